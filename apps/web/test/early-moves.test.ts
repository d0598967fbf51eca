/** Own moves at the table of a room lie there before the server has answered, and stay only if they are the ones that count. */
import { Game, layoutOf, orThrow } from '@doubloon/engine'
import type { GlimpseMessage } from '@doubloon/protocol'
import { puertoRico } from '@doubloon/puerto-rico'
import type { TableTypes, Update } from '@doubloon/table'
import { expect, test } from 'vitest'
import { pageAdapterOf } from '../src/local/page-adapters.ts'
import { LaidTable } from '../src/online/desk/laid-table.ts'

const SEATS = ['Ana', 'Ben', 'Clara'].map((name) => ({ name }))

/** A table of three at its beginning, as the page of the first player has it. */
async function begun() {
  const adapter = await pageAdapterOf('puerto-rico')
  if (adapter === undefined) throw new Error('Puerto Rico is there')
  const updates: Update<TableTypes>[] = []
  const laid = new LaidTable(adapter, (update) => updates.push(update))
  const game = orThrow(Game.start(puertoRico, { players: 3 }, 'early'))
  laid.begin({ game: 'puerto-rico', options: {}, seats: SEATS }, 0, [])
  laid.take(glimpse(game, 0))
  return { laid, game, updates }
}

type Board = Awaited<ReturnType<typeof begun>>['game']

function glimpse(game: Board, moves: number): GlimpseMessage {
  const bytes = Buffer.from(game.glimpse(0, 'by lot')).toString('base64')
  return { type: 'glimpse', moves, viewer: 0, layout: layoutOf(puertoRico), bytes, undo: 'free' }
}

/** What the server tells of the first move. */
function tell(laid: LaidTable, game: Board, move: string): void {
  const after = orThrow(game.play(move))
  laid.add({ n: 1, seat: 0, move, round: 1, events: after.eventsFor(0) })
  laid.take(glimpse(after, 1))
}

/** The move that lies there as the newest. */
function shown(updates: readonly Update<TableTypes>[]): string | undefined {
  const last = updates.at(-1)
  if (last?.type === 'opened') return last.history.at(-1)?.move
  return last?.type === 'advanced' ? last.line.move : undefined
}

test('a move that the server confirms is not laid a second time', async () => {
  const { laid, game, updates } = await begun()
  expect(laid.playEarly('choose builder')).toBeUndefined()
  const before = updates.length
  tell(laid, game, 'choose builder')
  expect(shown(updates)).toBe('choose builder')
  expect(updates.length).toBe(before)
})

test('another move of the same seat, made at another window, takes the place of the early one', async () => {
  const { laid, game, updates } = await begun()
  expect(laid.playEarly('choose builder')).toBeUndefined()
  expect(shown(updates)).toBe('choose builder')
  tell(laid, game, 'choose mayor')
  laid.rollBack()
  expect(shown(updates)).toBe('choose mayor')
})
