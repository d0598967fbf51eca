/** How lists, numbers and shares are written for people. */

export const list = (words: readonly string[]): string => words.join(', ')
export const grouped = (number: number): string => number.toLocaleString('en-US')
export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
