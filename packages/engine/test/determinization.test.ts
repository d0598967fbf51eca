/** Determinizations and looking ahead in them, on a made-up game with a composite decision (stones.ts). */
import {
  determinizationOf,
  Game,
  orThrow,
  playAloud,
  stepAloud,
  walkComposite,
} from '@doubloon/engine'
import { expect, test } from 'vitest'
import { stones } from './stones.ts'

const start = (options: object = {}) => orThrow(Game.start(stones, options, 'a seed'))
type StonesGame = ReturnType<typeof start>
const play = (game: StonesGame, ...lines: readonly string[]) =>
  lines.reduce((now, line) => orThrow(now.playLine(line)), game)
const taking = (options: object = {}) => play(start(options), 'heads', 'tails')
const determinization = (game: StonesGame) =>
  determinizationOf(game, game.toMove, 'determinization')

test('a game knows whether its generator has moved on since an earlier moment', () => {
  const first = start()
  expect(play(first, 'heads', 'tails', 'take 1 red, 0 blue').hasDrawnSince(first)).toBe(false)
  expect(orThrow(Game.start(stones, {}, 'another')).hasDrawnSince(first)).toBe(true)
})

test('a composite is walked to its end, forced steps included', () => {
  const choices = walkComposite(stones, determinization(taking({ red: 2, blue: 0 })), ({ moves }) =>
    moves.at(2),
  )
  const words = choices.map(({ offered, taken }) => [
    offered.map((step) => stones.steps.text(step)),
    stones.steps.text(taken),
  ])
  expect(words).toEqual([
    [['pass', 'red 1', 'red 2'], 'red 2'],
    [['blue 0'], 'blue 0'],
  ])
})

test('a move in words, whole or step, is played aloud', () => {
  const whole = determinization(taking({ red: 2, blue: 2 }))
  const events = playAloud(stones, whole, 'take 1 red, 2 blue')
  expect(events.map(({ step }) => step)).toEqual(['red 1', 'blue 2'])
  const stepped = determinization(taking({ red: 2, blue: 2 }))
  const red = stones.steps.fromText('red 1') ?? -1
  expect(stepAloud(stones, stepped, red).map(({ step }) => step)).toEqual(['red 1'])
  expect(playAloud(stones, stepped, 'blue 2').map(({ step }) => step)).toEqual(['blue 2'])
  expect(stepped.state.bytes).toEqual(whole.state.bytes)
})
