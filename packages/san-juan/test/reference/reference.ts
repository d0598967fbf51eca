/**
 * A second, slow and naive San Juan, written from docs/rules/san-juan.md alone, to check the engine against. Chance
 * comes from outside: the reference goes through what the engine's referee tells and takes from it only the cards
 * that came (events-told.ts).
 */
import { Asking } from '@doubloon/testkit/reference'
import type { Event } from '../../src/index.ts'
import { type Asked, ask, type Play } from './ask.ts'
import { builder } from './builder.ts'
import { plain } from './choices.ts'
import { councillor } from './councillor.ts'
import { producer } from './producer.ts'
import { prospector } from './prospector.ts'
import { totalOf, winnersOf } from './scoring.ts'
import { deal, setUp, startingCards } from './setup.ts'
import { startOfRound } from './start-of-round.ts'
import { owns, type RefOptions, type Table } from './table.ts'
import { ROLES, type Role } from './tables.ts'
import { trader } from './trader.ts'

/** R-SJ-18 */
const MOST_ROUNDS = 200

export class Reference extends Asking<Asked> {
  readonly table: Table

  private constructor(table: Table, play: Play, events: readonly Event[]) {
    table.told.hear(events)
    super(play)
    this.table = table
    table.told.ends()
  }

  /** `events` are those of the deal. */
  static start(options: RefOptions, governor: number, events: readonly Event[]): Reference {
    const table = setUp(options, governor)
    return new Reference(table, game(table), events)
  }

  /** Goes on where the next role is about to be chosen, after those that are taken. */
  static resume(table: Table): Reference {
    return new Reference(table, rounds(table), [])
  }

  /** Plays a composite move; `events` are what the referee told of it and of what followed. */
  play(move: string, events: readonly Event[], seat = this.pending()[0].seat): void {
    this.table.told.hear(events)
    this.answer({ seat, move })
    this.table.told.ends()
  }

  totals(): number[] {
    return this.table.players.map((player) => totalOf(this.table, player))
  }

  winners(): number[] {
    return winnersOf(this.table)
  }
}

function* game(table: Table): Play {
  deal(table)
  if (table.options.advanced) yield* startingCards(table)
  yield* rounds(table)
}

/** §6, SJ-END-1, R-SJ-18 */
function* rounds(table: Table): Play {
  const n = table.players.length
  for (;;) {
    for (let turn = table.roles.size; turn < Math.max(3, n); turn++) {
      const role = yield* roleAndPhase(table, (table.governor + turn) % n)
      if (role === 'builder' && table.players.some(({ tableau }) => tableau.length >= 12))
        return end(table, 'twelveBuildings')
    }
    if (table.round >= MOST_ROUNDS) return end(table, 'roundLimit')
    newRound(table)
    yield* startOfRound(table)
  }
}

function end(table: Table, reason: 'twelveBuildings' | 'roundLimit'): void {
  table.endTriggers.push(reason)
  table.told.happens({ type: 'endTriggered', reason })
  table.told.happens({ type: 'gameEnded' })
}

/** SJ-ROUND-6 */
function newRound(table: Table): void {
  table.roles.clear()
  for (const player of table.players) player.libraryUsed = false
  table.governor = (table.governor + 1) % table.players.length
  table.round += 1
  table.told.happens({ type: 'governorPassed', seat: table.governor, round: table.round })
}

/** SJ-ROUND-3, SJ-ROUND-4, SJ-2P-4, SJ-2P-5 */
function* roleAndPhase(table: Table, seat: number): Play<Role> {
  const player = table.players[seat]
  const isDeclared = table.players.length === 2
  const free = ROLES.filter((role) => !table.roles.has(role))
  const moves = free.map((role) => `choose ${role}`)
  const mayDeclare = isDeclared && owns(player, 'library') && !player.libraryUsed
  const declared = mayDeclare ? moves.map((move) => `${move} using library`) : []
  const move = yield* ask(seat, 'D-SJ-2', plain([...moves, ...declared]))
  const role = free[(moves.includes(move) ? moves : declared).indexOf(move)]
  const doubled = isDeclared ? declared.includes(move) : owns(player, 'library')
  if (isDeclared && doubled) player.libraryUsed = true
  table.roles.set(role, seat)
  table.told.happens({ type: 'roleTaken', seat, role, doubled })
  yield* phase(table, role, seat, doubled)
  return role
}

function* phase(table: Table, role: Role, chooser: number, doubled: boolean): Play {
  switch (role) {
    case 'builder':
      return yield* builder(table, chooser, doubled)
    case 'producer':
      return yield* producer(table, chooser, doubled)
    case 'trader':
      return yield* trader(table, chooser, doubled)
    case 'councillor':
      return yield* councillor(table, chooser, doubled)
    case 'prospector':
      return prospector(table, chooser, doubled)
  }
}
