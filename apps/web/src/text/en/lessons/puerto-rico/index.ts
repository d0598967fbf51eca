/** English: the lessons of Puerto Rico. */
import type { puertoRicoLessons } from '../../../../learn/puerto-rico/lessons.ts'
import type { WordsOf } from '../../../../learn/words.ts'
import { basics } from './basics.ts'
import { choices } from './choices.ts'
import { ending } from './ending.ts'
import { ships } from './ships.ts'

export const puertoRico: WordsOf<typeof puertoRicoLessons> = {
  ...basics,
  ...choices,
  ...ships,
  ...ending,
}
