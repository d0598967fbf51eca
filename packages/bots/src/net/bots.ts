/** The bots that judge by a value net; where a game has none they play as `experienced` and `uct-greedy`. */
import type { Bot } from '../bot.ts'
import { experienced } from '../greedy.ts'
import { uctGreedy } from '../uct.ts'
import { withNet } from '../with-net.ts'

export const netGreedy: Bot = {
  ...withNet(experienced, 'lookAhead'),
  name: 'net-greedy',
  about: 'tries every move one step ahead and judges what follows by a value net',
}

export const puct: Bot = {
  ...withNet(uctGreedy, 'search'),
  name: 'puct',
  about: 'searches role choices, and judges each by a value net',
}
