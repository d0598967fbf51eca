/** The games that have rules here; the rules of a game come when they are opened. */
import type { Book } from './book.ts'

export const GAMES = ['puerto-rico', 'san-juan'] as const
export type Game = (typeof GAMES)[number]

export const isGame = (word: string | undefined): word is Game =>
  GAMES.some((game) => game === word)

/** Makes the book in the language of the reader; to be asked anew when that changes. */
export type Maker = () => Book

export const LOADERS: Readonly<Record<Game, () => Promise<Maker>>> = {
  'puerto-rico': async () => (await import('./puerto-rico/book.ts')).puertoRicoBook,
  'san-juan': async () => (await import('./san-juan/book.ts')).sanJuanBook,
}
