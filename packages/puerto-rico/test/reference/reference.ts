/**
 * A second, slow and naive Puerto Rico, written from docs/rules/puerto-rico.md alone, to check the engine
 * against. Chance comes from outside: the caller hands over the tiles that the engine turned up.
 */
import { Asking } from '@doubloon/testkit/reference'
import { type Asked, ask, type Play } from './ask.ts'
import { builder } from './builder.ts'
import { captain } from './captain.ts'
import { craftsman } from './craftsman.ts'
import { guestWindow } from './guests.ts'
import { mayor } from './mayor.ts'
import { totalOf, winnersOf } from './scoring.ts'
import { settler } from './settler.ts'
import { type Chance, draft, setUp } from './setup.ts'
import { type RefOptions, type RoleCard, seatsFrom, type Table, works } from './table.ts'
import { BY_PLAYERS } from './tables.ts'
import { trader } from './trader.ts'

export class Reference extends Asking<Asked> {
  readonly table: Table

  private constructor(table: Table, play: Play) {
    super(play)
    this.table = table
  }

  static start(options: RefOptions, chance: Chance): Reference {
    const table = setUp(options, chance)
    return new Reference(table, game(table))
  }

  /** Goes on where the governor is about to choose the first role of a round, his guest window being over. */
  static resume(table: Table): Reference {
    return new Reference(table, rounds(table, true))
  }

  /** Plays a composite move; `tiles` are those that chance turns up on the way to the next decision. */
  play(move: string, tiles: readonly string[], seat = this.pending()[0].seat): void {
    this.table.chance = [...tiles]
    this.answer({ seat, move })
    if (this.table.chance.length > 0) throw new Error('the engine turned up more tiles')
  }

  totals(): number[] {
    return this.table.players.map((player) => totalOf(this.table, player))
  }

  winners(): number[] {
    return winnersOf(this.table)
  }
}

/** §17.3 */
function* game(table: Table): Play {
  if (table.options.buildings === 'draft') yield* draft(table)
  yield* rounds(table, false)
}

function* rounds(table: Table, windowIsOver: boolean): Play {
  yield* round(table, windowIsOver)
  while (!isLastRound(table)) {
    endRound(table)
    yield* round(table, false)
  }
  for (const seat of seatsFrom(table, table.governor)) yield* guestWindow(table, seat)
}

/** PR-END-4; the round limit strikes only where nothing else ends the game (PR-RUL-61). */
function isLastRound(table: Table): boolean {
  const { roundLimit } = table.options
  if (table.triggers.size === 0 && roundLimit > 0 && table.round >= roundLimit)
    table.triggers.add('roundLimit')
  return table.triggers.size > 0
}

/** PR-ROUND-1…3, PR-2P-5 */
function* round(table: Table, windowIsOver: boolean): Play {
  const n = table.players.length
  for (let turn = 0; turn < BY_PLAYERS[n].choices; turn++) {
    const seat = (table.governor + turn) % n
    if (turn > 0 || !windowIsOver) yield* guestWindow(table, seat)
    const role = yield* chooseRole(table, seat)
    yield* phase(table, role, seat)
  }
}

/** PR-ROUND-4, PR-ROUND-5; equal prospectors are one move (PR-RUL-59). */
function* chooseRole(table: Table, seat: number): Play<string> {
  const free = table.roles.filter((role) => role.takenBy === undefined)
  const cards = free.filter((role) => role.name !== 'prospector 2' || !sameAsFirst(free, role))
  const moves = cards.map((role) => `choose ${role.name}`)
  const move = yield* ask(seat, 'D-ROLE', moves)
  const card = cards[moves.indexOf(move)]
  card.takenBy = seat
  table.players[seat].doubloons += card.doubloons
  card.doubloons = 0
  return card.name
}

function sameAsFirst(free: RoleCard[], second: RoleCard): boolean {
  return free.some((role) => role.name === 'prospector' && role.doubloons === second.doubloons)
}

function* phase(table: Table, role: string, seat: number): Play {
  switch (role) {
    case 'settler':
      return yield* settler(table, seat)
    case 'mayor':
      return yield* mayor(table, seat)
    case 'builder':
      return yield* builder(table, seat)
    case 'craftsman':
      return yield* craftsman(table, seat)
    case 'trader':
      return yield* trader(table, seat)
    case 'captain':
      return yield* captain(table, seat)
    default:
      return yield* prospector(table, seat)
  }
}

/** §11 */
function* prospector(table: Table, seat: number): Play {
  yield* guestWindow(table, seat)
  table.players[seat].doubloons += works(table.players[seat], 'library') ? 2 : 1
}

/** PR-ROUND-9 */
function endRound(table: Table): void {
  for (const role of table.roles) {
    if (role.takenBy === undefined) role.doubloons += 1
    role.takenBy = undefined
  }
  table.governor = (table.governor + 1) % table.players.length
  table.round += 1
}
