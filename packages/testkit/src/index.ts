/** What tests of any game share: the scenario language, the conformance suite, fuzz and playthroughs. */
export { Chance } from './chance.ts'
export { type Conformed, checkGame, codecFaults, conform } from './conformance.ts'
export { BrokenLaw, type Failure, writeFailure } from './failure.ts'
export { checkDoors } from './laws/doors.ts'
export type { Suite } from './laws/law.ts'
export { type ExpectedEvent, Scenario } from './scenario.ts'
export { Walk } from './walk.ts'
