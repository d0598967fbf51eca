/** What the server says to whoever runs it, and to browsers that ask for what is not there; in English. */
export const say = {
  ready: (address: string) => `Doubloon is ready: ${address}`,
  forGuests: (address: string) => `For others in your network: ${address}`,
  adminKey: (address: string, key: string) =>
    `The key of the admin page, ${address}admin, is shown only this once: ${key}\n(\`doubloon key\` makes a new one.)`,
  notBuilt:
    'The page is not built yet. Run `npm run build` first, or `npm start`, which does both.',
  cannotListen: (code: string, port: number, host: string) => {
    if (code === 'EADDRINUSE')
      return `Port ${port} is taken, perhaps by a Doubloon that runs already. Choose another: --port ${port === 65_535 ? 8080 : port + 1}`
    if (code === 'EACCES') return `Port ${port} may not be used. Choose one above 1023: --port 8080`
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      return `This machine has no address ${host}. Choose another: --host 127.0.0.1`
    return `The page cannot be served at ${host}, port ${port} (${code}).`
  },
  cannotKeep: (folder: string, why: string) =>
    `Nothing can be kept in ${folder}: ${why}. Choose another folder: DOUBLOON_DATA.`,
  keepsNothing: (why: string) =>
    `Nothing can be kept any more: ${why}. Who plays is told so, and nothing that was answered is lost. It is tried again without a restart.`,
  keepsAgain: 'What is new is kept again.',
  usage: 'doubloon-server [--port N] [--host NAME] [--page FOLDER] [--data FOLDER]',
  onlyReading: 'Here things can only be read.',
  notFound: 'There is no such file here.',
}
