/** What others may see of the log: nothing that is hidden, of no move, before the end no seed. */
import { orThrow, WATCHER } from '@doubloon/engine'
import { puertoRicoAdapter } from '@doubloon/puerto-rico'
import { sanJuanAdapter } from '@doubloon/san-juan'
import { Chance } from '@doubloon/testkit'
import { describe, expect, test } from 'vitest'
import { eventFor, type Logged, type RoomEvent } from '../../src/index.ts'
import { ADAPTERS, bot, Evening, idOf, sits } from './evening.ts'

const people = [sits('Ana'), sits('Ben'), sits('Cyd')]
const seen = (evening: Evening, log: readonly Logged[], viewer: number) =>
  log.map(({ event }) => eventFor(evening.context.adapter, event, viewer))

describe('hidden parts', () => {
  test('two rooms that differ only in what a viewer cannot know look the same', () => {
    const chance = new Chance('hidden')
    let compared = 0
    for (let number = 0; number < 6; number++) {
      const evening = Evening.begun({ seats: people, adapter: sanJuanAdapter, seed: `${number}` })
      while (evening.room.phase === 'playing') {
        const seat = evening.table.game.toMove
        const { game } = evening.table
        const offers = game.offers(60, seat) ?? []
        const moves = (offers.length > 0 ? offers.map(({ text }) => text) : game.steps()).slice(
          0,
          20,
        )
        const answers = moves.map((move) => {
          const answer = evening.room.answer(evening.moveOf(seat, move), evening.now)
          const { logged, room } = orThrow(answer)
          return { logged, game: room.table?.game }
        })
        const [first] = answers
        for (const other of answers.slice(1))
          for (const viewer of [0, 1, 2, WATCHER].filter((it) => it !== seat)) {
            const known = (it: typeof other | undefined) =>
              JSON.stringify([it?.game?.view(viewer), it?.game?.eventsFor(viewer)])
            if (first === undefined || known(first) !== known(other)) continue
            compared++
            expect(seen(evening, other.logged, viewer)).toEqual(seen(evening, first.logged, viewer))
          }
        evening.move(chance.below(50))
      }
    }
    expect(compared).toBeGreaterThan(500)
  })

  test('one sees one’s own moves as they are, and all see the open part of others’', () => {
    const moved = { type: 'moved', seat: 1, line: 'build smithy paying library, tower' } as const
    expect(eventFor(sanJuanAdapter, moved, 1)).toBe(moved)
    for (const viewer of [0, 2, WATCHER])
      expect(eventFor(sanJuanAdapter, moved, viewer)).toEqual({ ...moved, line: 'build smithy' })
    const turned = { ...moved, line: 'seat 1: build smithy paying library' }
    expect(eventFor(sanJuanAdapter, turned, 0)).toMatchObject({ line: 'seat 1: build smithy' })
  })

  test('why a bot moved is told where no hands are hidden, else only at its own seat', () => {
    const why = [{ code: 'gains', amount: 1, other: 'build library' }]
    const moved = { type: 'moved', seat: 1, line: 'choose builder', why } as const
    expect(eventFor(puertoRicoAdapter, moved, 0)).toEqual(moved)
    expect(eventFor(sanJuanAdapter, moved, 0)).toEqual({ ...moved, why: undefined })
    expect(eventFor(sanJuanAdapter, moved, 1)).toEqual(moved)
  })
})

describe('the whole log', () => {
  test.each(ADAPTERS.map((adapter) => [adapter.rules.game, adapter] as const))(
    '%s: no viewer learns the seed before the end',
    (_, adapter) => {
      const seed = 'the very secret seed'
      const evening = Evening.begun({ seats: people, adapter, seed })
      const hash = `hash of ${seed}`
      evening.moveUntil(({ room }) => room.phase === 'over')
      for (const viewer of [0, 1, 2, WATCHER]) {
        const events = seen(evening, evening.log, viewer)
        const told = JSON.stringify(events.slice(0, -1)).replaceAll(hash, '')
        expect(told).not.toContain(seed)
        expect(events.at(-1)).toEqual({ type: 'ended', seed })
      }
    },
  )

  test('reports are only for the server, everything else said at the table is for all', () => {
    const evening = Evening.begun({ seats: [sits('Ana'), sits('Ben'), bot('C')] })
    evening.by('Ana', { type: 'say', words: { text: 'psst' } })
    const [reported] = evening.by('Ben', { type: 'report', about: evening.room.number })
    expect(reported).toEqual({
      type: 'reported',
      person: idOf('Ben'),
      about: evening.room.number - 1,
    })
    const others: RoomEvent[] = []
    for (const { event } of evening.log)
      if (event.type !== 'reported' && event.type !== 'moved') others.push(event)
    for (const viewer of [0, 1, WATCHER])
      expect(seen(evening, evening.log, viewer).filter((event) => event !== undefined)).toEqual(
        others,
      )
  })
})
