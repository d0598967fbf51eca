/** The rulebooks' names in one language, taken from docs/rules when the page is built. */
declare module 'virtual:names/puerto-rico/*' {
  const names: Readonly<Record<import('./text/name-key.ts').NameKey, string>>
  export default names
}
declare module 'virtual:names/san-juan/*' {
  const names: Readonly<Record<import('./text/name-key.ts').SanJuanNameKey, string>>
  export default names
}
/** Drawings that do not stand in the page: San Juan's, those of later pages, and most new buildings of Puerto Rico. */
declare module 'virtual:drawings' {
  const svg: string
  export default svg
}
