/** The log in one line a phase: what folds, what is said of it, and that nothing is lost. */
import { advise, botAdapterOf, parsePlayer } from '@doubloon/bots'
import { Game, type GameState, type GameTypes, orThrow, type Rules } from '@doubloon/engine'
import { puertoRico } from '@doubloon/puerto-rico'
import { sanJuan } from '@doubloon/san-juan'
import { expect, test } from 'vitest'
import { tell as tellPuertoRico } from '../src/puerto-rico/log-writer.ts'
import type { Event } from '../src/puerto-rico/table-types.ts'
import { tell as tellSanJuan } from '../src/san-juan/log-writer.ts'
import { type FoldingWords, fold } from '../src/table/folding.ts'
import { log } from '../src/text/en/log.ts'
import { log as sanJuanLog } from '../src/text/en/san-juan/log.ts'
import { names } from '../src/text/say.ts'
import { namesSanJuan } from '../src/text/say-san-juan.ts'

const nameOf = (seat: number) => ['Ana', 'Bruno', 'Clara'][seat] ?? ''
const personOf = (seat: number) => ({ name: nameOf(seat), isYou: false })
const inPuertoRico = { log, names, nameOf, personOf }
const inSanJuan = { log: sanJuanLog, frame: log, names: namesSanJuan, nameOf, personOf }
const words = (summaries: FoldingWords['summaries']): FoldingWords => ({
  summaries,
  joined: log.joined,
  personOf,
})

/** A game of sensible players, line by line. */
function played<S extends GameState, T extends GameTypes>(rules: Rules<S, T>, seed: string) {
  const player = orThrow(parsePlayer('greedy'))
  const adapter = botAdapterOf<S>(rules.game)
  const games = [orThrow(Game.start(rules, { players: 3 }, seed))]
  for (let game = games[0]; game !== undefined && !game.over; game = games.at(-1)) {
    const { move } = advise(game, adapter, player, `${seed} ${games.length}`, { now: () => 0 })
    games.push(orThrow(game.play(move)))
  }
  return games.slice(1).map((after, at) => {
    const seat = games[at]?.toMove ?? 0
    return { n: at + 1, seat, move: 'x', round: 1, events: after.eventsFor(0) }
  })
}

const LOGS = [
  [tellPuertoRico(played(puertoRico, 'fold'), inPuertoRico), words(log.summaries)],
  [tellSanJuan(played(sanJuan, 'fold'), inSanJuan), words(sanJuanLog.summaries)],
] as const

test('whole games: many phases are one line, and all that was told is still there, in order', () => {
  for (const [entries, folding] of LOGS) {
    const rows = fold(entries, folding)
    const all = rows.flatMap(({ entry, inside }) => inside ?? [entry])
    expect(all).toEqual(entries)
    expect(rows.every(({ at, inside, entry }) => entries[at] === (inside?.[0] ?? entry))).toBe(true)
    const folded = rows.filter(({ inside }) => inside !== undefined)
    expect(folded.length).toBeGreaterThan(8)
    for (const { entry } of folded) expect(entry.text).toMatch(/^takes \*\*.*; (nobody|\w+ for) /)
    // Who built, sold or shipped something is told.
    expect(folded.map(({ entry }) => entry.text).join()).not.toMatch(/builds \*|sells \d|loads \d/)
  }
})

/** What is told of a phase, when the next one has begun. */
function toldOf(events: readonly Event[], isOver = true) {
  const next: Event = { type: 'roleTaken', seat: 1, role: 'prospector', doubloons: 0 }
  const line = { seat: 0, move: 'x', round: 1 }
  const lines = [{ ...line, n: 1, events }, ...(isOver ? [{ ...line, n: 2, events: [next] }] : [])]
  const rows = fold(tellPuertoRico(lines, inPuertoRico), words(log.summaries))
  return rows.slice(1).map(({ entry }) => entry.text)
}

const builder: Event = { type: 'roleTaken', seat: 0, role: 'builder', doubloons: 1 }
const cannot = (seat: number): Event => ({ type: 'skipped', seat, decision: 'D-BUILD' })
const makes = (seat: number, count: number): Event => ({
  type: 'produced',
  seat,
  good: 'corn',
  count,
  by: 'craftsman',
})

test('a phase in which nobody does anything is one line, as soon as it is over', () => {
  expect(toldOf([builder, cannot(0), cannot(1)])[0]).toBe(
    'takes **Builder** and **1** :doubloon: on it; nobody builds',
  )
  expect(toldOf([builder, cannot(0), cannot(1)], false)).toHaveLength(2)
})

test('who got how much stands in the line', () => {
  const craftsman: Event = { type: 'roleTaken', seat: 0, role: 'craftsman', doubloons: 0 }
  expect(toldOf([craftsman, makes(0, 2), makes(1, 1)])[0]).toBe(
    'takes **Craftsman**; barrels for Ana 2, Bruno 1',
  )
  const none: Event = { type: 'notProduced', seat: 1, good: 'sugar', count: 1, by: 'craftsman' }
  expect(toldOf([craftsman, makes(0, 2), none])).toHaveLength(3)
})

test('a phase in which somebody builds is told in full', () => {
  const built: Event = {
    type: 'built',
    seat: 1,
    building: 'hospice',
    doubloons: 4,
  }
  expect(toldOf([builder, cannot(0), built]).length).toBeGreaterThan(2)
})
