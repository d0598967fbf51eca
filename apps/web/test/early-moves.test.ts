/** Own moves at the table of a room lie there before the server has answered, and stay only if they are the ones that count. */
import { isDeepStrictEqual } from 'node:util'
import { Game, layoutOf, orThrow } from '@doubloon/engine'
import type { GlimpseMessage } from '@doubloon/protocol'
import type { Moment, TableTypes, Update } from '@doubloon/table'
import { expect, test } from 'vitest'
import type { AnyGame, AnyPageAdapter } from '../src/local/page-adapter.ts'
import { pageAdapterOf } from '../src/local/page-adapters.ts'
import { LaidTable } from '../src/online/desk/laid-table.ts'

const SEATS = ['Ana', 'Ben', 'Clara'].map((name) => ({ name }))

async function adapterOf(game: string): Promise<AnyPageAdapter> {
  const adapter = await pageAdapterOf(game)
  if (adapter === undefined) throw new Error(`${game} is there`)
  return adapter
}

/** A table of three at its beginning, as the page of the first player has it. */
async function begun() {
  const adapter = await adapterOf('puerto-rico')
  const updates: Update<TableTypes>[] = []
  const laid = new LaidTable(adapter, (update) => updates.push(update))
  const game: AnyGame = orThrow(Game.start(adapter.rules, { players: 3 }, 'early'))
  laid.begin({ game: 'puerto-rico', options: {}, seats: SEATS }, 0, [])
  laid.take(glimpse(game, 0))
  return { laid, game, updates }
}

function glimpse(game: AnyGame, moves: number): GlimpseMessage {
  const bytes = Buffer.from(game.glimpse(0, `by lot ${moves}`)).toString('base64')
  return { type: 'glimpse', moves, viewer: 0, layout: layoutOf(game.rules), bytes, undo: 'free' }
}

/** What the server tells of the first move. */
function tell(laid: LaidTable, game: AnyGame, move: string): void {
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

test('hands of others decide who is asked next: nobody is asked too early, and then the table is as the server says', async () => {
  const adapter = await adapterOf('san-juan')
  const seen = { early: 0, otherwise: 0 }
  for (let i = 0; i < 8; i++) playThrough(adapter, `early ${i}`, seen)
  expect(seen.early).toBeGreaterThan(80)
  expect(seen.otherwise).toBeGreaterThan(0)
})

/** A game in which the first player's page shows every move of theirs before the server tells it. */
function playThrough(
  adapter: AnyPageAdapter,
  seed: string,
  seen: { early: number; otherwise: number },
) {
  const updates: Update<TableTypes>[] = []
  const laid = new LaidTable(adapter, (update) => updates.push(update))
  let game: AnyGame = orThrow(Game.start(adapter.rules, { players: 3 }, seed))
  laid.begin({ game: 'san-juan', options: {}, seats: SEATS }, 0, [])
  laid.take(glimpse(game, 0))
  for (let n = 1; !game.over; n++) {
    const [before, seat] = [updates.length, game.toMove]
    const offers = game.offers(10_000) ?? []
    const move = offers[(n * 7) % offers.length]?.text ?? ''
    if (seat === 0) expect(laid.playEarly(move)).toBeUndefined()
    game = orThrow(game.play(move, seat))
    const early = momentIn(updates.slice(before))
    if (early !== undefined) {
      seen.early++
      seen.otherwise += isDeepStrictEqual(early.view, game.view(0)) ? 0 : 1
      if (early.offers === undefined || early.offers.length > 0) expect(game.waiting).toContain(0)
    }
    laid.add({ n, seat, move, round: 1, events: game.eventsFor(0) })
    laid.take(glimpse(game, n))
    expect(momentIn(updates)?.view).toEqual(game.view(0))
  }
}

function momentIn(updates: readonly Update<TableTypes>[]): Moment<TableTypes> | undefined {
  return updates.findLast((update) => update.type !== 'trouble')?.moment
}
