/** The words of San Juan's table in the language of the reader. Only what belongs to that game loads them. */
import namesInEnglish from 'virtual:names/san-juan/en'
import { en } from './en/san-juan/index.ts'
import { inLanguage } from './language.svelte.ts'

export type SanJuanCatalog = typeof en

/** Everything the table says, by area. */
export const saySanJuan: SanJuanCatalog = inLanguage({ en })

/** The rulebook's names, by key: `namesSanJuan['role.councillor']`. */
export type SanJuanNames = typeof namesInEnglish
export const namesSanJuan: SanJuanNames = inLanguage({ en: namesInEnglish })
