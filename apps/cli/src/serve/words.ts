/** What `doubloon serve` says to people, in English. */
export const serveWords = {
  port: (usual: number) =>
    `where the page is reached (PORT, else ${usual}); 0 takes any that is free`,
  host: (usual: string) =>
    `address to listen at (HOST, else ${usual}: only this machine); 0.0.0.0 is open to others`,
  page: 'folder of another built page',
  ready: (address: string) => `Doubloon is ready: ${address}`,
  notBuilt:
    'The page is not built yet. Run `npm run build` first, or `npm start`, which does both.',
  badPort: (text: string) => `PORT must be a whole number from 0 to 65,535, not "${text}".`,
  cannotListen: (code: string, port: number, host: string) => {
    if (code === 'EADDRINUSE')
      return `Port ${port} is taken, perhaps by a Doubloon that runs already. Choose another: --port ${port === 65_535 ? 8080 : port + 1}`
    if (code === 'EACCES') return `Port ${port} may not be used. Choose one above 1023: --port 8080`
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      return `This machine has no address ${host}. Choose another: --host 127.0.0.1`
    return `The page cannot be served at ${host}, port ${port} (${code}).`
  },
  onlyReading: 'Here things can only be read.',
  notFound: 'There is no such file here.',
}
