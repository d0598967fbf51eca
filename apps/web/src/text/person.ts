/**
 * Somebody in a sentence. A sentence says one thing to the reader and another of somebody else, and only its language knows
 * how: it gets a person, never a name, wherever it can be about the reader (ADR 0016).
 */
export interface Person {
  /** As it stands on seals and in tables; in a sentence only where it is not the reader. Never bent: languages differ in how. */
  readonly name: string
  readonly isYou: boolean
}

/** What a sentence says to the one it is about, and of somebody else; `@` stands for the name. */
interface Forms {
  readonly you: string
  readonly they: string
}

/** `about(who, { you: 'your board', they: '@’s board' })`, in any language. */
export function about(who: Person, { you, they }: Forms): string {
  return who.isYou ? you : they.replaceAll('@', () => who.name)
}

/**
 * The name under which somebody is kept who gave none. Games and records of every language have this word, and nobody is called
 * so on the page: the reader is addressed, and others see which seat it is.
 */
export const NAMELESS = 'You'
