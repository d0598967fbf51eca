/** What somebody said, in the language of the reader. It is text and nothing else: no marks are read in it. */
import type { Words } from '@doubloon/table'
import { sayTalk } from '../../text/say-talk.ts'

export function textOf(words: Words): string {
  if ('text' in words) return words.text
  const { said, unknown } = sayTalk.phrases
  return Object.hasOwn(said, words.phrase) ? (said[words.phrase] ?? unknown) : unknown
}
