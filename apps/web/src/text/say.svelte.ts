/** The words of the page in the language of the reader. Components take every word from `say` and `names`. */
import names_en from 'virtual:names/en'
import { en } from './en/index.ts'
import { pseudo } from './pseudo.ts'

export type Catalog = typeof en
export type Names = typeof names_en

/** Languages one can choose; `pseudo` makes English long and accented, for trying layouts. */
export const LANGUAGES = ['en', 'pseudo'] as const
export type Language = (typeof LANGUAGES)[number]

const CATALOGS: Readonly<Record<Language, readonly [Catalog, Names]>> = {
  en: [en, names_en],
  pseudo: [pseudo(en), pseudo(names_en)],
}

const current = $state({ language: 'en' as Language })

/** Changes the language everywhere at once. */
export function speak(language: Language): void {
  current.language = language
}

/** For formats of numbers, dates and plurals. */
export function locale(): string {
  return current.language === 'pseudo' ? 'en' : current.language
}

/** Everything the page says, by area. */
export const say: Catalog = areasOf(() => CATALOGS[current.language][0])

/** The rulebook's names, by key: `names['role.settler']`. */
export const names: Names = areasOf(() => CATALOGS[current.language][1])

/** An object whose fields are read anew each time, so that a change of language reaches everybody. */
function areasOf<T extends object>(of: () => T): T {
  return new Proxy({} as T, { get: (_, key) => Reflect.get(of(), key) })
}
