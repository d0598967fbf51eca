/** The language of the reader, and texts that follow it. */
import { pseudo } from './pseudo.ts'

/** Languages one can choose; `pseudo` makes English long and accented, for trying layouts. */
export const LANGUAGES = ['en', 'pseudo'] as const
export type Language = (typeof LANGUAGES)[number]

/** The same texts in every language that is written down. */
type Written<T> = Readonly<Record<Exclude<Language, 'pseudo'>, T>>

const current = $state({ language: 'en' as Language })

/** Changes the language everywhere at once. */
export function speak(language: Language): void {
  current.language = language
}

/** For formats of numbers, dates and plurals. */
export function locale(): string {
  return current.language === 'pseudo' ? 'en' : current.language
}

/** Texts whose fields are read anew each time, so that a change of language reaches everybody. */
export function inLanguage<T extends object>(written: Written<T>): T {
  let made: T | undefined
  const said = () => {
    if (current.language !== 'pseudo') return written[current.language]
    made ??= pseudo(written.en)
    return made
  }
  return new Proxy({} as T, { get: (_, key) => Reflect.get(said(), key) })
}
