/** The bots that evaluate by a value net; where a game has none, or none for the search, they play as `small-net-greedy` and `uct-greedy`. */
import type { Bot } from '../bot.ts'
import { smallNetGreedy } from '../greedy.ts'
import { uctGreedy } from '../uct.ts'
import { withNet } from '../with-net.ts'

export const netGreedy: Bot = {
  ...withNet(smallNetGreedy, 'lookAhead'),
  name: 'net-greedy',
  about: 'tries every move one step ahead and evaluates what follows by a value net',
}

export const puct: Bot = {
  ...withNet(uctGreedy, 'search'),
  name: 'puct',
  about: 'searches role choices, and evaluates each by a value net',
}
