/** Why a building cannot be built: the rules say so, with what is missing and where it is written. */
import { afterEach, expect, test } from 'vitest'
import { becauseAt } from '../src/puerto-rico/building-text.ts'
import type { PuertoRico } from '../src/puerto-rico/table-types.ts'
import { begun, closeDesks, gamesOf, MapStore, Sitter } from './desk.ts'

afterEach(closeDesks)

/** What is said to the first seat, who is asked to build, about each building that it cannot build. */
async function reasonsIn(position: object): Promise<Readonly<Record<string, string>>> {
  const games = gamesOf(new MapStore())
  const record = JSON.stringify({ turn: { decision: 'D-BUILD', seat: 0 }, ...position })
  const sitter = new Sitter<PuertoRico>(games, begun(await games.load(record)))
  const moment = await sitter.asked()
  return Object.fromEntries(
    Object.entries(moment.facts.quotes).flatMap(([key, { refusal }]) =>
      refusal === undefined ? [] : [[key, becauseAt(moment, refusal)]],
    ),
  )
}

test('a building that is too expensive says how much is missing, quarries and privilege counted', async () => {
  const island = { quarry: 2 }
  const seat = { doubloons: 4, island, workers: island, buildings: { hospice: 0 } }
  expect(await reasonsIn({ seats: [seat, {}, {}] })).toMatchObject({
    hospice: 'You own one already, and nobody owns two of a kind.',
    university: 'You have 4 of the 5 doubloons it costs you: 1 short.',
    cityHall: 'You have 4 of the 7 doubloons it costs you: 3 short.',
  })
})

test('with a black market that does not reach, both are said', async () => {
  const seat = { doubloons: 1, buildings: { blackMarket: 1 } }
  const options = { players: 3, buildings: 'all31' }
  const { statue } = await reasonsIn({ options, seats: [seat, {}, {}] })
  expect(statue).toBe(
    'You have 1 of the 9 doubloons it costs you: 8 short. Even with what the Black Market takes you cannot pay for it.',
  )
})
