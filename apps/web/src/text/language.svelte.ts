/** The language of the reader, and texts that follow it. */
/** Languages one can choose; `pseudo` makes English long and accented, for trying layouts. */
export const LANGUAGES = ['en', 'pseudo'] as const
export type Language = (typeof LANGUAGES)[number]

/** The same texts in every language that is written down. */
type Written<T> = Readonly<Record<Exclude<Language, 'pseudo'>, T>>

const current = $state({ language: 'en' as Language })

/** How English is made long and accented; it comes when somebody wants it. */
let pseudo: typeof import('./pseudo.ts').pseudo | undefined

/** Changes the language everywhere at once. */
export async function speak(language: Language): Promise<void> {
  if (language === 'pseudo') ({ pseudo } = await import('./pseudo.ts'))
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
    made ??= pseudo?.(written.en)
    return made ?? written.en
  }
  return new Proxy({} as T, { get: (_, key) => Reflect.get(said(), key) })
}
