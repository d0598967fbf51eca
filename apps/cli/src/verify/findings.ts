/** What can be proven of a claim, what is wrong with it, and what nobody can tell from it. */
import { createHash } from 'node:crypto'
import type { GameRecord } from '@doubloon/engine'
import type { AnyTable } from '../any-game.ts'
import type { CommandAdapter } from '../command-adapter.ts'
import { say } from '../messages.ts'
import { tableOf } from '../transcript.ts'
import type { Claim, Place } from './source.ts'

export interface Finding {
  readonly about: 'moves' | 'end' | 'seed' | 'result'
  readonly is: 'proven' | 'wrong' | 'open'
  readonly sentence: string
}

const words = say.verify

/** `noted`: the hash that somebody wrote down when the game began. */
export function findings(
  row: CommandAdapter,
  claim: Claim,
  noted: string | undefined,
): { readonly findings: readonly Finding[]; readonly table: AnyTable | undefined } {
  const { record } = claim
  const played = tableOf(row, record, record.moves.length)
  if (!played.ok) {
    const { message, rule } = played.error
    const why = words.badMove(message, rule)
    return {
      findings: [{ about: 'moves', is: 'wrong', sentence: why }, seed(claim, noted)],
      table: undefined,
    }
  }
  const table = played.value
  return {
    findings: [
      { about: 'moves', is: 'proven', sentence: words.moves(record.moves.length) },
      end(table),
      seed(claim, noted),
      result(table, claim.places),
    ],
    table,
  }
}

function end({ game }: AnyTable): Finding {
  return game.over
    ? { about: 'end', is: 'proven', sentence: words.over }
    : { about: 'end', is: 'open', sentence: words.notOver }
}

/** The hash that somebody noted counts more than the one a server tells afterwards. */
function seed({ record, seedHash, isBrought }: Claim, noted: string | undefined): Finding {
  const hash = hashOf(record)
  if (noted !== undefined && noted !== hash)
    return { about: 'seed', is: 'wrong', sentence: words.otherSeed(hash, noted) }
  if (seedHash !== undefined && seedHash !== hash)
    return { about: 'seed', is: 'wrong', sentence: words.otherLogged(hash, seedHash) }
  if (isBrought) return { about: 'seed', is: 'open', sentence: words.brought(hash) }
  if (noted !== undefined) return { about: 'seed', is: 'proven', sentence: words.seed(hash) }
  const sentence = seedHash === undefined ? words.noHash(hash) : words.loggedHash(hash)
  return { about: 'seed', is: 'open', sentence }
}

function hashOf({ seed }: GameRecord): string {
  return createHash('sha256').update(seed).digest('hex')
}

/** Who has resigned stands behind all others; who did so no record tells. */
function result({ game }: AnyTable, places: readonly Place[] | undefined): Finding {
  if (places === undefined) return { about: 'result', is: 'open', sentence: words.noResult }
  const ranks = game.score().map(({ rank }) => rank)
  const resigned = places.filter((it) => it.hasResigned).map(({ seat }) => seat)
  const behind = (seat: number, other: number): boolean => {
    const [own, others] = [resigned.includes(seat), resigned.includes(other)]
    return own === others ? (ranks[other] ?? 0) < (ranks[seat] ?? 0) : own
  }
  const seats = [...ranks.keys()]
  const wanted = seats.map((seat) => 1 + seats.filter((other) => behind(seat, other)).length)
  const told = seats.map((seat) => places.find((it) => it.seat === seat)?.rank)
  const isSame = wanted.every((rank, seat) => rank === told[seat])
  if (!isSame) return { about: 'result', is: 'wrong', sentence: words.otherResult(wanted, told) }
  return resigned.length === 0
    ? { about: 'result', is: 'proven', sentence: words.result }
    : { about: 'result', is: 'open', sentence: words.resignedResult(resigned) }
}
