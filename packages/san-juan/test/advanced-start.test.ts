/** Advanced start (SJ-VAR-1 … 5, D-SJ-1): more cards the later one sits, four of which are kept. */
import { describe, expect, test } from 'vitest'
import { newGame, sanJuan, type Table } from './table.ts'

const NAMES = ['Ana', 'Ben', 'Cyd', 'Dan']
const seated = (count: number) => NAMES.slice(0, count)
const advanced = (count: number, options: object = {}) => ({
  players: seated(count),
  advanced: true,
  ...options,
})
const SEEDS = Array.from({ length: 30 }, (_, at) => `seed ${at}`)

/** A new game whose first governor is this seat. */
function governedBy(seat: number, count: number): Table {
  const games = SEEDS.map((seed) => newGame(advanced(count), seed))
  const found = games.find((table) => table.game.view(seat).governor === seat)
  if (found === undefined) throw new Error(`seat ${seat} is never governor`)
  return found
}

/** Everybody discards the first cards that can be, in the order in which they are asked. */
function chooseAll(table: Table): Table {
  while (table.game.decision === 'D-SJ-1') table.play(table.game.steps()[0] ?? 'nothing')
  return table
}

/** Two people before the choice; Ana is governor. */
const two = () =>
  sanJuan(advanced(2))
    .hand('Ana', 'tower 3, well 2')
    .hand('Ben', 'crane, statue 3, hero 2')
    .startingCards('Ana', 'Ben')

describe('the deal', () => {
  test('EX-SJ-25, SJ-VAR-1: governor 5 cards, second player 6, third 7, fourth 8; each keeps 4', () => {
    const table = governedBy(0, 4)
    expect(table.view('Ana').seats.map(({ handSize }) => handSize)).toEqual([5, 6, 7, 8])
    chooseAll(table).expect('discard', 1 + 2 + 3 + 4)
    expect(table.view('Ana').seats.map(({ handSize }) => handSize)).toEqual([4, 4, 4, 4])
  })

  test.each([
    [1, 4, [8, 5, 6, 7]],
    [3, 4, [6, 7, 8, 5]],
    [2, 3, [6, 7, 5]],
    [1, 2, [6, 5]],
  ])('SJ-VAR-1: counted in play order: seat %i of %i is governor', (seat, count, hands) => {
    const table = governedBy(seat, count)
    expect(table.view('Ana').seats.map(({ handSize }) => handSize)).toEqual(hands)
    table.asks(NAMES[seat] ?? '', 'D-SJ-1')
  })

  test('SJ-VAR-1: it replaces the usual starting hand', () => {
    const { seats } = newGame({ players: seated(4) }).view('Ana')
    expect(seats.map(({ handSize }) => handSize)).toEqual([4, 4, 4, 4])
  })

  test.each([
    { count: 2, base: 99, expansion: 128, discard: 3 },
    { count: 3, base: 91, expansion: 120, discard: 6 },
    { count: 4, base: 82, expansion: 111, discard: 10 },
  ])('SJ-VAR-4: the piles of $count players', ({ count, base, expansion, discard }) => {
    const dealt = newGame(advanced(count)).expect('drawPile', base).expect('discard', 0)
    chooseAll(dealt).expect('drawPile', base).expect('discard', discard)
    const more = newGame(advanced(count, { expansion: true })).expect('drawPile', expansion)
    chooseAll(more).expect('drawPile', expansion).expect('discard', discard)
  })
})

describe('the choice', () => {
  test('D-SJ-1, SJ-VAR-2: every set of four that can be kept, and no pass', () => {
    two()
      .offersTo('Ana', 'discard tower', 'discard well')
      .offersTo(
        'Ben',
        'discard statue, statue',
        'discard statue, hero',
        'discard statue, crane',
        'discard hero, hero',
        'discard hero, crane',
      )
      .refuses('pass', 'SJ-VAR-2')
      .refuses('Ben: pass', 'SJ-VAR-2')
  })

  test('SJ-VAR-2: exactly four are kept', () => {
    two()
      .refuses('discard tower, well', 'SJ-VAR-2')
      .refuses('Ben: discard hero, hero, crane', 'SJ-VAR-2')
      .refuses('discard statue', 'SJ-VAR-2') // Ben's card
      .play('discard well', 'discard hero, hero')
      .expect('Ana', { hand: 'tower 3, well' })
      .expect('Ben', { hand: 'crane, statue 3' })
  })

  /** Ana and Ben have chosen. */
  const thirdAndFourth = (cyd: string, dan: string) =>
    sanJuan(advanced(4))
      .hand('Ana', 'well 3, smithy')
      .hand('Ben', 'chapel 3, hero')
      .hand('Cyd', cyd)
      .hand('Dan', dan)
      .discard('tower 3') // what Ana and Ben put away
      .startingCards('Cyd', 'Dan')

  test('D-SJ-1: the third and the fourth player put away three and four', () => {
    thirdAndFourth('coffee roaster 3, crane 3, aqueduct', 'tobacco storage 4, quarry 3, hero')
      .offersTo(
        'Cyd',
        'discard coffee roaster, coffee roaster, coffee roaster',
        'discard coffee roaster, coffee roaster, crane',
        'discard coffee roaster, coffee roaster, aqueduct',
        'discard coffee roaster, crane, crane',
        'discard coffee roaster, crane, aqueduct',
        'discard crane, crane, crane',
        'discard crane, crane, aqueduct',
      )
      .offersTo(
        'Dan',
        'discard tobacco storage, tobacco storage, tobacco storage, tobacco storage',
        'discard tobacco storage, tobacco storage, tobacco storage, hero',
        'discard tobacco storage, tobacco storage, tobacco storage, quarry',
        'discard tobacco storage, tobacco storage, hero, quarry',
        'discard tobacco storage, tobacco storage, quarry, quarry',
        'discard tobacco storage, hero, quarry, quarry',
        'discard tobacco storage, quarry, quarry, quarry',
        'discard hero, quarry, quarry, quarry',
      )
      .play('Dan: discard tobacco storage, hero, quarry, quarry')
      .expect('Dan', { hand: 'tobacco storage 3, quarry' })
      .expect('discard', 'tower 3, tobacco storage, hero, quarry 2')
      .waitsFor('Cyd')
  })

  test("SJ-VAR-3: forced first cards of one are in nobody's way", () => {
    thirdAndFourth('coffee roaster 6, crane', 'tobacco storage 7, crane')
      .waitsFor('Cyd', 'Dan')
      .offersTo(
        'Cyd',
        'discard coffee roaster, coffee roaster, coffee roaster',
        'discard coffee roaster, coffee roaster, crane',
      )
      .offersTo(
        'Dan',
        'discard tobacco storage, tobacco storage, tobacco storage, tobacco storage',
        'discard tobacco storage, tobacco storage, tobacco storage, crane',
      )
      .play('Dan: discard tobacco storage, tobacco storage, tobacco storage, crane')
      .expect('Dan', { hand: 'tobacco storage 4' })
      .expect('discard', 'tower 3, tobacco storage 3, crane')
      .expect('Cyd', { handSize: 7 })
      .play('Cyd: discard coffee roaster, coffee roaster, crane')
      .expect('Cyd', { hand: 'coffee roaster 4' })
      .asks('Ana', 'D-SJ-2')
  })

  test('SJ-VAR-3: all choose independently, in any order', () => {
    two()
      .waitsFor('Ana', 'Ben')
      .play('Ben: discard crane, hero')
      .waitsFor('Ana')
      .refuses('Ben: discard statue, statue', 'SJ-VAR-3') // he has chosen
      .play('discard tower')
      .asks('Ana', 'D-SJ-2')
    two().play('Ana: discard tower').waitsFor('Ben').play('discard crane, hero').waitsFor('Ana')
  })

  test('SJ-VAR-3: the choice of one changes nothing for another', () => {
    const offers = ['discard tower', 'discard well']
    two()
      .offersTo('Ana', ...offers)
      .play('Ben: discard hero, hero')
      .offersTo('Ana', ...offers)
  })

  test("SJ-VAR-3: nobody sees another's cards or discards", () => {
    const table = two().play('Ana: discard well')
    expect(table.told('Ana')).toContainEqual({
      type: 'discarded',
      seat: 0,
      card: 'well',
      by: 'start',
    })
    expect(table.told('Ben')).toContainEqual({
      type: 'discarded',
      seat: 0,
      card: undefined,
      by: 'start',
    })
    expect(JSON.stringify(table.told('Ben'))).not.toContain('well')
    expect(table.view('Ben').seats[0]?.hand).toBeUndefined()
    expect(table.view('Ben')).toMatchObject({ discardPile: 1, knownDiscards: {} })
    expect(table.view('Ana').knownDiscards).toEqual({ well: 1 })
  })

  test('SJ-VAR-3: the discards stay in the discard pile', () => {
    two()
      .play('discard tower', 'discard crane, statue')
      .expect('discard', 'crane, tower, statue')
      .didNotHappen({ type: 'discardsShuffled' })
      .play('Ana: choose prospector')
      .expect('discard', 'crane, tower, statue')
  })

  test('SJ-VAR-2: by small steps it is complete with the last card', () => {
    two()
      .play('Ben: discard hero')
      .expect('discard', 0)
      .asks('Ben', 'D-SJ-1')
      .waitsFor('Ana', 'Ben') // who has begun is in nobody's way
      .play('discard crane')
      .expect('Ben', { hand: 'statue 3, hero' })
      .expect('discard', 'hero, crane')
      .asks('Ana', 'D-SJ-1')
  })
})

test('SJ-VAR-3: who is overtaken after a first small step begins again', () => {
  two()
    .play('Ben: discard hero')
    .play('Ana: discard well')
    .asks('Ben', 'D-SJ-1')
    .expect('discard', 'well')
    .expect('Ben', { hand: 'statue 3, crane, hero 2' })
})

describe('cards of one kind', () => {
  test.each([
    { seed: 'equal cards 487793', lucky: 'Ana', other: 'Ben', hands: [4, 6], discards: 1 },
    { seed: 'equal cards 8431227', lucky: 'Ben', other: 'Ana', hands: [5, 4], discards: 2 },
  ])(
    'R-SJ-34, SJ-VAR-2: who was dealt only these keeps four before anybody is asked: $lucky',
    ({
      seed, // found by search; Ana is governor
      lucky,
      other,
      hands,
      discards,
    }) => {
      const table = newGame(advanced(2), seed)
        .didNotHappen({ type: 'discarded', seat: other })
        .expect('discard', discards)
        .waitsFor(other) // who is waited for tells nothing later on
        .asks(other, 'D-SJ-1')
      expect(table.view('Ana').seats.map(({ handSize }) => handSize)).toEqual(hands)
      const forced = table.events.filter((event) => event.type === 'moved' && event.forced)
      expect(forced).toHaveLength(discards)
      table.happened(...forced.map(() => ({ type: 'discarded', seat: lucky })))
      chooseAll(table)
        .asks('Ana', 'D-SJ-2')
        .expect('discard', 1 + 2)
    },
  )

  test('R-SJ-34, D-SJ-1: who holds only one kind is not asked', () => {
    sanJuan(advanced(3))
      .hand('Ana', 'well, crane 3, smithy')
      .hand('Ben', 'coffee roaster 6')
      .hand('Cyd', 'silver smelter 6, tower')
      .startingCards('Ana', 'Ben', 'Cyd')
      .asks('Ana', 'D-SJ-1')
      .play('discard smithy')
      .asks('Cyd', 'D-SJ-1')
      .play('discard silver smelter, silver smelter, silver smelter')
      .expect('Ben', { hand: 'coffee roaster 4' })
      .expect('discard', 'smithy, coffee roaster 2, silver smelter 3')
      .asks('Ana', 'D-SJ-2')
  })

  test('R-SJ-34: nor is anybody, if all hold one kind each', () => {
    sanJuan(advanced(2))
      .hand('Ana', 'tobacco storage 5')
      .hand('Ben', 'coffee roaster 6')
      .startingCards('Ana', 'Ben')
      .asks('Ana', 'D-SJ-2')
      .expect('Ana', { hand: 'tobacco storage 4' })
      .expect('Ben', { hand: 'coffee roaster 4' })
      .expect('discard', 'tobacco storage, coffee roaster 2')
  })
})

describe('what follows', () => {
  test('SJ-VAR-5: then the governor chooses a role in round 1', () => {
    const table = chooseAll(governedBy(2, 4)).asks('Cyd', 'D-SJ-2').expect('round', 1)
    expect(table.view('Ana').roles.every(({ takenBy }) => takenBy === undefined)).toBe(true)
  })

  test('SJ-VAR-5: nothing else is changed', () => {
    const table = chooseAll(newGame(advanced(4, { expansion: true })))
      .expect('cathedral', 'table')
      .expect('removed', 0)
    for (const name of NAMES)
      table.expect(name, { tableau: 'indigo plant', goods: 0, handSize: 4, tucked: 0, total: 1 })
    expect(table.view('Ana').tradingHouses).toEqual([])
  })

  test('SJ-VAR-5: it is never asked again', () => {
    two()
      .play('discard tower', 'discard crane, statue')
      .play('Ana: choose prospector', 'Ben: choose trader', 'Ana: choose producer')
      .play('Ana: pass', 'Ben: pass')
      .expect('round', 2)
      .expect('Ana', { handSize: 5 })
      .asks('Ben', 'D-SJ-2')
  })
})
