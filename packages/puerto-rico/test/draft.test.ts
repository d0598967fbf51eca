/** The draft of the violet buildings: who chooses what, and what is in the game afterwards. */
import { describe, expect, test } from 'vitest'
import { BUILDINGS_N, FIRST_VIOLET } from '../src/state.ts'
import { BOOK } from './sheet.ts'
import { newGame, type Table } from './table.ts'
import { COSTS, keyOf, POOL, PRODUCTION, SLOTS } from './violet-slots.ts'

const NAMES = ['Ana', 'Ben', 'Cyd', 'Dan', 'Eve']
const drafting = (players: number, options: object = {}, seed = 'a draft') =>
  newGame({ players: NAMES.slice(0, players), buildings: 'draft', ...options }, seed)

const ALL = COSTS.flatMap((cost) => POOL[cost] ?? [])
const toDraft = (kinds: readonly string[]) => kinds.map((kind) => `draft ${kind}`)
const without = (...gone: readonly string[]) => toDraft(ALL.filter((kind) => !gone.includes(kind)))

/** One set of 17 kinds that respects the exclusions, in the order in which it is drafted. */
const SEVENTEEN = COSTS.flatMap((cost) => (POOL[cost] ?? []).slice(0, SLOTS[cost]))

/** Copies left of the buildings in the game, by key. */
const copies = (table: Table) => table.game.view(0).buildingsLeft

/** The names clockwise from the first governor. */
function fromGovernor(table: Table): readonly string[] {
  const { governor, seats } = table.game.position()
  return seats.map((_, distance) => NAMES[(governor + distance) % seats.length] ?? '')
}

describe('choosing', () => {
  test('D-DRAFT, PR-DRAFT-1: at first any of the violet kinds, and no plant', () => {
    expect(ALL).toHaveLength(BUILDINGS_N - FIRST_VIOLET)
    const table = drafting(3)
    table
      .offers(...toDraft(ALL))
      .refuses('pass', 'PR-DRAFT-2')
      .refuses('draft sugar mill', 'unknown-move')
      .refuses('choose settler', 'PR-DRAFT-2') // nobody chooses a role yet
    expect(table.game.decision).toBe('D-DRAFT')
    expect(Object.keys(copies(table))).toEqual([
      'smallIndigoPlant',
      'smallSugarMill',
      'indigoPlant',
      'sugarMill',
      'tobaccoStorage',
      'coffeeRoaster',
    ])
  })

  test('PR-DRAFT-2, PR-RUL-34: the first governor begins, then clockwise, one kind each', () => {
    const table = drafting(4)
    const names = fromGovernor(table)
    for (const [at, kind] of SEVENTEEN.entries()) {
      const name = names[at % 4] ?? ''
      table.asks(name, 'D-DRAFT').play(`${name}: draft ${kind}`)
      table.happened({ type: 'drafted', seat: name, building: keyOf(kind) })
    }
    table.asks(names[0] ?? '', 'D-ROLE')
  })

  test('PR-RUL-34: the one who begins is determined at random', () => {
    const beginners = Array.from({ length: 60 }, (_, seed) => {
      const table = drafting(3, {}, `seed ${seed}`)
      expect(table.game.toMove).toBe(table.game.position().governor)
      return table.game.toMove
    })
    expect([...new Set(beginners)].sort()).toEqual([0, 1, 2])
  })

  test('PR-DRAFT-2: a kind is chosen once, with all its copies', () => {
    const table = drafting(3)
    table
      .play('draft hospice')
      .refuses('draft hospice', 'PR-DRAFT-2')
      .offers(...without('hospice', 'guesthouse')) // one slot of cost 4
    expect(copies(table)).toMatchObject({ hospice: 2 })
    expect(copies(table)).not.toHaveProperty('guesthouse')
  })

  test('PR-DRAFT-2: two copies of a small kind, one of a large kind', () => {
    const table = drafting(5).play('draft harbor', 'draft cloister')
    expect(copies(table)).toMatchObject({ harbor: 2, cloister: 1 })
  })

  test('PR-DRAFT-2: one copy of every kind with two players', () => {
    const table = drafting(2).play('draft harbor', 'draft cloister')
    expect(copies(table)).toMatchObject({ harbor: 1, cloister: 1 })
  })

  test('PR-DRAFT-2: the statue goes on any large slot', () => {
    drafting(3)
      .play(...toDraft(['guild hall', 'residence', 'fortress', 'customs house']))
      .mayPlay('draft statue', 'draft cloister', 'draft city hall')
      .play('draft statue')
      .refuses('draft city hall', 'PR-DRAFT-3')
      .refuses('draft cloister', 'PR-DRAFT-3')
  })

  test.each(COSTS)('PR-DRAFT-1, -3: the slots of cost %i, and no more', (cost) => {
    const table = drafting(3, { draftExclusions: false })
    const kinds = POOL[cost] ?? []
    const chosen = kinds.slice(0, SLOTS[cost])
    for (const [at, kind] of chosen.entries()) {
      const left = kinds.slice(at)
      table.mayPlay(...toDraft(left)).play(`draft ${kind}`)
    }
    for (const kind of kinds.slice(chosen.length)) table.refuses(`draft ${kind}`, 'PR-DRAFT-3')
    table.offers(...without(...kinds)) // other costs are not touched
  })

  test('EX-PR-27: black market and hacienda use up the slots of cost 2', () => {
    const table = drafting(3)
    table
      .play('draft black market')
      .mayPlay('draft hacienda', 'draft construction hut', 'draft forest house')
      .play('draft church', 'draft hacienda')
      .refuses('draft construction hut', 'PR-DRAFT-3')
      .refuses('draft forest house', 'PR-DRAFT-3')
    const rest = SEVENTEEN.filter((kind) => !(POOL[2] ?? []).includes(kind) && kind !== 'office')
    table.play(...toDraft(rest))
    expect(table.game.decision).toBe('D-ROLE')
    expect(copies(table)).toMatchObject({ blackMarket: 2, hacienda: 2 })
    expect(copies(table)).not.toHaveProperty('constructionHut')
    expect(copies(table)).not.toHaveProperty('forestHouse')
  })
})

describe('exclusions', () => {
  const pairs = [
    ['hacienda', 'forest house'],
    ['forest house', 'hacienda'],
    ['office', 'trading post'],
    ['trading post', 'office'],
  ] as const

  test.each(pairs)('PR-DRAFT-4, PR-RUL-32: %s removes %s by default', (chosen, removed) => {
    drafting(3)
      .play(`draft ${chosen}`)
      .offers(...without(chosen, removed))
      .refuses(`draft ${removed}`, 'PR-DRAFT-4')
  })

  test.each(pairs)('PR-DRAFT-4, PR-RUL-32: not if switched off: %s and %s', (chosen, other) => {
    const table = drafting(3, { draftExclusions: false }).play(`draft ${chosen}`)
    table.offers(...without(chosen)).play(`draft ${other}`)
    expect(copies(table)).toMatchObject({ [keyOf(chosen)]: 2, [keyOf(other)]: 2 })
  })

  test('PR-RUL-32: no other kind of cost 2 or 5 excludes another', () => {
    drafting(3)
      .play('draft black market')
      .offers(...without('black market'))
      .play('draft large market')
      .offers(...without('black market', 'large market'))
      .play('draft church') // the slots of cost 5 are used up
      .offers(...without('black market', ...(POOL[5] ?? [])))
  })

  test('PR-DRAFT-4: a draft with exclusions can always be completed', () => {
    for (let seed = 0; seed < 40; seed++) {
      const table = drafting(2 + (seed % 4), {}, `seed ${seed}`)
      const chosen: string[] = []
      while (table.game.decision === 'D-DRAFT') {
        const offers = table.game.offers() ?? []
        const offer = offers[(seed * 7 + chosen.length * 13) % offers.length]
        chosen.push(offer?.text.replace('draft ', '') ?? '')
        table.play(offer?.text ?? '')
      }
      // Kinds the rules chose by themselves, where only one was left.
      const inGame = ALL.filter((kind) => keyOf(kind) in copies(table))
      for (const cost of COSTS) {
        const ofCost = inGame.filter((kind) => POOL[cost]?.includes(kind))
        expect(ofCost, `cost ${cost} of seed ${seed}`).toHaveLength(SLOTS[cost] ?? 0)
      }
      expect(inGame.includes('hacienda') && inGame.includes('forest house')).toBe(false)
      expect(inGame.includes('office') && inGame.includes('trading post')).toBe(false)
      expect(inGame).toEqual(expect.arrayContaining(chosen))
    }
  })
})

describe('the end of the draft', () => {
  test('PR-DRAFT-5: after 17 choices 14 kinds are out of the game', () => {
    expect(SEVENTEEN).toHaveLength(17)
    const table = drafting(3).play(...toDraft(SEVENTEEN.slice(0, 16)))
    expect(table.game.decision, 'before the last choice').toBe('D-DRAFT')
    table.play(...toDraft(SEVENTEEN.slice(16)))
    expect(table.game.decision).toBe('D-ROLE')
    const violet = Object.entries(copies(table)).slice(6)
    expect(violet.map(([kind]) => kind).sort()).toEqual(SEVENTEEN.map(keyOf).sort())
    const tiles = violet.reduce((sum, [, count]) => sum + count, 0)
    expect(tiles).toBe(12 * 2 + 5) // 29 of 55: 26 tiles are left over
  })

  test('PR-DRAFT-5: production buildings are not drafted: all are there', () => {
    const table = drafting(3).play(...toDraft(SEVENTEEN))
    expect(copies(table)).toMatchObject(PRODUCTION)
  })

  test('PR-DRAFT-5: only what was drafted is built', () => {
    const table = drafting(3).play(...toDraft(SEVENTEEN))
    table
      .play('choose builder') // 2 doubloons and the privilege
      .offers(
        'build small indigo plant',
        'build small sugar mill',
        'build indigo plant',
        'build small market',
        'build hacienda',
        'build construction hut',
        'build small warehouse',
        'pass',
      )
      .refuses('build aqueduct', 'PR-BUILDER-2')
  })

  test('PR-DRAFT-2: two of a small kind can be built, by two players', () => {
    const table = drafting(3).play(...toDraft(SEVENTEEN))
    table.play('choose builder', 'build hacienda')
    expect(copies(table)).toMatchObject({ hacienda: 1 })
    table.play('build hacienda')
    expect(copies(table)).toMatchObject({ hacienda: 0 })
    table.refuses('build hacienda', 'PR-BUILDER-2')
  })
})

/** All sets of kinds of one cost that players can draft, found by trying every order. */
function resultsOf(cost: number, options: object): ReadonlySet<string> {
  const seen = new Set<string>()
  const results = new Set<string>()
  const explore = (chosen: readonly string[], table: Table): void => {
    const name = [...chosen].sort().join(', ')
    if (seen.has(name)) return
    seen.add(name)
    const next = (table.game.offers() ?? [])
      .map(({ text }) => text.replace('draft ', ''))
      .filter((kind) => POOL[cost]?.includes(kind))
    if (next.length === 0) results.add(name)
    for (const kind of next) {
      const again = drafting(3, options).play(...toDraft([...chosen, kind]))
      explore([...chosen, kind], again)
    }
  }
  explore([], drafting(3, options))
  return results
}

/** `cost 2, 5, 8: C(4,2) = 6 each; cost 10: C(7,5) = 21` → 2 6, 5 6, 8 6, 10 21. */
const RESULTS = (/PR-DRAFT-6\*\* [^:]*: (.*)\./.exec(BOOK)?.[1] ?? '')
  .split('; ')
  .flatMap((part) => {
    const [, costs = '', results = ''] = /^cost ([\d, ]+):.*?(\d+)(?: each)?$/.exec(part) ?? []
    return costs.split(', ').map((cost) => [Number(cost), Number(results)] as const)
  })

describe('number of results', () => {
  test('PR-DRAFT-6: the rule says it of every cost', () => {
    expect(RESULTS.map(([cost]) => cost).sort((a, b) => a - b)).toEqual(COSTS)
  })

  test.each(RESULTS)(
    'PR-DRAFT-6, PR-RUL-33, EX-PR-28: cost %i has %i possibilities',
    (cost, possible) => {
      const results = resultsOf(cost, { draftExclusions: false })
      expect(results.size).toBe(possible)
      if (SLOTS[cost] === 1) expect([...results].sort()).toEqual([...(POOL[cost] ?? [])].sort())
    },
  )

  test.each([2, 5])('PR-DRAFT-4: with exclusions cost %i has one possibility less', (cost) => {
    expect(resultsOf(cost, {}).size).toBe(5)
  })
})
