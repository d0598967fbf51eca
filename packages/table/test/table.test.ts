/** Tables of both games: seats, turns, undo, and that taking back and playing again changes nothing. */
import {
  type GameAdapter,
  type GameState,
  type GameTypes,
  orThrow,
  WATCHER,
} from '@doubloon/engine'
import { puertoRicoAdapter } from '@doubloon/puerto-rico'
import { openPart, sanJuanAdapter, type View } from '@doubloon/san-juan'
import { Chance } from '@doubloon/testkit'
import { describe, expect, test } from 'vitest'
import { type Seat, Table } from '../src/index.ts'

type AnyAdapter = GameAdapter<GameState>
type AnyTable = Table<GameState, GameTypes>

const GAMES: readonly (readonly [string, AnyAdapter])[] = [
  ['puerto-rico', puertoRicoAdapter],
  ['san-juan', sanJuanAdapter],
]
const ana: Seat = { name: 'Ana' }
const ben: Seat = { name: 'Ben' }
const bot = (name: string): Seat => ({ name, bot: 'novice' })
const alone = [ana, bot('B'), bot('C')]
const start = (
  seats: readonly Seat[],
  adapter: AnyAdapter = puertoRicoAdapter,
  options = {},
): AnyTable => orThrow(Table.start(adapter, { seats, options }, 'a seed'))
const codeOf = (seats: readonly Seat[], options = {}) => {
  const table = Table.start(puertoRicoAdapter, { seats, options }, 'a seed')
  return table.ok ? 'fine' : table.error.code
}

/** Plays any moves of whoever is asked, until so many were made or something is so. */
function go(
  table: AnyTable,
  chance: Chance,
  many: number,
  until = (_: AnyTable) => false,
): AnyTable {
  let now = table
  for (let i = 0; i < many && !now.game.over && !until(now); i++) {
    const steps = now.game.steps()
    now = orThrow(now.play(steps[chance.below(steps.length)] ?? ''))
  }
  return now
}

const isAsked = (seat: number) => (table: AnyTable) => table.game.toMove === seat

describe('seats', () => {
  test('everybody has a name of their own', () => {
    expect(codeOf([ana, ben, bot('C')])).toBe('fine')
    expect(codeOf([])).toBe('no-seats')
    expect(codeOf([ana, { name: '' }, ben])).toBe('bad-name')
    expect(codeOf([ana, { name: 'x'.repeat(21) }, ben])).toBe('bad-name')
    expect(codeOf([ana, { name: 'Ä'.repeat(20) }, ben])).toBe('fine')
    expect(codeOf([ana, { name: ' Ben' }, ben])).toBe('bad-name')
    expect(codeOf([ana, ben, { name: 'ANA', bot: 'novice' }])).toBe('same-name')
  })

  test('others sit down in the middle of a game, and it goes on as it stands', () => {
    const before = go(
      start(alone),
      new Chance('reseat'),
      200,
      (it) => it.length > 9 && isAsked(0)(it),
    )
    expect([before.botToMove, before.viewer, before.undoOf()]).toEqual([-1, 0, 'free'])
    const left = orThrow(before.reseat([bot('Ana'), bot('B'), bot('C')]))
    expect([left.botToMove, left.undoOf()]).toEqual([0, 'nothing'])
    expect(left.game.record()).toEqual(before.game.record())
    const joined = orThrow(before.reseat([bot('Ana'), ben, bot('C')]))
    expect([joined.botToMove, joined.viewer]).toEqual([0, 1])
    const again = orThrow(joined.reseat(alone))
    expect([again.botToMove, again.viewer, again.undoOf()]).toEqual([-1, 0, 'free'])
    expect(before.seats).toEqual(alone)
  })

  test('who sits down later has a name of their own, too, and no seat is added', () => {
    const table = start(alone)
    expect(table.reseat([ana, bot('B'), bot('ana')])).toMatchObject({
      error: { code: 'same-name' },
    })
    expect(table.reseat([ana, bot('B')])).toMatchObject({ error: { code: 'other-seats' } })
  })

  test('how many may play is said by the rules', () => {
    expect(codeOf([ana])).toBe('bad-options')
    expect(codeOf(Array.from({ length: 6 }, (_, seat) => bot(`${seat}`)))).toBe('bad-options')
    expect(codeOf([ana, ben], { players: 5 })).toBe('fine')
    expect(codeOf([ana, ben], { colour: 'red' })).toBe('bad-options')
  })

  test('a record needs as many seats as it has players', () => {
    const record = start(alone).game.record()
    const table = Table.fromRecord(puertoRicoAdapter, [ana, ben], record)
    expect(table.ok ? '' : table.error.code).toBe('other-seats')
    const nameless = Table.fromRecord(puertoRicoAdapter, [ana, ana, ben], record)
    expect(nameless.ok ? '' : nameless.error.code).toBe('same-name')
    const other = Table.fromRecord(puertoRicoAdapter, alone, { ...record, rulesVersion: '0' })
    expect(other.ok ? '' : other.error.code).toBe('other-rules-version')
    const bad = Table.fromRecord(puertoRicoAdapter, alone, { ...record, moves: ['fly'] })
    expect(bad.ok ? '' : [bad.error.code, /^move 1, "fly"/.test(bad.error.message)]).toEqual([
      'unknown-move',
      true,
    ])
  })
})

describe('whose turn it is', () => {
  test('bots are named while they are asked', () => {
    let table = start(alone)
    const chance = new Chance('turns')
    for (; !table.game.over; table = go(table, chance, 1)) {
      const { toMove } = table.game
      expect(table.botToMove).toBe(toMove === 0 ? -1 : toMove)
      expect(table.viewer).toBe(0)
    }
    expect([table.botToMove, table.viewer]).toEqual([-1, 0])
  })

  test('the viewer is the person asked, else the one who moved last', () => {
    const chance = new Chance('viewer')
    let last = 1
    let table = start([bot('A'), ben, ana])
    for (; !table.game.over; table = go(table, chance, 1)) {
      if (table.game.toMove !== 0) last = table.game.toMove
      expect(table.viewer).toBe(last)
    }
    expect(table.viewer).toBe(last)
    expect(start([bot('A'), bot('B'), bot('C')]).viewer).toBe(0)
  })

  test('where all place at once, nobody waits for another', () => {
    const simultaneous = { mayorSimultaneous: true }
    const table = go(
      start([ana, bot('B'), ben], puertoRicoAdapter, simultaneous),
      new Chance('at once'),
      2000,
      ({ game }) => game.waiting.length === 3 && game.toMove === 1,
    )
    expect([table.game.waiting, table.viewer, table.botToMove]).toEqual([[0, 1, 2], 0, 1])
    const [whole] = table.game.offers(1e6, 2) ?? []
    const placed = orThrow(table.play(whole?.text ?? '', 2))
    expect(placed.entry(placed.length, 0)).toMatchObject({ seat: 2, move: whole?.text })
    expect(placed.game.record().moves.at(-1)).toBe(`seat 2: ${whole?.text}`)
    expect(placed.undo().game.snapshot()).toEqual(table.game.snapshot())
    const again = Table.fromRecord(puertoRicoAdapter, placed.seats, placed.game.record())
    expect(orThrow(again).game.snapshot()).toEqual(placed.game.snapshot())
  })
})

describe('undo', () => {
  test('nothing can be taken back before a person has moved', () => {
    const table = go(start(alone), new Chance('bots'), 200, isAsked(0))
    expect([table.undoOf(), table.undoOf(1) === 'nothing']).toEqual(['nothing', table.length === 0])
    expect(table.undo()).toBe(table)
  })

  test('who plays alone against bots is never asked, whatever was drawn since', () => {
    const table = go(start(alone), new Chance('alone'), 60)
    expect(table.undoOf()).toBe('free')
    const before = table.undo()
    expect(before.game.toMove).toBe(0)
    expect(before.length).toBeLessThan(table.length)
  })

  test('with others it is free until chance has decided something or another person has acted', () => {
    const chance = new Chance('others')
    const people = [ana, ben, { name: 'Cyd' }]
    const seen = new Set<string>()
    let table = start(people)
    while (!table.game.over) {
      const mover = table.game.toMove
      const before = table.game
      table = go(table, chance, 1)
      const expected = table.game.hasDrawnSince(before) ? 'ask' : 'free'
      expect(table.undoOf()).toBe(expected)
      expect(table.undoOf(mover)).toBe(expected)
      for (const other of [0, 1, 2])
        if (other !== mover && table.undoOf(other) !== 'nothing')
          expect(table.undoOf(other)).toBe('ask')
      seen.add(expected)
    }
    expect([...seen].sort()).toEqual(['ask', 'free'])
  })

  test('bots that moved since go back with the person', () => {
    const chance = new Chance('since')
    const asked = go(start([ana, bot('B'), ben]), chance, 200, isAsked(0))
    const moved = orThrow(asked.play(asked.game.steps()[0] ?? ''))
    const table = go(moved, chance, 200, isAsked(2))
    expect(table.undo().game.snapshot()).toEqual(asked.game.snapshot())
    const answered = orThrow(table.play(table.game.steps()[0] ?? ''))
    expect(answered.undo().length).toBe(table.length)
    expect(answered.undo(0).length).toBe(asked.length)
  })

  test.each(GAMES)(
    '%s: what was taken back is made again, with the answers of the bots',
    (_, adapter) => {
      const chance = new Chance('redo')
      const table = go(start(alone, adapter), chance, 60)
      expect([table.canRedo, table.redo() === table]).toEqual([false, true])
      const once = table.undo()
      const twice = once.undo()
      expect([once.canRedo, twice.canRedo, twice.redo().length]).toEqual([true, true, once.length])
      const again = twice.redo().redo()
      expect(again.game.snapshot()).toEqual(table.game.snapshot())
      expect(again.game.record()).toEqual(table.game.record())
      expect([again.canRedo, again.undo().length, table.length]).toEqual([
        false,
        once.length,
        again.length,
      ])
    },
  )

  test('who plays something else, or sits down, leaves what was taken back behind', () => {
    const before = go(start(alone), new Chance('redo'), 60).undo()
    const other = orThrow(before.play(before.game.steps().at(-1) ?? ''))
    expect([before.canRedo, other.canRedo, other.redo() === other]).toEqual([true, false, true])
    expect(orThrow(before.reseat([ana, ben, bot('C')])).canRedo).toBe(false)
  })

  test.each(GAMES)('%s: taken back and played again, everything is as it was', (_, adapter) => {
    const chance = new Chance('again')
    for (const seats of [alone, [ana, ben, bot('C')], [ana, ben]]) {
      let table = start(seats, adapter)
      for (let part = 0; part < 12 && !table.game.over; part++) {
        table = go(table, chance, 1 + chance.below(30))
        const bytes = table.game.snapshot()
        let back = table.undo()
        const { moves } = table.game.record()
        expect(table.length - back.length > 0).toBe(table.undoOf() !== 'nothing')
        for (const line of moves.slice(back.length)) back = orThrow(back.play(line))
        expect(back.game.snapshot()).toEqual(bytes)
        expect(back.game.record()).toEqual(table.game.record())
        expect(table.game.snapshot()).toEqual(bytes)
      }
      const read = orThrow(Table.fromRecord(adapter, seats, table.game.record()))
      expect(read.game.snapshot()).toEqual(table.game.snapshot())
      expect(read.undoOf()).toBe(table.undoOf())
    }
  })
})

describe('looking back', () => {
  test('the game after every move is there, with what happened as a seat may see it', () => {
    const table = go(start(alone, sanJuanAdapter), new Chance('back'), 80)
    const { moves } = table.game.record()
    for (let n = 1; n <= table.length; n++) {
      expect(table.at(n)?.record().moves).toEqual(moves.slice(0, n))
      const line = table.entry(n, 0)
      const before = table.at(n - 1) ?? table.game
      const seat = before.toMove
      const made = moves[n - 1] ?? ''
      const { round } = before.view(WATCHER) as View
      expect(line).toEqual({
        n,
        seat,
        move: seat === 0 ? made : openPart(made),
        round,
        events: table.at(n)?.eventsFor(0),
      })
      expect(table.roundAt(n - 1)).toBe(round)
      expect(line?.events).toEqual(table.at(n)?.eventsFor(0))
    }
    expect([table.at(-1), table.at(table.length + 1), table.at(0.5)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect([table.entry(0, 0), table.entry(table.length + 1, 0)]).toEqual([undefined, undefined])
  })

  test('why a move was made stays with it, also when it is read again, and goes when it is taken back', () => {
    const why = [{ code: 'gains', amount: 2, what: 'doubloons' }]
    const first = start(alone)
    const one = orThrow(first.play(first.game.steps()[0] ?? '', undefined, why))
    const two = go(one, new Chance('why'), 1)
    expect(two.reasons).toEqual([why, []])
    expect([two.entry(1, 1)?.why, two.entry(2, 1)?.why]).toEqual([why, undefined])
    const read = orThrow(Table.fromRecord(puertoRicoAdapter, alone, two.game.record(), two.reasons))
    expect(read.reasons).toEqual(two.reasons)
    expect(one.undo(first.game.toMove).reasons).toEqual([])
  })

  test('a move that is not legal leaves the table as it was', () => {
    const table = start(alone)
    const refused = table.play('fly')
    expect(refused.ok ? '' : refused.error.code).toBe('unknown-move')
    expect(table.play('pass', 2).ok).toBe(false)
    expect(table.length).toBe(0)
  })
})
