/** What stands on the seals of a table: the first letter of a name, or the number of the seat where several begin with the same one. */
import { getContext, setContext } from 'svelte'

const KEY = Symbol('seal marks')

const letterOf = (name: string): string => [...name][0]?.toLocaleUpperCase() ?? ''

/** By seat. */
export function sealMarks(names: readonly string[]): readonly string[] {
  const letters = names.map(letterOf)
  return letters.map((letter, seat) => {
    const isOnly = letters.indexOf(letter) === letters.lastIndexOf(letter)
    return isOnly ? letter : `${seat + 1}`
  })
}

/** Tells the seals inside who else sits there. */
export function setSealNames(names: () => readonly string[]): void {
  setContext(KEY, names)
}

/** What stands on the seal of a seat; where nobody said who else sits there, the letter of its name. */
export function useSealMark(): (name: string, seat: number) => string {
  const names = getContext<(() => readonly string[]) | undefined>(KEY)
  return (name, seat) =>
    (names === undefined ? undefined : sealMarks(names())[seat]) ?? letterOf(name)
}
