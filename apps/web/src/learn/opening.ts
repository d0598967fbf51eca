/** Lays the table of a lesson. Nothing of it is kept; who comes back from the rules finds it as it was. */
import type { Refusal } from '@doubloon/engine'
import type { TableTypes } from '../client/contract.ts'
import { games } from '../local/games.ts'
import { NAMELESS } from '../text/person.ts'
import { sayLearn } from '../text/say-learn.ts'
import { type Game, lessonOf } from './courses.ts'
import type { Lesson } from './lesson.ts'
import { LessonModel } from './model.svelte.ts'

/** Those who are only there answer at once, and always the same. */
const BOT = 'novice'

let latest: LessonModel | undefined

/** The lesson, as far as one has come with it; undefined if there is none of that name. */
export async function openLesson(
  game: Game,
  name: string,
): Promise<LessonModel | Refusal | undefined> {
  const lesson = lessonOf(game, name)
  if (lesson === undefined) return undefined
  if (latest?.game === game && latest.name === name && !latest.isDone) return latest
  return restartLesson(game, name, lesson)
}

export async function restartLesson(
  game: Game,
  name: string,
  lesson: Lesson<TableTypes>,
): Promise<LessonModel | Refusal> {
  if (latest !== undefined) void games.remove(latest.client.id)
  latest = undefined
  const id = await games.practise(textOf(game, lesson, [NAMELESS, ...sayLearn.others]))
  if (typeof id !== 'string') return id
  latest = new LessonModel(game, name, lesson, games.open(id))
  return latest
}

/** What the desk takes in: the position, and who sits there. */
export function textOf(game: string, lesson: Lesson<TableTypes>, names: readonly string[]): string {
  const seats = lesson.position.seats.map((_, seat) => {
    const name = names[seat] ?? ''
    return seat === 0 ? { name } : { name, bot: BOT }
  })
  return JSON.stringify({ position: { game, ...lesson.position }, seats })
}
