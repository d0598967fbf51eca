/** All lessons, by game. */
import type { TableTypes } from '../client/contract.ts'
import type { Lesson, Lessons } from './lesson.ts'
import { basics as puertoRicoBasics } from './puerto-rico/basics.ts'
import { puertoRicoLessons } from './puerto-rico/lessons.ts'
import { basics as sanJuanBasics } from './san-juan/basics.ts'
import { sanJuanLessons } from './san-juan/lessons.ts'

export const GAMES = ['puerto-rico', 'san-juan'] as const
export type Game = (typeof GAMES)[number]

// Each game's lessons speak of its own tables; who runs any of them only hands these through.
const LESSONS = {
  'puerto-rico': puertoRicoLessons,
  'san-juan': sanJuanLessons,
} as unknown as Readonly<Record<Game, Lessons<TableTypes>>>

/** Lessons after which one can play a first game, by name. */
export const BASICS: Readonly<Record<Game, readonly string[]>> = {
  'puerto-rico': Object.keys(puertoRicoBasics),
  'san-juan': Object.keys(sanJuanBasics),
}

export function isGame(word: string | undefined): word is Game {
  return GAMES.some((game) => game === word)
}

/** The lessons of a game by name, in their order. */
export function lessonsOf(game: Game): readonly string[] {
  return Object.keys(LESSONS[game])
}

export function lessonOf(game: Game, name: string): Lesson<TableTypes> | undefined {
  return Object.hasOwn(LESSONS[game], name) ? LESSONS[game][name] : undefined
}

/** The one after it; undefined after the last. */
export function nextLesson(game: Game, name: string): string | undefined {
  const names = lessonsOf(game)
  return names[names.indexOf(name) + 1]
}

/** Its place in the order, from 1. */
export function numberOf(game: Game, name: string): number {
  return lessonsOf(game).indexOf(name) + 1
}
