/** The rulebook's names in one language, taken from docs/rules when the page is built. */
declare module 'virtual:names/*' {
  const names: Readonly<Record<import('./text/name-key.ts').NameKey, string>>
  export default names
}
