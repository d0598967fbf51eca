/** What is sent, in the language of the reader. */
import { en } from './en.ts'

export type NotifyText = typeof en

const TEXTS: Readonly<Record<string, NotifyText>> = { en }

export function textIn(language = 'en'): NotifyText {
  return TEXTS[language] ?? en
}
