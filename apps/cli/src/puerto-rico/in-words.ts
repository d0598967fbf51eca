/** `sugarMill` → `sugar mill`: the word of the notation for a key of the rules. */
export function inWords(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
