/** Players for every game of the engine: ask `parsePlayer` for one, and `playMatch` or `Bot.answer` to let it play. */
export type { Answer, Bot, Budget, Task, Weighed } from './bot.ts'
export { LEVELS } from './levels.ts'
export { type Match, type Played, type Player, playMatch } from './player.ts'
export { type Rating, RESAMPLES, rate } from './ratings.ts'
export { explain, type Reason, type ReasonCode } from './reasons.ts'
export { BOTS, parsePlayer, REFERENCES, senseOf } from './registry.ts'
export type { Fact, Sense } from './sense.ts'
export { wilson } from './statistics.ts'
