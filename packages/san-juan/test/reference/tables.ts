/** The tables of §17, read from the text of the rules: the reference shares no number with the engine. */
import { readFileSync } from 'node:fs'

const RULES = readFileSync(new URL('../../../../docs/rules/san-juan.md', import.meta.url), 'utf8')

/** The csv block whose first column has this name, a record per row. */
function csv(firstColumn: string): Record<string, string>[] {
  const blocks = [...RULES.matchAll(/```csv\n([\s\S]*?)```/g)].map(([, block]) => block.trim())
  const block = blocks.find((text) => text.startsWith(`${firstColumn},`))
  if (block === undefined) throw new Error(`the rules have no table of ${firstColumn}`)
  const [head, ...rows] = block.split('\n').map((line) => line.split(','))
  return rows.map((row) => Object.fromEntries(head.map((name, index) => [name, row[index]])))
}

export interface BuildingData {
  readonly key: string
  readonly type: string
  readonly isExpansion: boolean
  readonly cost: number
  readonly vp: number
  readonly copies: number
}

/** Production buildings and monuments stand first in the notation. */
const TYPES = ['production', 'monument', 'city']

/** All buildings in the order in which the notation lists cards. */
export const BUILDINGS: readonly BuildingData[] = csv('key')
  .map((row) => ({
    key: row['key'],
    type: row['type'],
    isExpansion: row['set'] === 'exp',
    cost: Number(row['cost']),
    vp: Number(row['vp']),
    copies: Number(row['copies']),
  }))
  .sort((a, b) => TYPES.indexOf(a.type) - TYPES.indexOf(b.type))

const BY_KEY = new Map(BUILDINGS.map((data) => [data.key, data]))

export function dataOf(key: string): BuildingData {
  const data = BY_KEY.get(key)
  if (data === undefined) throw new Error(`there is no ${key}`)
  return data
}

export const isProduction = (key: string): boolean => dataOf(key).type === 'production'
export const isCity = (key: string): boolean => !isProduction(key)

/** The five goods and that of the customs office, which has no kind of its own (SJ-P-1, SJ-X-CUSTOMS-4). */
export const GOODS = [
  'indigo',
  'sugar',
  'tobacco',
  'coffee',
  'silver',
  'customs office good',
] as const
export type Good = (typeof GOODS)[number]

const GOOD_ON: Readonly<Record<string, Good>> = {
  indigoPlant: 'indigo',
  sugarMill: 'sugar',
  tobaccoStorage: 'tobacco',
  coffeeRoaster: 'coffee',
  silverSmelter: 'silver',
  customsOffice: 'customs office good',
}

export function goodOn(key: string): Good {
  const good = GOOD_ON[key]
  if (good === undefined) throw new Error(`no good lies on a ${key}`)
  return good
}

export const holdsGoods = (key: string): boolean => key in GOOD_ON

/** How the notation names a good that is paid. */
export const paidGood = (good: Good): string =>
  good === 'customs office good' ? good : `${good} good`

/** Prices by trading house card (§17.5). */
export const HOUSES: ReadonlyMap<string, Readonly<Record<string, number>>> = new Map(
  csv('id').map(({ id, proof: _proof, ...prices }) => [
    id,
    Object.fromEntries(Object.entries(prices).map(([good, price]) => [good, Number(price)])),
  ]),
)

export const ROLES = ['builder', 'producer', 'trader', 'councillor', 'prospector'] as const
export type Role = (typeof ROLES)[number]

/** `customsOffice` is `customs office` in notation. */
const spaced = (key: string): string =>
  key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const WORDS = new Map(BUILDINGS.map(({ key }) => [key, spaced(key)]))
export const words = (key: string): string => WORDS.get(key) ?? key

const KEYS = new Map(BUILDINGS.map(({ key }) => [words(key), key]))
export const keyOf = (word: string): string => KEYS.get(word) ?? word

/** The place of every word in the order of the notation: goods before cards. */
const RANK = new Map(
  [...GOODS, ...GOODS.map(paidGood), ...KEYS.keys()].map((word, rank) => [word, rank]),
)

export function inOrder(items: readonly string[]): string[] {
  return [...items].sort((a, b) => (RANK.get(a) ?? 0) - (RANK.get(b) ?? 0))
}
