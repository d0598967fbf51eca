/**
 * Composite decisions: the composite moves that the engine's canonical small steps reach are those that a naive
 * enumeration finds, each reached exactly once. On random tables and on the tables that follow from them.
 * DOUBLOON_REFERENCE_GAMES multiplies the number of tables.
 */

import { generator, pick } from '@doubloon/testkit/reference'
import { expect, test } from 'vitest'
import type { Options } from '../src/index.ts'
import { compositesBySteps } from './reference/by-steps.ts'
import { moveOf, type Pair, playBoth, richPair, startPair } from './reference/lockstep.ts'
import { draftable } from './reference/setup.ts'
import { works } from './reference/table.ts'
import { words } from './reference/tables.ts'

const TIMES = Number(process.env['DOUBLOON_REFERENCE_GAMES'] ?? 1)
const HOUR = 3_600_000
const PLAYERS = [2, 3, 4, 5] as const
/** Decisions with more moves are left out; the larger ones are rare and slow. */
const MOST = 10_000

/** Settings in turn: every number of players, all buildings or a random set. */
function settingOf(seed: number): Partial<Options> {
  return {
    players: PLAYERS[seed % 4],
    buildings: seed % 3 === 0 ? 'randomSet' : 'all31',
    balanced: seed % 5 === 0,
    endRule: seed % 7 === 0 ? 'cityOnly' : 'standard',
  }
}

type Wanted = (pair: Pair) => boolean

/** States of which all composite moves were compared, and those with too many of them. */
interface Tally {
  compared: number
  skipped: number
}

/** Which phase is played on how many tables; only on those where somebody has the building at work. */
interface Trial {
  readonly role: string
  readonly tables: number
  readonly building?: string
}

/** Plays one phase on each of many tables; at every wanted decision both lists must be the same. */
function comparePhase({ role, tables, building }: Trial, wanted: Wanted): void {
  const tally: Tally = { compared: 0, skipped: 0 }
  for (let seed = 1; seed <= tables * TIMES; seed++) {
    const random = generator(seed)
    let pair = richPair(settingOf(seed), seed)
    if (building !== undefined && !isAtWork(pair, building)) continue
    pair = playBoth(pair, pair.game.toMove, `choose ${role}`)
    while (!pair.game.over && phaseGoesOn(pair)) {
      if (wanted(pair)) tally[compareComposites(pair) ? 'compared' : 'skipped'] += 1
      const asked = pick(random, pair.reference.pending())
      pair = playBoth(pair, asked.seat, moveOf(random, pair.reference, asked))
    }
  }
  if (process.env['DOUBLOON_REFERENCE_TALLY'] !== undefined) console.log(role, tally)
  expect(tally.compared).toBeGreaterThanOrEqual(2_000)
  expect(tally.skipped / (tally.compared + tally.skipped)).toBeLessThan(0.1)
}

function isAtWork({ reference }: Pair, building: string): boolean {
  return reference.table.players.some((player) => works(player, building))
}

/** Until the next seat is asked for a role, or for its guests before it. */
function phaseGoesOn({ game, reference }: Pair): boolean {
  if (game.decision === 'D-ROLE') return false
  return reference.table.roles.filter((role) => role.takenBy !== undefined).length === 1
}

function compareComposites({ game, reference }: Pair): boolean {
  const [{ legal }] = reference.pending()
  if (legal === undefined || legal.length > MOST) return false
  const reached = compositesBySteps(game, MOST)?.sort() ?? []
  const expected = [...legal].sort()
  if (reached.join() !== expected.join()) expect(reached).toEqual(expected)
  return true
}

const isPending = (decision: string) => (pair: Pair) => pair.game.decision === decision
const offers = (word: string) => (pair: Pair) =>
  pair.reference.pending()[0].legal?.some((text) => text.includes(word)) === true

test('PR-MAYOR-4, PR-MAYOR-5, PR-MAYOR-6: every legal placement exactly once', {
  timeout: HOUR,
}, () => {
  comparePhase({ role: 'mayor', tables: 1000 }, isPending('D-MAYOR-PLACE'))
})

test('PR-CAPTAIN-12, PR-CAPTAIN-13, PR-RUL-16, PR-X-STOREHOUSE-1: every legal storage exactly once', {
  timeout: HOUR,
}, () => {
  comparePhase({ role: 'captain', tables: 1300 }, isPending('D-STORE'))
})

test('PR-X-SMALLWHARF-1, PR-CAPTAIN-3, PR-CAPTAIN-4: every legal load exactly once', {
  timeout: HOUR,
}, () => {
  comparePhase({ role: 'captain', tables: 2600, building: 'smallWharf' }, offers('on small wharf'))
})

test('PR-X-BLACKMARKET-1, PR-X-BLACKMARKET-2, PR-X-BLACKMARKET-3, PR-X-BLACKMARKET-4, PR-RUL-20: every payment in kind exactly once', {
  timeout: HOUR,
}, () => {
  comparePhase({ role: 'builder', tables: 3700, building: 'blackMarket' }, offers(' giving '))
})

test('PR-DRAFT-2, PR-DRAFT-3, PR-DRAFT-4, PR-DRAFT-5: every kind with a free slot exactly once', {
  timeout: HOUR,
}, () => {
  for (let seed = 1; seed <= 200 * TIMES; seed++) {
    const random = generator(seed)
    const draftExclusions = seed % 2 === 0
    let pair = startPair(
      { players: PLAYERS[seed % 4], buildings: 'draft', draftExclusions },
      `${seed}`,
    )
    while (pair.game.decision === 'D-DRAFT') {
      const drafted = pair.game.position().violetBuildings ?? []
      const kinds = draftable(drafted, draftExclusions).map((key) => `draft ${words(key)}`)
      expect([...pair.game.steps()].sort()).toEqual(kinds.sort())
      pair = playBoth(pair, pair.game.toMove, pick(random, kinds))
    }
    expect(pair.game.position().violetBuildings).toHaveLength(17)
  }
})
