import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Game, orThrow } from '@doubloon/engine'
import { placementOf, puertoRico } from '@doubloon/puerto-rico'
import { expect, test } from 'vitest'
import { NOTATION } from '../src/puerto-rico/messages.ts'
import { proposePlacement, readWanted } from '../src/puerto-rico/proposal.ts'
import { type } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'doubloon-choices-'))
const ALL = { buildings: 'all31' }
const FULL = { corn: 5, indigo: 5, sugar: 5, tobacco: 5, coffee: 4 }

/** The first screen of a game from a position, after some moves. */
async function screenOf(seat: object, moves: readonly string[], options: object): Promise<string> {
  const file = join(folder, 'game.json')
  const position = { governor: 0, options, seats: [seat, {}, {}] }
  const header = { game: 'puerto-rico', rulesVersion: puertoRico.version, seed: '' }
  const record = { ...header, options: { players: 3, ...options }, position, moves }
  writeFileSync(file, JSON.stringify(record))
  const { out, err } = await type(`play --load ${file} --bot random`)
  expect(err).toBe('')
  return out
}

test('the building board shows the costs of the rules that are played', async () => {
  const costs = async (line: string) => {
    const { out } = await type(line)
    return ['factory', 'university'].map((it) => new RegExp(`${it} +(\\d+) `).exec(out)?.[1])
  }
  expect(await costs('play --seed a')).toEqual(['7', '8'])
  expect(await costs('play --seed a --set balanced=true')).toEqual(['8', '7'])
})

test('a builder sees his own price beside every building', async () => {
  const seat = { doubloons: 10, island: { quarry: 1 }, workers: { quarry: 1 } }
  const out = await screenOf(seat, ['choose builder'], { balanced: true })
  expect(out).toMatch(/build factory {2}−6 d/)
  expect(out).toMatch(/build university {2}−5 d/)
})

test('with a small wharf the loads on ships are numbered all the same', async () => {
  const seat = { buildings: { smallWharf: 1 }, goods: FULL }
  const out = await screenOf(seat, ['choose captain'], ALL)
  expect(out).toMatch(/ \d+ load corn on 5/)
  expect(out).toMatch(/ \d+ load on small wharf/)
  expect(out).toMatch(/Enter = {2}load /)
  expect(out).toContain('number or move ·')
})

test('with a black market and little money the buildings are numbered all the same', async () => {
  const island = { corn: 1, indigo: 1, sugar: 1, quarry: 1 }
  const seat = { buildings: { blackMarket: 1 }, goods: FULL, vp: 3, island, workers: island }
  const out = await screenOf({ ...seat, sanJuan: 2 }, ['choose builder'], ALL)
  expect(out).toMatch(/ \d+ build hospice/)
  expect(out).toMatch(/ \d+ pass/)
  expect(out).toContain('number or move ·')
})

test('where nothing is numbered, nobody is asked for a number', async () => {
  const island = { corn: 3, indigo: 3, sugar: 3, quarry: 3 }
  const moves = ['choose mayor', 'take 1 colonist']
  const out = await screenOf({ island, sanJuan: 4 }, moves, {})
  expect(out).toContain('Enter =  place')
  expect(out).toMatch(/^ move · \? help/m)
  expect(out).not.toContain('number or move')
})

/** A seat for each decision in which its example is legal, and how it comes there. */
const EXAMPLES: Readonly<Record<string, readonly [object, readonly string[]]>> = {
  'D-MAYOR-PLACE': [
    { island: { corn: 3, indigo: 1 }, buildings: { smallIndigoPlant: 0 }, sanJuan: 2 },
    ['choose mayor', 'take 0 colonists'],
  ],
  'D-STORE': [{ goods: { sugar: 3, corn: 2 }, buildings: { smallWarehouse: 1 } }, []],
  'D-LOAD': [{ goods: { sugar: 3, corn: 2 }, buildings: { smallWharf: 1 } }, ['choose captain']],
  'D-BUILD': [
    { doubloons: 6, vp: 1, sanJuan: 1, buildings: { blackMarket: 1 } },
    ['choose builder'],
  ],
}

/** Storage comes after all loads: the ships are full of other kinds. */
const STORAGE = {
  roles: { captain: { takenBy: 0 } },
  turn: { decision: 'D-STORE', seat: 0, chooser: 0, phase: 'storage' },
  ships: {
    4: { good: 'indigo', load: 4 },
    5: { good: 'tobacco', load: 5 },
    6: { good: 'coffee', load: 6 },
  },
}

test.each(Object.entries(NOTATION))('the example for %s is a legal move: %s', (decision, move) => {
  const [seat, moves] = EXAMPLES[decision] ?? [{}, []]
  const rest = decision === 'D-STORE' ? STORAGE : {}
  const position = { governor: 0, options: ALL, seats: [seat, {}, {}], ...rest }
  let game = orThrow(Game.fromPosition(puertoRico, position))
  for (const played of moves) game = orThrow(game.play(played))
  expect(game.decision).toBe(decision)
  expect(game.check(move)).toEqual({ ok: true, value: undefined })
})

test('PR-MAYOR-4 … 6: a placement is proposed, and completed as asked, and always legal', () => {
  let [placements, completed] = [0, 0]
  for (const seed of ['a', 'b', 'c']) {
    let game = orThrow(Game.start(puertoRico, { players: 3, ...ALL }, seed))
    for (let turn = 0; !game.over; turn++) {
      if (game.decision === 'D-MAYOR-PLACE' && !game.midway) {
        placements++
        expect(game.check(proposePlacement(game))).toEqual({ ok: true, value: undefined })
        const { workplaces } = placementOf(game, game.toMove)
        for (const { word, minimum, maximum } of workplaces) {
          if (minimum === maximum) continue
          completed++
          const asked = minimum + 1 + (turn % (maximum - minimum))
          const move = proposePlacement(game, readWanted(`place ${word} ${asked}`))
          expect(game.check(move), move).toEqual({ ok: true, value: undefined })
          expect(move.slice('place '.length).split(', ')).toContain(`${word} ${asked}`)
        }
      }
      const steps = game.steps()
      game = orThrow(game.play(steps[(turn * 7) % steps.length] ?? ''))
    }
  }
  expect(placements).toBeGreaterThan(20)
  expect(completed).toBeGreaterThan(20)
})

test('a placement begun in small steps asks for what is left of it', async () => {
  const island = { corn: 3, indigo: 3, sugar: 3, quarry: 3 }
  const moves = ['choose mayor', 'take 1 colonist', 'put 2 on corn']
  const out = await screenOf({ island, sanJuan: 8 }, moves, {})
  expect(out).toContain('You have 8 colonists for these circles: indigo 3, sugar 3, quarry 3.')
  expect(out).toMatch(/ 1 put 2 on indigo/)
})
