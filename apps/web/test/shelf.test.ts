/** Plantations face up keep their places: what is taken leaves its place empty, and nothing else moves. */
import { Game, orThrow } from '@doubloon/engine'
import { GOODS, puertoRico } from '@doubloon/puerto-rico'
import { expect, test } from 'vitest'
import { type ShelfPlace, shelfOf } from '../src/puerto-rico/shelf.ts'
import type { Event } from '../src/puerto-rico/table-types.ts'

/** The shelf after every move of a game in which people like to settle, and what happened in that move. */
function* shelves(players: number) {
  const options = { players, buildings: 'all31', forestFromHacienda: true }
  let game = orThrow(Game.start(puertoRico, options, `shelf ${players}`))
  const lines: { readonly events: readonly Event[] }[] = []
  for (let moves = 0; !game.over; moves++) {
    const steps = game.steps()
    const settling = steps.find((it) => /^(choose settler|take|draw)/.test(it))
    game = orThrow(game.play(settling ?? steps[moves % steps.length] ?? ''))
    lines.push({ events: game.events })
    const view = game.view(0)
    yield { shelf: shelfOf(view, lines), faceUp: view.faceUp, events: game.events }
  }
}

const has = (events: readonly Event[], type: Event['type']) => events.some((it) => it.type === type)

test.each([2, 3, 5])('%i players: all that lies face up lies there, and stays', (players) => {
  let before: readonly ShelfPlace[] = []
  let takings = 0
  for (const { shelf, faceUp, events } of shelves(players)) {
    expect(GOODS.map((good) => shelf.filter((it) => it === good).length)).toEqual(
      GOODS.map((good) => faceUp[good] ?? 0),
    )
    if (before.length > 0) expect(shelf).toHaveLength(before.length)
    if (!has(events, 'tileTurnedUp')) {
      const moved = shelf.filter((tile, place) => tile !== before[place] && tile !== undefined)
      if (before.length > 0) expect(moved).toEqual([])
      if (has(events, 'tileTaken')) takings++
    }
    before = shelf
  }
  expect(takings).toBeGreaterThan(5)
})
