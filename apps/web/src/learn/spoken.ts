/** The words of any lesson in the language of the reader. */
import { sayLearn } from '../text/say-learn.ts'
import type { Game } from './courses.ts'
import type { AnyLessonWords } from './words.ts'

export function wordsOf(game: Game, name: string): AnyLessonWords {
  const words = sayLearn.courses[game] as unknown as Readonly<Record<string, AnyLessonWords>>
  return words[name] ?? { title: name, about: '', steps: [] }
}
