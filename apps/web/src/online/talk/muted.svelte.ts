/** People whom somebody does not want to read; kept in this browser, and told to nobody. */
import { keptUnder } from '../../settings/kept.ts'
import { keep } from './keep.ts'

const KEY = 'doubloon.muted'

const kept = $state({ people: read() })

export const isMuted = (person: string): boolean => kept.people.includes(person)

export function mute(person: string): void {
  write([...kept.people.filter((it) => it !== person), person])
}

export function unmute(person: string): void {
  write(kept.people.filter((it) => it !== person))
}

function write(people: readonly string[]): void {
  kept.people = people
  keep(KEY, { people })
}

function read(): readonly string[] {
  const { people } = keptUnder(KEY)
  return Array.isArray(people) ? people.filter((it) => typeof it === 'string') : []
}
