/** What the terminal tells of whole games: whoever plays there is addressed, and the verbs go with it. */
import { Game, type GameState, type GameTypes, type Rules } from '@doubloon/engine'
import { type PuertoRicoTypes, puertoRico } from '@doubloon/puerto-rico'
import { type SanJuanTypes, sanJuan } from '@doubloon/san-juan'
import { expect, test } from 'vitest'
import { tellEach } from '../src/puerto-rico/messages.ts'
import { tell } from '../src/san-juan/telling.ts'

const NAMES = ['You', 'Ana', 'Ben']
const BAD = /\bYou[’']s\b|^You (?!pass\b)\w+s\b|\b(by|for|of|to|from) You\b|^(Ana|Ben) (have|are)\b/

/** Everything that happens in a game of three. */
function eventsOf<S extends GameState, T extends GameTypes>(
  rules: Rules<S, T>,
  options: object,
): readonly T['event'][] {
  const start = Game.start(rules, { players: 3, ...options }, 'sentences')
  if (!start.ok) throw new Error(start.error.message)
  const events: T['event'][] = []
  for (let game = start.value, turn = 0; !game.over; turn++) {
    const moves = game.offers()?.map(({ text }) => text) ?? game.steps()
    const next = game.play(moves[(turn * 7) % moves.length] ?? '')
    if (!next.ok) throw new Error(next.error.message)
    game = next.value
    events.push(...game.events)
  }
  return events
}

test('no sentence has a wrong form of "you"', () => {
  const board: readonly PuertoRicoTypes['event'][] = eventsOf(puertoRico, { buildings: 'all31' })
  const cards: readonly SanJuanTypes['event'][] = eventsOf(sanJuan, { expansion: true })
  const told = [...tellEach(board, NAMES), ...tell(cards, NAMES)].flatMap((it) => it.sentence ?? [])
  expect(told.length).toBeGreaterThan(500)
  expect(told.filter((it) => BAD.test(it))).toEqual([])
  expect(told).toContain('You pass.')
  expect(
    tellEach([{ type: 'guestMoved', seat: 0, from: 'guesthouse', to: 'wharf' }], NAMES)[0]
      ?.sentence,
  ).toBe('You move a guest to wharf.')
})
