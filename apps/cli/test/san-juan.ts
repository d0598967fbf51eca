/** Positions of San Juan for the tests of the command. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Game, orThrow } from '@doubloon/engine'
import { sanJuan } from '@doubloon/san-juan'
import type { AnyGame } from '../src/any-game.ts'
import { chooseMove } from '../src/opponents.ts'
import { type Outcome, type } from './run.ts'

/** A folder for the files of one test file. */
export const folder = mkdtempSync(join(tmpdir(), 'doubloon-san-juan-'))

/** Seat 0 has a crane, a black market, a quarry and goods, and seven cards. */
export const RICH = {
  options: { players: 3, expansion: true },
  governor: 0,
  seats: [
    {
      hand: { library: 1, palace: 1, indigoPlant: 2, well: 1, statue: 1, smithy: 1 },
      tableau: [
        { building: 'indigoPlant', good: true },
        'crane',
        'blackMarket',
        { building: 'customsOffice', good: true },
        'chapel',
        'quarry',
        { building: 'coffeeRoaster', good: true },
      ],
    },
    { hand: { hut: 3 } },
    {},
  ],
}

/** A position, as far as it matters here. */
interface Position extends Readonly<Record<string, unknown>> {
  readonly options?: object
  readonly seats: readonly object[]
}

/** Writes a record that begins with a position; says where. */
function recordFile(position: Position, moves: readonly string[] = []): string {
  const file = join(folder, 'position.json')
  const options = { players: position.seats.length, ...position.options }
  const header = { game: 'san-juan', rulesVersion: sanJuan.version, options, seed: '' }
  writeFileSync(file, JSON.stringify({ ...header, position, moves }))
  return file
}

/** Plays from a position in the terminal, with what is typed and further options. */
export function playFrom(
  position: Position,
  moves: readonly string[],
  input = '',
  seats = '--bot random',
): Promise<Outcome> {
  return type(`play --load ${recordFile(position, moves)} ${seats}`, input)
}

/** The screens in what was written. */
export function screensOf(out: string): readonly string[] {
  return out.split(`${'─'.repeat(100)}\n`).slice(1)
}

/** A finished random game. */
export function randomGame(options: object, seed: string): AnyGame {
  let game: AnyGame = orThrow(Game.start(sanJuan, options, seed))
  for (let i = 0; !game.over; i++)
    game = orThrow(game.play(chooseMove(game, 'random', `${seed}-${i}`)))
  return game
}
