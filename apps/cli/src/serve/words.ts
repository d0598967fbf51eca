/** What `doubloon serve --help` says to people, in English; all else is said by the server. */
export const serveWords = {
  port: 'where the page is reached (PORT, else 8080); 0 takes any that is free',
  host: 'address to listen at (HOST, else 127.0.0.1: only this machine); 0.0.0.0 is open to others',
  page: 'folder of another built page',
  data: 'folder in which tables and people are kept (DOUBLOON_DATA, else data)',
}
