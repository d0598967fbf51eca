/** What everybody sees, what only owners see, what nobody sees (§3); and what the determinizations of a seat may hold. */
import { describe, expect, test } from 'vitest'
import { type Event, type Position, sanJuan as rules } from '../src/index.ts'
import { newGame, sanJuan, type Table } from './table.ts'

const two = { players: ['Ana', 'Ben'] }
const three = { players: ['Ana', 'Ben', 'Cyd'] }
const new3 = { ...three, expansion: true }
const NAMES = ['Ana', 'Ben', 'Cyd']
const EVERYBODY = [0, 1, 2, -1]

/** The cards that events tell, by the kind of event. */
function cardsTold(events: readonly Event[], type: Event['type']): readonly unknown[] {
  return events.flatMap((event) => (event.type === type && 'card' in event ? [event.card] : []))
}

/** The determinizations that a seat considers possible, some of them. */
function determinizations(table: Table, name: string, count = 40): readonly Position[] {
  return Array.from({ length: count }, (_, n) => {
    const state = table.game.determinize(NAMES.indexOf(name), `determinization ${n}`)
    return rules.position(state)
  })
}

const goodOf = (determinization: Position, seat: number, place = 0) =>
  determinization.seats[seat]?.tableau[place]?.good

describe('SJ-INFO-1: hidden from everybody', () => {
  test('SJ-INFO-1: which cards lie in the draw pile, which are goods, which a harbor tucked', () => {
    const seen = (card: string, seed: string, seat: number) =>
      sanJuan(new3)
        .tableau('Ana', `indigo plant*${card}, harbor`)
        .tableau('Ben', 'indigo plant, harbor')
        .tuckedUnseen('Ana', card)
        .tuckedUnseen('Ben', card)
        .seed(seed)
        .game.view(seat)
    for (const seat of EVERYBODY)
      expect(seen('crane', 'one', seat)).toEqual(seen('statue', 'two', seat))
  })

  test('SJ-INFO-1: which trading house card comes next, until it has come once', () => {
    const turnedUp = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => {
      const table = sanJuan(three).housesSeen('t5').seed(seed)
      expect(table.game.view(0)).toEqual(sanJuan(three).housesSeen('t5').game.view(0))
      expect(table.view('Ana').nextTradingHouse).toBeUndefined()
      return table.play('choose trader').view('Ana').tradingHouses[1]
    })
    expect(new Set(turnedUp).size).toBeGreaterThan(1)
    expect(turnedUp).not.toContain('t5')
  })
})

describe('SJ-INFO-2: a good is never looked at', () => {
  const goods = () =>
    sanJuan(new3)
      .hand('Ana', 'statue, well 2, tower')
      .tableau('Ana', 'indigo plant*hero, coffee roaster*palace, crane, black market, harbor')

  test.each([
    ['when it is placed', () => sanJuan(three).phase('producer', 'Ana').play('produce indigo')],
    [
      'when it is sold and tucked',
      () => goods().phase('trader', 'Ana').play('sell indigo, coffee'),
    ],
    [
      'when it is paid',
      () => goods().phase('builder', 'Ana').play('build statue paying indigo good, coffee good'),
    ],
    [
      'when it is lost',
      () => goods().phase('builder', 'Ana').play('build statue over coffee roaster with good'),
    ],
  ])('SJ-INFO-2: not even by its owner, %s', (_, scenario) => {
    const table = scenario()
    for (const seat of EVERYBODY) {
      const told = table.events.flatMap((event) => rules.eventFor(event, seat) ?? [])
      for (const type of ['produced', 'goodTucked', 'sold', 'goodPaid', 'goodLost'] as const)
        expect(cardsTold(told, type).filter((card) => card !== undefined)).toEqual([])
      expect(JSON.stringify(told)).not.toMatch(/hero|palace/)
      expect(JSON.stringify(table.game.view(seat))).not.toMatch(/hero|palace/)
    }
  })

  test('SJ-INFO-2: which card it was is told to no one, not even as a discard of its owner', () => {
    const table = goods().phase('trader', 'Ana').play('sell coffee')
    expect(table.view('Ana').knownDiscards).toEqual({})
  })
})

describe('SJ-INFO-3, R-SJ-15: known only to the owner', () => {
  test('SJ-INFO-3: the hand', () => {
    const table = sanJuan(three).hand('Ana', 'crane 2, well')
    expect(table.view('Ana').seats[0]?.hand).toEqual({ well: 1, crane: 2 })
    for (const seat of [1, 2, -1]) {
      expect(table.game.view(seat).seats[0]?.hand).toBeUndefined()
      const other = sanJuan(three).hand('Ana', 'statue, hero, palace')
      expect(table.game.view(seat)).toEqual(other.game.view(seat))
    }
  })

  test('SJ-INFO-3: the cards drawn in the councillor phase', () => {
    const table = sanJuan(three).drawPile('statue 3, hero 2').phase('councillor', 'Ana')
    expect(table.view('Ana').own?.drawn).toEqual({ statue: 3, hero: 2 })
    expect(cardsTold(table.told('Ana'), 'drew')).toEqual(expect.arrayContaining(['statue', 'hero']))
    expect(table.view('Ben').own).toBeUndefined()
    expect(cardsTold(table.told('Ben'), 'drew')).toEqual(Array(5).fill(undefined))
    table.play('keep hero')
    expect(table.told('Ana')).toContainEqual({
      type: 'kept',
      seat: 0,
      card: 'hero',
      by: 'councillor',
    })
    expect(table.told('Ben')).toContainEqual({ type: 'kept', seat: 0, by: 'councillor' })
    expect(table.told('Ben')).toContainEqual({ type: 'discarded', seat: 0, by: 'councillor' })
  })

  test('SJ-INFO-3: the cards the owner discarded', () => {
    const table = sanJuan(three)
      .hand('Ana', 'statue, well, crane 2')
      .phase('builder', 'Ana')
      .play('build statue paying crane, crane')
    expect(table.view('Ana').knownDiscards).toEqual({ crane: 2 })
    expect(table.view('Ben').knownDiscards).toEqual({})
    expect(table.game.view(-1).knownDiscards).toEqual({})
    expect(cardsTold(table.told('Ana'), 'cardPaid')).toEqual(['crane', 'crane'])
    expect(cardsTold(table.told('Ben'), 'cardPaid')).toEqual([undefined, undefined])
  })

  test('SJ-INFO-3: starting cards and their discards', () => {
    const table = newGame({ ...two, advanced: true }, 'secret')
    const hands = [0, 1].map((seat) => table.game.view(seat).seats[seat]?.hand)
    expect(hands.map((hand) => total(hand))).toEqual(expect.arrayContaining([5, 6]))
    expect(table.game.view(0).seats[1]?.hand).toBeUndefined()
    expect(table.game.view(1).seats[0]?.hand).toBeUndefined()
  })

  test('R-SJ-15: the owner sees his total, and the cards of Chapel and Bank, never those of a Harbor', () => {
    const table = sanJuan(new3)
      .tableau('Ana', 'indigo plant, chapel, harbor')
      .tucked('Ana', 'statue, hero')
      .tuckedUnseen('Ana', 'palace')
    expect(table.view('Ana').seats[0]).toMatchObject({
      tucked: 3,
      tuckedCards: { statue: 1, hero: 1 },
    })
    for (const seat of [1, 2, -1])
      expect(table.game.view(seat).seats[0]).toMatchObject({
        tucked: undefined,
        tuckedCards: undefined,
      })
  })
})

const total = (cards: object | undefined) =>
  Object.values(cards ?? {}).reduce<number>((sum, count) => sum + Number(count), 0)

test.each(EVERYBODY)('SJ-INFO-4, R-SJ-16: all of the table is public, seen by %i', (seat) => {
  const table = sanJuan(new3)
    .hand('Ana', 'crane 2, well')
    .hand('Ben', 'hero')
    .tableau('Ana', 'indigo plant*, chapel, customs office*')
    .tableau('Ben', 'indigo plant, library')
    .tucked('Ana', 'statue')
    .discard('archive 2, tower')
    .removed('park')
    .tradingHouse('t3')
    .taken({ builder: 'Cyd', producer: 'Ana' })
    .round(6)
    .chooses('Ben')
    .play('choose trader')
  expect(table.game.view(seat)).toMatchObject({
    round: 6,
    governor: 2,
    toMove: 0,
    decision: 'D-SJ-5',
    phase: 'trader',
    chooser: 1,
    doubled: true,
    tradingHouse: 't3',
    drawPile: 141 - 3 - 1 - 5 - 2 - 1 - 3 - 1 - 1,
    discardPile: 3,
    removed: { park: 1 },
    cathedralOnTable: true,
    roles: [
      { role: 'builder', takenBy: 2 },
      { role: 'producer', takenBy: 0 },
      { role: 'trader', takenBy: 1 },
      { role: 'councillor', takenBy: undefined },
      { role: 'prospector', takenBy: undefined },
    ],
    seats: [
      {
        handSize: 3,
        tableau: [
          { building: 'indigoPlant', good: true },
          { building: 'chapel', good: false },
          { building: 'customsOffice', good: true },
        ],
      },
      { handSize: 1, tableau: [{ building: 'indigoPlant' }, { building: 'library' }] },
      { handSize: 0, tableau: [{ building: 'indigoPlant' }] },
    ],
  })
})

test('SJ-INFO-4: a building that was built over is public', () => {
  const table = sanJuan(three)
    .hand('Ana', 'palace, well 3')
    .tableau('Ana', 'indigo plant, crane, chapel')
    .phase('builder', 'Ana')
    .play('build palace over chapel paying well, well')
  for (const name of NAMES) {
    expect(table.view(name).removed).toEqual({ chapel: 1 })
    const built = { type: 'built', seat: 0, building: 'palace', over: 'chapel', paid: 2 }
    expect(table.told(name)).toContainEqual(built)
  }
})

test('SJ-INFO-5: of discards only the number is told to others', () => {
  const table = sanJuan(three)
    .hand('Ana', 'tobacco storage 5, coffee roaster 4')
    .roundStarts('Ana')
    .play('discard tobacco storage, coffee roaster')
  expect(cardsTold(table.told('Ana'), 'discarded')).toEqual(['tobaccoStorage', 'coffeeRoaster'])
  expect(cardsTold(table.told('Ben'), 'discarded')).toEqual([undefined, undefined])
  for (const seat of EVERYBODY) expect(table.game.view(seat).discardPile).toBe(2)
  table.expect('discard', 'tobacco storage, coffee roaster')
})

describe('SJ-INFO-6, R-SJ-15: tucking is seen, the total is not told', () => {
  const tucking = () =>
    sanJuan(new3)
      .hand('Ana', 'statue, well, hero')
      .tableau('Ana', 'indigo plant, chapel, bank')
      .tucked('Ana', 'crane 2')
      .roundStarts('Ana')
      .play('tuck statue', 'deposit well, hero')

  test('SJ-INFO-6: every act is an event, with its number of cards', () => {
    const table = tucking()
    expect(table.told('Ana').filter(({ type }) => type === 'tucked')).toEqual([
      { type: 'tucked', seat: 0, card: 'statue', by: 'chapel' },
      { type: 'tucked', seat: 0, card: 'hero', by: 'bank' },
      { type: 'tucked', seat: 0, card: 'well', by: 'bank' },
    ])
    const byOthers = table.told('Ben').filter(({ type }) => type === 'tucked')
    expect(byOthers).toEqual([
      { type: 'tucked', seat: 0, card: undefined, by: 'chapel' },
      { type: 'tucked', seat: 0, card: undefined, by: 'bank' },
      { type: 'tucked', seat: 0, card: undefined, by: 'bank' },
    ])
  })

  test('SJ-INFO-6: others see neither total nor cards', () => {
    expect(tucking().view('Ana').seats[0]?.tucked).toBe(5)
    for (const seat of [1, 2, -1]) {
      const own = tucking().game.view(seat).seats[0]
      expect([own?.tucked, own?.tuckedCards]).toEqual([undefined, undefined])
    }
  })

  test('SJ-INFO-6: a Harbor tucks in the open too', () => {
    const table = sanJuan(new3).tableau('Ana', 'indigo plant*, harbor').phase('trader', 'Ana')
    table.play('sell indigo')
    for (const name of NAMES)
      expect(table.told(name)).toContainEqual({
        type: 'goodTucked',
        seat: 0,
        card: undefined,
        by: 'harbor',
      })
  })

  test('R-SJ-15: at the end of the game all totals are shown', () => {
    const table = sanJuan(new3)
      .hand('Ana', 'smithy')
      .tableau('Ana', 'indigo plant 5, sugar mill 6')
      .tableau('Ben', 'indigo plant, chapel, harbor')
      .tucked('Ben', 'statue, hero')
      .tuckedUnseen('Ben', 1)
      .phase('builder', 'Ana')
      .play('build smithy')
      .over()
    for (const seat of EVERYBODY)
      expect(table.game.view(seat).seats.map(({ tucked }) => tucked)).toEqual([0, 3, 0])
  })
})

describe('SJ-INFO-7: cards turned up are shown to all', () => {
  const mining = () =>
    sanJuan(three)
      .tableau('Ben', 'indigo plant, gold mine')
      .drawPile('quarry, smithy, tobacco storage, hero, crane')
      .hand('Ben', 'well, tower')

  test('SJ-INFO-7: by a Gold mine, and everybody knows where they go', () => {
    const table = mining().tableau('Ana', 'indigo plant, library').play('choose prospector')
    for (const seat of EVERYBODY) {
      const told = table.events.flatMap((event) => rules.eventFor(event, seat) ?? [])
      expect(cardsTold(told, 'turnedUp')).toEqual([]) // three are left: a mine needs four
    }
    const four = mining().drawPile('quarry, smithy, tobacco storage, hero')
    four.chooses('Cyd').discard('crane').play('choose prospector')
    for (const seat of EVERYBODY) {
      const told = four.events.flatMap((event) => rules.eventFor(event, seat) ?? [])
      expect(cardsTold(told, 'turnedUp')).toHaveLength(4)
      expect(cardsTold(told, 'turnedUp')).not.toContain(undefined)
      const [taken] = cardsTold(told, 'shownTaken')
      const view = four.game.view(seat)
      if (taken === undefined) expect(total(view.knownDiscards)).toBe(4)
      else expect(view.seats[1]?.shown).toEqual({ [String(taken)]: 1 })
    }
  })

  test('SJ-INFO-7: by a Goldsmith', () => {
    const table = sanJuan(new3)
      .tableau('Ben', 'indigo plant, goldsmith')
      .tableau('Cyd', 'indigo plant, well')
      .drawPile('well 2')
      .play('choose prospector')
    for (const name of NAMES) {
      expect(cardsTold(table.told(name), 'turnedUp')).toEqual(['well'])
      expect(cardsTold(table.told(name), 'shownDiscarded')).toEqual(['well'])
      expect(table.view(name).knownDiscards).toEqual({ well: 1 })
    }
  })
})

test('SJ-INFO-8: the trading house cards seen so far stand in the view, in their order', () => {
  const table = sanJuan(three).housesSeen('t2', 't5', 't1')
  for (const seat of EVERYBODY)
    expect(table.game.view(seat).tradingHouses).toEqual(['t2', 't5', 't1'])
  table.play('choose trader')
  const [, , , fourth] = table.view('Ana').tradingHouses
  expect(['t3', 't4']).toContain(fourth)
  const all = sanJuan(three).tradingHouse('t2', 't5')
  for (const seat of EVERYBODY) expect(all.game.view(seat).nextTradingHouse).toBe('t2')
})

test('R-SJ-42: that somebody could only pass is told to all', () => {
  const table = sanJuan(three).hand('Cyd', 'smithy, well').phase('builder', 'Ana')
  for (const name of NAMES) {
    const passes = table.told(name).filter((event) => event.type === 'moved' && event.forced)
    expect(passes.map((event) => 'seat' in event && event.seat)).toEqual([0, 1])
  }
})

test('R-SJ-44: whether a Bank and a Library were used is public', () => {
  const table = sanJuan({ ...two, expansion: true })
    .tableau('Ana', 'indigo plant, library')
    .tableau('Ben', 'indigo plant, bank')
    .tucked('Ben', 'hero')
    .used('Ben', 'bank')
    .play('choose prospector using library')
  for (const seat of [0, 1, -1])
    expect(table.game.view(seat).seats).toMatchObject([
      { bankUsed: false, libraryUsed: true },
      { bankUsed: true, libraryUsed: false },
    ])
  expect(table.told('Ben')).toContainEqual({
    type: 'roleTaken',
    seat: 0,
    role: 'prospector',
    doubled: true,
  })
})

test('SJ-INFO-3: what a seat has begun to decide is in its head until it is complete', () => {
  const begun = () =>
    sanJuan(three).hand('Ana', 'statue, well, crane, tower').phase('builder', 'Ana')
  const table = begun().play('announce statue', 'pay 2 in all', 'pay well')
  expect(table.view('Ana').own).toMatchObject({ announced: 'statue', picked: { well: 1 } })
  expect(table.told('Ana')).toHaveLength(3)
  for (const name of ['Ben', 'Cyd']) {
    expect(table.told(name)).toEqual([])
    expect(table.view(name)).toEqual(begun().view(name))
    for (const determinization of determinizations(table, name, 5))
      expect(determinization.turn.announced).toBeUndefined()
  }
  for (const determinization of determinizations(table, 'Ana', 5))
    expect(determinization.turn.announced).toBe('statue')
})

describe('what the determinizations of a seat may hold', () => {
  test('SJ-INFO-3: its own hand and discards stay, those of others change', () => {
    const table = sanJuan(three)
      .hand('Ana', 'statue, well, crane 2')
      .hand('Ben', 'hero 2')
      .phase('builder', 'Ana')
      .play('build statue paying crane, crane')
    for (const { seats, discard } of determinizations(table, 'Ana')) {
      expect(discard).toEqual({ crane: 2 })
      expect(seats[0]?.hand).toEqual({ well: 1 })
    }
    expect(determinizations(table, 'Ana').some(({ seats }) => seats[1]?.hand['hero'] !== 2)).toBe(
      true,
    )
    expect(determinizations(table, 'Ben').some(({ discard }) => discard['crane'] !== 2)).toBe(true)
    for (const { seats } of determinizations(table, 'Ben'))
      expect(seats[1]?.hand).toEqual({ hero: 2 })
  })

  test('SJ-INFO-3: what others know of their discards is determinized too', () => {
    const table = sanJuan(three)
      .hand('Ben', 'statue, well, crane 2')
      .phase('builder', 'Ben')
      .play('build statue paying crane, crane')
    for (const { seats, discard } of determinizations(table, 'Ana'))
      expect(seats[1]?.knows?.discards).toEqual(discard)
    expect(determinizations(table, 'Ana').some(({ discard }) => discard['crane'] !== 2)).toBe(true)
  })

  test('SJ-INFO-7: a card that was shown is in the hand, as long as it must be', () => {
    const table = sanJuan(new3)
      .tableau('Ben', 'indigo plant, goldsmith')
      .hand('Ben', 'well, tower, smithy')
      .drawPile('palace 2')
      .discard('indigo plant 5, sugar mill 4')
      .play('choose prospector')
      .happened({ type: 'shownTaken', seat: 'Ben', card: 'palace' })
    for (const { seats } of determinizations(table, 'Cyd'))
      expect(seats[1]?.hand).toHaveProperty('palace')
    table.play('Ben: choose builder', 'Ben: build well paying smithy') // might have been the palace
    for (const name of NAMES) expect(table.view(name).seats[1]?.shown).toEqual({})
    expect(determinizations(table, 'Cyd').some(({ seats }) => !seats[1]?.hand['palace'])).toBe(true)
  })

  test('SJ-INFO-1: goods and cards tucked by a Harbor change for their owner too', () => {
    const table = sanJuan(new3)
      .tableau('Ana', 'indigo plant*crane, harbor')
      .tuckedUnseen('Ana', 'crane')
    const determinized = determinizations(table, 'Ana')
    expect(
      new Set(determinized.map((determinization) => goodOf(determinization, 0))).size,
    ).toBeGreaterThan(5)
    const tucked = determinized.map(({ seats }) => JSON.stringify(seats[0]?.tuckedUnseen))
    expect(new Set(tucked).size).toBeGreaterThan(5)
  })

  test('SJ-INFO-3: cards of Chapel and Bank stay for their owner and change for others', () => {
    const table = sanJuan(three).tableau('Ana', 'indigo plant, chapel').tucked('Ana', 'crane, well')
    for (const { seats } of determinizations(table, 'Ana'))
      expect(seats[0]?.tucked).toEqual({ well: 1, crane: 1 })
    const determinized = determinizations(table, 'Ben').map(({ seats }) => seats[0]?.tucked ?? {})
    expect(determinized.every((tucked) => total(tucked) === 2)).toBe(true)
    expect(new Set(determinized.map((tucked) => JSON.stringify(tucked))).size).toBeGreaterThan(5)
  })

  test('SJ-INFO-5: discards that a seat knew when they were shuffled are not among older goods', () => {
    const table = sanJuan(three)
      .tableau('Ana', 'indigo plant, library')
      .tableau('Ben', 'indigo plant*crane')
      .drawPile('well')
      .discard('silver smelter 8')
      .knows('Ana', { discards: 'silver smelter 8' })
      .play('choose prospector') // the well, and after a shuffle one of the smelters
      .expect('Ana', { hand: 'silver smelter, well' })
    for (const determinization of determinizations(table, 'Ana')) {
      expect(goodOf(determinization, 1)).toBe('crane') // the only hidden card that lay there before
      expect(determinization.drawPile).toEqual({ silverSmelter: 7 })
    }
    expect(
      determinizations(table, 'Cyd').some(
        (determinization) => goodOf(determinization, 1) !== 'crane',
      ),
    ).toBe(true)
  })

  test('SJ-INFO-5: but they can be goods that came since', () => {
    const table = sanJuan(three)
      .tableau('Ben', 'indigo plant, sugar mill*crane')
      .drawPile('none')
      .discard('silver smelter 8')
      .knows('Ana', { discards: 'silver smelter 8' })
      .phase('producer', 'Ana', 'Ben')
      .play('produce indigo')
    expect(
      determinizations(table, 'Ana').some(
        (determinization) => goodOf(determinization, 1, 0) === 'silverSmelter',
      ),
    ).toBe(true)
    for (const determinization of determinizations(table, 'Ana'))
      expect(goodOf(determinization, 1, 1)).not.toBe('silverSmelter')
  })

  test('SJ-INFO-1: chance to come is determinized as well', () => {
    const table = sanJuan(three)
    for (const { chance } of determinizations(table, 'Ana'))
      expect(chance).not.toBe(table.game.position().chance)
  })
})
