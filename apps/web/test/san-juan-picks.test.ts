/** Decisions put together by pressing cards and places: whatever is pressed, what comes out is a legal move. */
import { readdirSync, readFileSync } from 'node:fs'
import { moveIn, moveText, pickedIn, picksText } from '@doubloon/san-juan'
import { afterAll, describe, expect, test } from 'vitest'
import type { TableClient } from '../src/client/contract.ts'
import type { Held } from '../src/san-juan/decisions/cards.ts'
import { cardsFor, spread } from '../src/san-juan/decisions/cards.ts'
import { payWith, payWithGood } from '../src/san-juan/decisions/changes.ts'
import { onTable } from '../src/san-juan/decisions/marks.ts'
import { proposePayment } from '../src/san-juan/decisions/payment.ts'
import { Picks } from '../src/san-juan/picks.svelte.ts'
import type { SanJuan, Site } from '../src/san-juan/table-types.ts'
import { because, detailOf, labelOfMarks, questionOf } from '../src/san-juan/wording.ts'
import { TableModel } from '../src/table/model.svelte.ts'
import { decisions } from '../src/text/en/san-juan/decisions.ts'
import { begun, closeDesks, gamesOf, MapStore } from './desk.ts'

afterAll(closeDesks)

const cathedral = onTable('cathedral')

/** A person at a table of San Juan, in the hands of a test. */
class Person {
  readonly table: TableModel<SanJuan>
  readonly picks: Picks

  #isPlayed = false

  constructor(client: TableClient<SanJuan>) {
    const play = (move: string) => {
      this.#isPlayed = true
      return client.play(move)
    }
    this.table = new TableModel({ ...client, play })
    this.picks = new Picks(this.table)
  }

  static async at(players: number, options: object, seed: string): Promise<Person> {
    const games = gamesOf(new MapStore())
    const seats = Array.from({ length: players }, (_, seat) =>
      seat === 0 ? { name: 'Ana' } : { name: `Bot ${seat}`, bot: 'novice' },
    )
    const id = begun(await games.start({ game: 'san-juan', seats, options: { ...options } }, seed))
    const person = new Person(games.open<SanJuan>(id))
    await person.asked()
    return person
  }

  async asked(): Promise<void> {
    while (!this.table.isAsked && this.table.moment?.over !== true) await nextTick()
  }

  /** Everything that can be pressed now, as pages offer it. */
  get presses(): readonly (() => void)[] {
    const { picks, table } = this
    const cards = [...picks.hand, ...picks.drawn].filter(
      (card) => picks.offerOf(card) !== undefined || picks.canMark(card),
    )
    const places = Array.from({ length: 12 }, (_, place) => place)
    const offers = picks.building === undefined ? (table.moment?.offers ?? []) : []
    const isRole = table.moment?.decision === 'D-SJ-2'
    return [
      ...cards.map((card) => () => picks.press(card)),
      ...places
        .filter((place) => picks.canMarkPlace(place))
        .map((it) => () => picks.toggleGood(it)),
      ...places
        .filter((place) => picks.canBuildOver(place))
        .map((it) => () => picks.toggleSite(it)),
      ...(picks.offerOf(cathedral) === undefined ? [] : [() => picks.press(cathedral)]),
      ...(picks.canPayMore ? [() => picks.payMore()] : []),
      ...(picks.subject === undefined ? [] : [() => picks.putBack()]),
      ...(picks.text === undefined ? [] : [() => picks.play(), () => picks.play()]),
      ...(picks.building !== undefined || picks.picking?.canPass === true
        ? [() => void table.play('pass')]
        : []),
      ...(isRole
        ? offers.map(
            ({ text }) =>
              () =>
                void table.play(text),
          )
        : []),
    ]
  }

  /** Does something, and waits for what follows if it was a move. */
  async do(something: () => unknown): Promise<void> {
    const before = this.table.moment?.n
    this.#isPlayed = false
    await something()
    if (!this.#isPlayed) return
    while (this.table.moment?.n === before) await nextTick()
    await this.asked()
  }
}

const nextTick = () => new Promise((resolve) => setTimeout(resolve, 1))

/** Numbers below a limit, always the same for a seed. */
function dice(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

describe('somebody who presses anything', () => {
  const met = new Set<string>()

  test.each([
    [2, { expansion: true }, 1],
    [3, { expansion: true, advanced: true }, 2],
    [4, { advanced: true }, 3],
    [2, { expansion: true }, 4],
  ])(
    'comes to the end of a game of %i, and every move put together is legal',
    async (players, options, seed) => {
      const person = await Person.at(players, options, `presses ${seed}`)
      const { table, picks } = person
      const any = dice(seed)
      let presses = 0
      for (; table.moment?.over === false; presses++) {
        const { moment } = table
        if (moment === undefined || presses > 6000) throw new Error(`stuck at ${moment?.decision}`)
        met.add(moment.decision)
        if (picks.text !== undefined)
          expect([picks.text, await table.client.why(picks.text)]).toEqual([picks.text, undefined])
        const said = `${questionOf(table, moment, picks)} ${detailOf(table, moment, picks)} ${labelOfMarks(picks)}`
        if (picks.building !== undefined || picks.picking !== undefined)
          expect(said.replace(/undefined$/, '')).not.toMatch(/undefined|NaN|null/)
        const all = person.presses
        const press = all[any(all.length)]
        if (press === undefined) throw new Error(`nothing can be pressed at ${moment.decision}`)
        await person.do(press)
      }
      expect(table.moment?.over).toBe(true)
      table.close()
    },
  )

  test('has met every decision that is put together', () => {
    expect([...met].sort()).toEqual(
      expect.arrayContaining(['D-SJ-1', 'D-SJ-3', 'D-SJ-6', 'D-SJ-11']),
    )
  })
})

test('a hint is laid out as if it had been pressed', async () => {
  const person = await Person.at(2, { expansion: true }, 'hints')
  const { table, picks } = person
  for (let n = 0; n < 10 && table.moment?.over === false; n++) {
    await table.askHint()
    const move = table.hint?.move ?? ''
    picks.advise(move)
    if (picks.building !== undefined || picks.picking !== undefined)
      expect(picks.text ?? 'pass').toBe(move)
    await person.do(() => table.play(move))
  }
  table.close()
})

test('a card that is built and pressed again is played, and one that pays is taken back', async () => {
  const person = await Person.at(2, {}, 'again')
  const { table, picks } = person
  while (table.moment?.decision !== 'D-SJ-3') {
    const offer = table.moment?.offers?.find(({ text }) => text === 'choose builder')
    const move = offer?.text ?? picks.text ?? table.moment?.offers?.[0]?.text ?? 'pass'
    await person.do(() => table.play(move))
  }
  const card = picks.hand.find(
    ({ key }) => picks.canBuild(key) && picks.priceOf({ id: '', key }) > 0,
  )
  if (card === undefined) throw new Error('nothing can be built')
  picks.press(card)
  expect(picks.isSubject(card)).toBe(true)
  const whole = picks.text
  const [payer] = picks.marks.cards
  picks.press(payer as Held)
  expect([picks.missing, picks.text]).toEqual([1, undefined])
  // Not paid for, it is put back, so that another can be chosen.
  picks.press(card)
  expect(picks.subject).toBeUndefined()
  picks.press(card)
  expect(picks.text).toBe(whole)
  const before = table.moment.n
  await person.do(() => picks.press(card))
  expect(table.moment.n).toBeGreaterThan(before)
  table.close()
})

const SITE: Site = {
  place: undefined,
  over: undefined,
  withGood: false,
  least: 2,
  most: 5,
  less: { over: 0, privilege: 1, buildings: {} },
  mostGoods: 2,
  goodPlaces: [3, 5],
  isAffordable: true,
  gain: 1,
  endsGame: false,
}
const cost = (first: number, further = 0) => ({ first, further })
const WORTH = { well: cost(1, 1), tower: cost(5), chapel: cost(9) }

describe('cards', () => {
  const hand = spread('hand', { well: 2, tower: 1 })

  test('of one kind are told apart', () => {
    expect(hand.map(({ id }) => id)).toEqual(['hand-well-0', 'hand-well-1', 'hand-tower-0'])
    expect(cardsFor(['well', 'well', 'well'], hand)).toHaveLength(2)
  })

  test('that are least dear pay, and goods only for what is missing', () => {
    expect(proposePayment({ ...SITE, least: 4 }, hand, WORTH)).toEqual({ cards: hand, goods: [3] })
    expect(proposePayment({ ...SITE, least: 1 }, hand, WORTH).cards[0]?.key).toBe('well')
  })

  test('worth keeping stay: a second one of a city building pays before the only one of another kind', () => {
    const cards = spread('hand', { indigoPlant: 1, tower: 2, chapel: 1 })
    const worth = { indigoPlant: cost(2, 2), tower: cost(5), chapel: cost(9) }
    const paying = (least: number, subject?: Held) =>
      proposePayment({ ...SITE, least }, cards, worth, subject).cards.map(({ key }) => key)
    expect(paying(1)).toEqual(['tower'])
    expect(paying(2)).toEqual(['tower', 'indigoPlant'])
    // What is being built makes every other copy money.
    expect(paying(2, { id: 'hand-tower-2', key: 'tower' })).toEqual(['tower', 'tower'])
  })
})

describe('what pays', () => {
  const [one, other, tower, chapel] = spread('hand', { well: 2, tower: 1, chapel: 1 }).toSorted(
    (a, b) => WORTH[a.key as keyof typeof WORTH].first - WORTH[b.key as keyof typeof WORTH].first,
  ) as [Held, Held, Held, Held]
  const paid = (...cards: readonly Held[]) => ({ cards, places: [] })

  test('is added while something is missing', () => {
    expect(payWith(paid(one), SITE, chapel, WORTH).cards).toEqual([one, chapel])
  })

  test('takes the place of the dearest card when it is enough', () => {
    expect(payWith(paid(one, tower), SITE, other, WORTH).cards).toEqual([one, other])
    expect(payWithGood(paid(one, tower), SITE, 3, WORTH)).toEqual({ cards: [one], places: [3] })
  })

  test('has no more goods than allowed', () => {
    const two = { cards: [], places: [3, 5] }
    expect(payWithGood(two, SITE, 7, WORTH).places).toEqual([5, 7])
  })
})

test.each([
  'build silver smelter paying chapel, tower, well',
  'build library over indigo plant with good paying indigo good, customs office good, well',
  'build crane',
])('%s is put together from its parts', (text) => {
  const build = moveIn(text)
  expect(build?.type).toBe('build')
  expect(build && moveText(build)).toBe(text)
})

test('a choice is put together from its parts', () => {
  expect(picksText('put away', ['goldMine', 'well'])).toBe('put away gold mine, well')
  const picked = (text: string) => {
    const move = moveIn(text)
    return move && pickedIn(move)
  }
  expect(picked('put away gold mine, well')).toEqual(['goldMine', 'well'])
  expect(picked('sell indigo, customs office good')).toEqual(['indigo', 'customs office good'])
  expect(picked('tuck gold mine')).toEqual(['goldMine'])
  expect(picked('pass')).toEqual([])
  expect(picked('keep nothing at all')).toBeUndefined()
})

test('every reason of the rules has a sentence', () => {
  const folder = new URL('../../../packages/san-juan/src/', import.meta.url)
  const files = [
    'refusals.ts',
    ...readdirSync(new URL('refusals/', folder)).map((name) => `refusals/${name}`),
  ]
  const codes = files.flatMap((file) =>
    [...readFileSync(new URL(file, folder), 'utf8').matchAll(/reason\([^'`]*'([a-z-]+)'/g)].map(
      ([, code = '']) => code,
    ),
  )
  expect(codes.length).toBeGreaterThan(30)
  expect(codes.filter((code) => decisions.refusals[code] === undefined)).toEqual([])
  expect(because({ code: 'not-your-turn', message: '' })).toMatch(/turn/)
})
