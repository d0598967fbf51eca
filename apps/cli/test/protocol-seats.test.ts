import { Game, orThrow } from '@doubloon/engine'
import { puertoRico } from '@doubloon/puerto-rico'
import { expect, test } from 'vitest'
import { chooseMove } from '../src/opponents.ts'
import { ask, last, play } from './client.ts'

const POSITION = {
  governor: 0,
  options: { mayorSimultaneous: true },
  seats: [
    { island: { corn: 3, indigo: 3 }, sanJuan: 2 },
    {},
    { island: { corn: 1, indigo: 2 }, sanJuan: 1 },
  ],
}
/** Seats 0 and 2 place at once. */
const BOTH = [
  { do: 'position', position: POSITION },
  play('choose mayor'),
  play('take 0 colonists'),
]
const OF_SEAT_2 = {
  offers: ['place indigo 2', 'place corn 1, indigo 1'],
  steps: ['put 0 on corn', 'put 1 on corn'],
}

test('a waiting seat learns its moves, by offers and with its view', async () => {
  const asked = await last(...BOTH, { do: 'offers', seat: 2 })
  expect(asked).toMatchObject({ ok: true, toMove: 0, waiting: [0, 2], ...OF_SEAT_2 })
  expect(await last(...BOTH, { do: 'view', seat: 2 })).toMatchObject(OF_SEAT_2)
})

test('offers without a seat are the situation again', async () => {
  const [before, after] = (await ask(...BOTH, { do: 'offers' })).slice(-2)
  expect(after).toEqual(before)
})

test('a seat that is not asked has no moves, and its view none of others', async () => {
  expect(await last(...BOTH, { do: 'offers', seat: 1 })).toMatchObject({ ok: true, offers: [] })
  for (const seat of [1, -1]) {
    const view = await last(...BOTH, { do: 'view', seat })
    expect(view.ok).toBe(true)
    expect(view).not.toHaveProperty('offers')
    expect(view).not.toHaveProperty('steps')
  }
})

test('a placement of a waiting seat with too many composites is described for that seat', async () => {
  const crowd = {
    island: { corn: 3, indigo: 3, sugar: 3, quarry: 3 },
    buildings: { indigoPlant: 0, sugarMill: 0, smallMarket: 0, hacienda: 0, office: 0, harbor: 0 },
    sanJuan: 8,
  }
  const seats = [POSITION.seats[0], {}, crowd]
  const start = { do: 'position', position: { ...POSITION, seats } }
  const asked = await last(start, ...BOTH.slice(1), { do: 'offers', seat: 2 })
  expect(asked['offers']).toEqual({
    description: {
      kind: 'place',
      colonists: 9,
      place: 9,
      workplaces: {
        corn: { circles: 3, minimum: 0, maximum: 3 },
        indigo: { circles: 3, minimum: 0, maximum: 3 },
        sugar: { circles: 3, minimum: 0, maximum: 3 },
        quarry: { circles: 3, minimum: 0, maximum: 3 },
        'indigo plant': { circles: 3, minimum: 0, maximum: 3 },
        'sugar mill': { circles: 3, minimum: 0, maximum: 3 },
        'small market': { circles: 1, minimum: 0, maximum: 1 },
        hacienda: { circles: 1, minimum: 0, maximum: 1 },
        office: { circles: 1, minimum: 0, maximum: 1 },
        harbor: { circles: 1, minimum: 0, maximum: 1 },
      },
    },
  })
})

test('best chooses for the seat that is named, if it is asked', async () => {
  for (const level of ['random', 'casual']) {
    const { move } = await last(...BOTH, { do: 'best', level, seat: 2 })
    expect(OF_SEAT_2.offers).toContain(move)
  }
  const { error } = await last(...BOTH, { do: 'best', seat: 1 })
  expect(error).toMatchObject({ code: 'illegal-move', reason: 'not-your-turn' })
  expect(error.rule).toMatch(/^PR-/)
})

test('a line of a record is played and checked as it stands', async () => {
  const line = 'seat 2: place corn 1, indigo 1'
  expect(await last(...BOTH, { do: 'check', move: line })).toMatchObject({ legal: true })
  const [, record] = (await ask(...BOTH, play(line), { do: 'record' })).slice(-2)
  expect(record?.['record']).toMatchObject({ moves: ['choose mayor', 'take 0 colonists', line] })
  expect(await last(...BOTH, { do: 'play', move: line, seat: 2 })).toMatchObject({ ok: true })
})

test('a line with a seat that is not asked, or another than the request names, is refused', async () => {
  for (const seat of [1, 7, 99999999999]) {
    const { error } = await last(...BOTH, play(`seat ${seat}: place corn 1`))
    expect(error).toMatchObject({ code: 'illegal-move', reason: 'not-your-turn' })
  }
  const other = await last(...BOTH, { do: 'play', move: 'seat 2: place indigo 2', seat: 0 })
  expect(other.error.code).toBe('bad-request')
})

test('the game of a position is what the request says, not what the position says', async () => {
  const named = await last({ do: 'position', position: { ...POSITION, game: 'puerto-rico' } })
  expect(named.error).toMatchObject({ code: 'impossible-position', reason: 'unknown-field' })
  expect(await last({ do: 'position', game: 'puerto-rico', position: POSITION })).toMatchObject({
    ok: true,
  })
  const other = await last({ do: 'position', game: 'chess', position: POSITION })
  expect(other.error.code).toBe('unknown-game')
})

test('the score says whether the game was broken off', async () => {
  const game = { do: 'new', game: 'puerto-rico', options: { players: 3, roundLimit: 1 }, seed: 'x' }
  expect(await last(game, { do: 'score' })).toMatchObject({ over: false, brokenOff: false })
  const moves: string[] = []
  let running = orThrow(Game.start(puertoRico, game.options, game.seed))
  while (!running.over) {
    moves.push(chooseMove(running, 'random', String(moves.length)))
    running = orThrow(running.play(moves.at(-1) ?? ''))
  }
  const score = await last(game, ...moves.map(play), { do: 'score' })
  expect(score).toMatchObject({ over: true, brokenOff: true })
})

test('a seed has at most 200 characters', async () => {
  const start = { do: 'new', game: 'puerto-rico' }
  expect(await last({ ...start, seed: 's'.repeat(200) })).toMatchObject({ ok: true })
  const { error } = await last({ ...start, seed: 's'.repeat(10 * 1024 * 1024) })
  expect(error).toMatchObject({ code: 'bad-request', reason: 'bad-seed' })
  expect(JSON.stringify(error).length).toBeLessThan(300)
})
