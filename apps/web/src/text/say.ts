/** The words of the page in the language of the reader. Components take every word from `say` and `names`. */
import namesInEnglish from 'virtual:names/puerto-rico/en'
import { en } from './en/index.ts'
import { inLanguage } from './language.svelte.ts'

export type Catalog = typeof en

/** Everything the page says, by area. */
export const say: Catalog = inLanguage({ en })

/** The rulebook's names, by key: `names['role.settler']`. */
export type Names = typeof namesInEnglish
export const names: Names = inLanguage({ en: namesInEnglish })
