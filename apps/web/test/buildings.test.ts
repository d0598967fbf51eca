/** What is said about buildings: nothing is missing, everything fits, and every number comes from the rules. */
import { readFileSync } from 'node:fs'
import { BUILDINGS as PUERTO_RICO } from '@doubloon/puerto-rico'
import { HOUSES, BUILDINGS as SAN_JUAN } from '@doubloon/san-juan'
import { describe, expect, test } from 'vitest'
import { aboutBuilding as aboutPuertoRico } from '../src/puerto-rico/building-text.ts'
import { facts as puertoRicoFacts } from '../src/rules/puerto-rico/numbers.ts'
import { facts as sanJuanFacts } from '../src/rules/san-juan/numbers.ts'
import { aboutBuilding as aboutSanJuan } from '../src/san-juan/building-text.ts'
import { aboutIn } from '../src/text/building-words.ts'
import { buildings as puertoRico } from '../src/text/en/buildings/puerto-rico/index.ts'
import { buildings as sanJuan } from '../src/text/en/buildings/san-juan/index.ts'
import { buildingName } from '../src/text/names.ts'
import { cardName } from '../src/text/names-san-juan.ts'

/** Characters that fit on a card of San Juan, and on one of the draft. */
const ON_A_CARD = 45
const IN_THE_DRAFT = 27
const SENTENCES = 4
/** A number that no rule has. */
const STRANGE = 77

/** The same, with every number strange. */
function strange<T>(facts: T): T {
  if (typeof facts === 'number') return STRANGE as T
  if (Array.isArray(facts)) return facts.map(strange) as T
  if (typeof facts !== 'object' || facts === null) return facts
  return Object.fromEntries(Object.entries(facts).map(([key, it]) => [key, strange(it)])) as T
}

/** The English names in the table of a specification, by key. */
function namesIn(game: string): ReadonlyMap<string, string> {
  const rules = readFileSync(new URL(`../../../docs/rules/${game}.md`, import.meta.url), 'utf8')
  const [, table = ''] = /```csv\nkey,name_en,[^\n]*\n([^`]*)```/.exec(rules) ?? []
  return new Map(table.split('\n').map((row) => row.split(',', 2) as [string, string]))
}

const GAMES = [
  { game: 'puerto-rico', rows: PUERTO_RICO, words: puertoRico, nameOf: buildingName },
  { game: 'san-juan', rows: SAN_JUAN, words: sanJuan, nameOf: cardName },
] as const

describe.each(GAMES)('$game', ({ game, rows, words, nameOf }) => {
  const keys = rows.map(({ key }) => key)

  test('every building has words, and nothing else has', () => {
    expect(Object.keys(words).sort()).toEqual(keys.toSorted())
  })

  test('names are those of the specification, and no two are alike', () => {
    const specified = namesIn(game)
    for (const [key, { name }] of Object.entries(words)) {
      expect(name.toLowerCase()).toBe(specified.get(key)?.toLowerCase())
      expect(nameOf(key)).toBe(name)
    }
    expect(new Set(Object.values(words).map(({ name }) => name)).size).toBe(keys.length)
  })

  test.each(keys)('%s is told in short and in full', (key) => {
    const { short, note } = game === 'san-juan' ? aboutSanJuan(key) : aboutPuertoRico(key)
    expect(short.length).toBeLessThanOrEqual(game === 'san-juan' ? ON_A_CARD : IN_THE_DRAFT)
    expect(short).toMatch(game === 'san-juan' ? /^[A-Z].*\.$/ : /^[a-zA-Z0-9+].*[^.]$/)
    expect(note).toMatch(/^[A-Z].*\.$/)
    expect(note.split('. ').length).toBeLessThanOrEqual(SENTENCES)
    expect(`${short} ${note}`).not.toMatch(/undefined|NaN|null|\[object/)
  })
})

test('a card of San Juan says when its building acts', () => {
  const times = SAN_JUAN.map(({ key }) => [key, aboutSanJuan(key).when])
  for (const { key } of SAN_JUAN) {
    const { emblem, time } = aboutSanJuan(key)
    expect([emblem, time]).not.toContain(undefined)
  }
  const when = Object.fromEntries(times)
  expect(when).toMatchObject({
    sugarMill: 'producer',
    hero: 'scoring',
    chapel: 'start-of-round',
    park: 'builder',
    customsOffice: 'councillor',
    goldsmith: 'prospector',
    marketHall: 'trader',
    library: 'many',
    palace: 'scoring',
  })
})

describe('every number in the words about buildings comes from the rules', () => {
  /** Numbers of a text that are none of the rules, but for how many things a table of the rules counts. */
  const ownNumbers = (text: string, table: readonly number[] = []) =>
    (text.match(/\d+/g) ?? [])
      .map(Number)
      .filter((it) => it % STRANGE !== 0 && table[it] === undefined)

  test('Puerto Rico', () => {
    const f = strange(puertoRicoFacts)
    const { factory, residence, cloister } = f
    const tables: Readonly<Record<string, readonly number[]>> = { factory, residence, cloister }
    for (const its of f.buildings) {
      const { short, note } = aboutIn(puertoRico[its.key], its, f)
      expect(ownNumbers(`${short} ${note}`, tables[its.key]), its.key).toEqual([])
    }
  })

  test('San Juan', () => {
    const f = strange(sanJuanFacts)
    for (const its of f.buildings) {
      const { short, note } = aboutIn(sanJuan[its.key], its, f)
      const table = its.key === 'triumphalArch' ? f.arch : []
      expect(ownNumbers(`${short} ${note}`, table), its.key).toEqual([])
    }
  })

  test('and is the right one (§17.6 and the rules of the buildings)', () => {
    const silver = HOUSES.map(({ prices }) => prices[4])
    const its = Object.fromEntries(sanJuanFacts.buildings.map((it) => [it.key, it]))
    expect(its).toMatchObject({
      silverSmelter: { prices: { least: Math.min(...silver), most: Math.max(...silver) } },
      smithy: { discount: 1 },
      quarry: { discount: 1 },
      poorHouse: { cardsForThePoor: 1 },
      well: { cardsForProducing: 1 },
      marketStand: { cardsForSelling: 1 },
      marketHall: { cardsForSelling: 1 },
      carpenter: { cardsForBuilding: 1 },
      hut: { cardsWithoutSales: 1 },
      tavern: { cardsAfterBuilder: 1 },
      tradingPost: { goodsSold: 1 },
      aqueduct: { goodsProduced: 1 },
      park: { cost: 3 },
      statue: { vp: 3 },
      victoryColumn: { vp: 4 },
      hero: { vp: 5 },
    })
    expect(sanJuanFacts).toMatchObject({
      poorHouse: 1,
      well: 2,
      marketStand: 2,
      marketHall: 1,
      limit: { usual: 7, tower: 12, narrow: 6 },
      councillor: { chooser: 5, library: 8, kept: 1, keptWithPrefecture: 2 },
      parkWorth: 6,
      arch: [0, 4, 6, 8],
      palace: 4,
      falling: [4, 3, 2, 1],
    })
    const of = Object.fromEntries(puertoRicoFacts.buildings.map((it) => [it.key, it]))
    expect(of).toMatchObject({
      smallMarket: { saleBonus: 1 },
      largeMarket: { saleBonus: 2 },
      smallWarehouse: { kindsStored: 1 },
      largeWarehouse: { kindsStored: 2 },
      harbor: { vpPerLoad: 1 },
      aqueduct: { extraBarrels: 1 },
      storehouse: { barrelsStored: 3 },
      guesthouse: { circles: 2 },
      lighthouse: { doubloonsPerLoad: 1, captainIncome: 1 },
      statue: { vp: 8 },
    })
    expect(puertoRicoFacts).toMatchObject({
      guildHall: { small: 1, large: 2 },
      fortress: 3,
      customsHouse: 4,
      forests: 2,
      smallWharf: 2,
      unionHall: 2,
      cloisterSet: 3,
    })
  })
})
