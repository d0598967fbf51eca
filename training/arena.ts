/**
 * One against all others, in every seat of each deal: `node arena.mjs '{"one": "puct@nets/gen1:4ms", "others": "uct-greedy:4ms", …}'`.
 * One process of many; a line for each deal goes to its file, and pipeline.py adds them up.
 */
import { appendFileSync } from 'node:fs'
import { orThrow } from '@doubloon/engine'
import { puertoRico } from '@doubloon/puerto-rico'
import { playMatch } from '../packages/bots/src/player.ts'
import { senseOf } from '../packages/bots/src/registry.ts'
import { playerOf } from './players.ts'

/** What a process is asked to do: its part of the deals, as far as time allows. */
interface Order {
  readonly one: string
  readonly others: string
  readonly options: { readonly players: number }
  readonly seed: string
  readonly first: number
  readonly every: number
  readonly deals: number
  readonly seconds: number
  readonly out: string
}

const order = JSON.parse(process.argv[2] ?? '{}') as Order
const one = playerOf(order.one)
const others = playerOf(order.others)
const options = orThrow(puertoRico.parseOptions(order.options))
const sense = senseOf<ReturnType<typeof puertoRico.newState>>('puerto-rico')
const now = () => performance.now()
const seats = Array.from({ length: options.players }, (_, seat) => seat)
const deadline = now() + 1000 * order.seconds

for (let deal = order.first; deal < order.deals && now() < deadline; deal += order.every) {
  const games = seats.map((seat) => {
    const players = seats.map((it) => (it === seat ? one : others))
    const seed = `${order.seed} ${deal}`
    const played = playMatch({ rules: puertoRico, sense, options, seed, players, now })
    const others_ = (numbers: readonly number[]) =>
      numbers.reduce((sum, it, at) => (at === seat ? sum : sum + it), 0)
    return {
      share: played.shares[seat],
      place: (seat - played.first + options.players) % options.players,
      total: played.totals[seat],
      otherTotal: others_(played.totals) / (options.players - 1),
      rounds: played.rounds,
      time: [played.milliseconds[seat], played.decisions[seat]],
      otherTime: [others_(played.milliseconds), others_(played.decisions)],
    }
  })
  appendFileSync(order.out, `${JSON.stringify({ deal, games })}\n`)
}
