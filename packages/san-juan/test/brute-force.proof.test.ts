/**
 * Composite decisions: the composite moves that the engine's canonical small steps reach are those that a naive
 * enumeration finds, each reached exactly once. On random tables and on the tables that follow from them.
 * DOUBLOON_REFERENCE_GAMES multiplies the number of tables.
 */

import { generator, pick } from '@doubloon/testkit/reference'
import { expect, test } from 'vitest'
import type { Options } from '../src/index.ts'
import type { Asked } from './reference/ask.ts'
import { compositesBySteps } from './reference/by-steps.ts'
import { type Pair, playBoth, richPair, startPair } from './reference/lockstep.ts'
import type { Wishes } from './reference/rich.ts'
import type { Role } from './reference/tables.ts'

const TIMES = Number(process.env['DOUBLOON_REFERENCE_GAMES'] ?? 1)
const HOUR = 3_600_000
const PLAYERS = [2, 3, 4] as const
/** Decisions with more moves are left out; the larger ones are rare and slow. */
const MOST = 2_000

/** Settings in turn. */
function settingOf(seed: number): Partial<Options> {
  return { players: PLAYERS[seed % 3], expansion: seed % 5 > 0 }
}

/** Whether a decision is to be compared; `legal` are its moves. */
type Wanted = (legal: readonly string[]) => boolean

/** States of which all composite moves were compared, and those with too many of them. */
interface Tally {
  compared: number
  skipped: number
  moves: number
}

/** Which role is played on how many tables, and which decision is meant. */
interface Trial {
  readonly role: Role
  readonly decision: string
  readonly tables: number
  readonly wishes?: Wishes
  readonly wanted?: Wanted
}

/** Plays one phase, or one start of a round, on each of many tables; both lists must be the same. */
function compareMany(trial: Trial): void {
  const { role, tables, wishes = {} } = trial
  const tally: Tally = { compared: 0, skipped: 0, moves: 0 }
  for (let seed = 1; seed <= tables * TIMES; seed++) {
    const random = generator(seed)
    let pair = richPair(settingOf(seed), seed, { ...wishes, role })
    pair = playBoth(pair, pair.game.toMove, `choose ${role}`)
    while (!pair.game.over && pair.game.decision !== 'D-SJ-2') {
      const [asked] = pair.reference.pending()
      if (pair.game.decision === trial.decision) compareComposites(pair, asked, tally, trial.wanted)
      pair = playBoth(pair, asked.seat, asked.choice.some(random))
    }
  }
  check(tally, `${trial.decision} ${role}`)
}

function check(tally: Tally, title: string): void {
  if (process.env['DOUBLOON_REFERENCE_TALLY'] !== undefined) console.log(title, tally)
  expect(tally.compared).toBeGreaterThanOrEqual(1_500)
  expect(tally.skipped / (tally.compared + tally.skipped)).toBeLessThan(0.01)
}

function compareComposites(
  pair: Pair,
  { seat, choice }: Asked,
  tally: Tally,
  wanted?: Wanted,
): void {
  const legal = choice.list(MOST)
  if (legal === undefined) {
    tally.skipped += 1
    return
  }
  if (wanted !== undefined && !wanted(legal)) return
  const reached = compositesBySteps(pair.game, MOST, seat)?.sort() ?? []
  const expected = legal.sort()
  if (reached.join() !== expected.join()) expect(reached).toEqual(expected)
  tally.compared += 1
  tally.moves += legal.length
}

const offers =
  (form: RegExp): Wanted =>
  (legal) =>
    legal.some((text) => form.test(text))

/** Whether something can be built for more than one price. */
const offersWaiver: Wanted = (legal) => {
  const prices = new Map<string, number>()
  return legal.some((text) => {
    const [build, paying] = text.split(' paying ')
    const price = paying?.split(', ').length ?? 0
    const isDearer = (prices.get(build) ?? price) !== price
    prices.set(build, price)
    return isDearer
  })
}

const BUILDER = { role: 'builder', decision: 'D-SJ-3' } as const

test('SJ-BUILDER-5, SJ-BUILDER-7, R-SJ-9: every price and every payment exactly once', {
  timeout: HOUR,
}, () => {
  const wishes = { buildings: ['smithy', 'quarry', 'library'], hand: 6 }
  compareMany({ ...BUILDER, tables: 900, wishes, wanted: offersWaiver })
})

test('SJ-B-CRANE-1, SJ-B-CRANE-2, SJ-B-CRANE-3, R-SJ-41: every build over another exactly once', {
  timeout: HOUR,
}, () => {
  const wishes = { buildings: ['crane', 'park'], hand: 5 }
  compareMany({ ...BUILDER, tables: 900, wishes, wanted: offers(/ over /) })
})

test('SJ-B-BLACKMARKET-1, SJ-B-BLACKMARKET-4, R-SJ-10, R-SJ-11: every payment with goods exactly once', {
  timeout: HOUR,
}, () => {
  const wishes = { buildings: ['blackMarket', 'crane', 'customsOffice'], hand: 4 }
  compareMany({ ...BUILDER, tables: 1300, wishes, wanted: offers(/ paying .*good/) })
})

test('SJ-PROD-1, SJ-PROD-2, SJ-PROD-4: every production exactly once', { timeout: HOUR }, () => {
  const wishes = { buildings: ['aqueduct', 'sugarMill', 'coffeeRoaster', 'silverSmelter'] }
  compareMany({ role: 'producer', decision: 'D-SJ-4', tables: 750, wishes })
})

test('SJ-TRADE-2, SJ-TRADE-3, SJ-X-CUSTOMS-3: every sale exactly once', { timeout: HOUR }, () => {
  const wishes = { buildings: ['tradingPost', 'customsOffice', 'sugarMill', 'silverSmelter'] }
  compareMany({ role: 'trader', decision: 'D-SJ-5', tables: 700, wishes })
})

test('SJ-COUNC-3, SJ-COUNC-4: every choice of cards to keep exactly once', {
  timeout: HOUR,
}, () => {
  const wishes = { buildings: ['prefecture', 'library'] }
  compareMany({ role: 'councillor', decision: 'D-SJ-6', tables: 1150, wishes })
})

test('SJ-COUNC-5, SJ-B-ARCHIVE-1: every choice of cards to put away exactly once', {
  timeout: HOUR,
}, () => {
  const wishes = { buildings: ['archive', 'prefecture', 'library'], hand: 5 }
  compareMany({ role: 'councillor', decision: 'D-SJ-7', tables: 1700, wishes })
})

const NEW_ROUND = { role: 'prospector' } as const

test('SJ-X-OFFICE-1: every exchange exactly once', { timeout: HOUR }, () => {
  const wishes = { buildings: ['officeBuilding'], hand: 8, lastChoice: true }
  compareMany({ ...NEW_ROUND, decision: 'D-SJ-8', tables: 1250, wishes })
})

test('SJ-X-BANK-1: every deposit exactly once', { timeout: HOUR }, () => {
  const wishes = { buildings: ['bank', 'chapel'], hand: 8, lastChoice: true }
  compareMany({ ...NEW_ROUND, decision: 'D-SJ-10', tables: 2400, wishes })
})

test('SJ-START-3, SJ-START-4: every choice of cards beyond the limit exactly once', {
  timeout: HOUR,
}, () => {
  const wishes = { buildings: ['guardRoom'], hand: 11, lastChoice: true }
  compareMany({ ...NEW_ROUND, decision: 'D-SJ-11', tables: 1800, wishes })
})

test('SJ-VAR-1, SJ-VAR-2, SJ-VAR-3: every choice of starting cards exactly once', {
  timeout: HOUR,
}, () => {
  const tally: Tally = { compared: 0, skipped: 0, moves: 0 }
  for (let seed = 1; seed <= 300 * TIMES; seed++) {
    const random = generator(seed)
    const options = { ...settingOf(seed), advanced: true }
    let pair = startPair(options, `${seed}`)
    while (pair.game.decision === 'D-SJ-1') {
      for (const asked of pair.reference.pending()) compareComposites(pair, asked, tally)
      const { seat, choice } = pick(random, pair.reference.pending())
      pair = playBoth(pair, seat, choice.some(random))
    }
  }
  check(tally, 'D-SJ-1')
})
