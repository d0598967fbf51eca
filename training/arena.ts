/**
 * One against all others, in every seat of each deal: `node arena.mjs '{"game": "san-juan", "one": "puct@nets/gen1:4ms", "others": "uct-greedy:4ms", …}'`.
 * One process of many; a line for each game goes to its file, and pipeline.py adds them up.
 */
import { appendFileSync } from 'node:fs'
import { orThrow } from '@doubloon/engine'
import { playMatch } from '../packages/bots/src/player.ts'
import { trainedGame } from './games.ts'
import { playerOf } from './players.ts'

/** What a process is asked to do: its part of the deals, as far as time allows. */
interface Order {
  readonly game: string
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
const { described, adapter } = trainedGame(order.game)
const { rules } = adapter
const one = playerOf(order.one, described)
const others = playerOf(order.others, described)
const options = orThrow(rules.parseOptions(order.options))
const now = () => performance.now()
const { players: count } = order.options
const seats = Array.from({ length: count }, (_, seat) => seat)
const deadline = now() + 1000 * order.seconds

for (let deal = order.first; deal < order.deals && now() < deadline; deal += order.every)
  // When time runs out within a deal, it is not always the same seat that was played.
  for (let turn = 0; turn < count && now() < deadline; turn++) play(deal, (deal + turn) % count)

function play(deal: number, seat: number): void {
  const players = seats.map((it) => (it === seat ? one : others))
  const seed = `${order.seed} ${deal}`
  const played = playMatch({ rules, adapter, options, seed, players, now })
  const ofOthers = (numbers: readonly number[]) =>
    numbers.reduce((sum, it, at) => (at === seat ? sum : sum + it), 0)
  const game = {
    deal,
    share: played.shares[seat],
    place: (seat - played.first + count) % count,
    total: played.totals[seat],
    otherTotal: ofOthers(played.totals) / (count - 1),
    rounds: played.rounds,
    time: [played.milliseconds[seat], played.decisions[seat]],
    otherTime: [ofOthers(played.milliseconds), ofOthers(played.decisions)],
  }
  appendFileSync(order.out, `${JSON.stringify(game)}\n`)
}
