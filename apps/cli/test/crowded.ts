/** A placement of colonists with very many composite moves, in Puerto Rico. */
import { Game, orThrow } from '@doubloon/engine'
import { puertoRico } from '@doubloon/puerto-rico'
import type { AnyGame } from '../src/any-game.ts'

/** Seat 0 has 10 colonists for 22 circles once it has taken the mayor and his extra colonist. */
export const CROWDED = {
  governor: 0,
  seats: [
    {
      island: { corn: 3, indigo: 3, sugar: 3, quarry: 3 },
      buildings: {
        indigoPlant: 0,
        sugarMill: 0,
        smallMarket: 0,
        hacienda: 0,
        office: 0,
        harbor: 0,
      },
      sanJuan: 8,
    },
    {},
    {},
  ],
}

/** The game when it places them. */
export function crowded(): AnyGame {
  const start: AnyGame = orThrow(Game.fromPosition(puertoRico, CROWDED))
  return orThrow(orThrow(start.play('choose mayor')).play('take 1 colonist'))
}
