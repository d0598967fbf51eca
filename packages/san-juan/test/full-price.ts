/** Scenarios of the builder phase in which Ana builds at full price: Cyd is the chooser and has nothing to build. */
import { sanJuan, type Table } from './table.ts'

export const base = { players: ['Ana', 'Ben', 'Cyd'] }
export const three = { ...base, expansion: true }

export function ana(tableau: string, hand: string, options = base): Table {
  return sanJuan(options).tableau('Ana', tableau).hand('Ana', hand).phase('builder', 'Cyd', 'Ana')
}

/** Ana can build nothing with these, so she is not asked. */
export function notAsked(tableau: string, hand: string): Table {
  return sanJuan(base)
    .tableau('Ana', tableau)
    .hand('Ana', hand)
    .phase('builder', 'Cyd')
    .happened({ type: 'moved', seat: 'Ana', move: 'pass', forced: true })
}
