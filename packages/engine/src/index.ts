/** What every game shares: the contract, the position buffer, chance, and the friendly door. No game. */
export { bagSize, drawFrom } from './bag.ts'
export { lowestBit, membersOf } from './bits.ts'
export { type EventOf, type EventTable, eventTable, type Moved } from './event-table.ts'
export { type MoveInput, moveOf, type Offer } from './finding.ts'
export { Game, OFFER_LIMIT } from './game.ts'
export { Fingerprint } from './hash.ts'
export {
  type Bonus,
  bonus,
  maskOf,
  type Permission,
  permit,
  type Question,
  type WorkingRows,
} from './hooks.ts'
export { type Imagined, imagine } from './imagined.ts'
export { Journal, MOVED } from './journal.ts'
export * from './json-form.ts'
export { type Line, splitLine } from './line.ts'
export { MoveList } from './move-list.ts'
export { firstProblem, type Part, problem } from './part.ts'
export { perft } from './perft.ts'
export { checkSeed, type GameRecord, parseRecord } from './record.ts'
export { accept, orThrow, type Refusal, type Result, refuse } from './result.ts'
export { nextWord, random, seedRng } from './rng.ts'
export {
  type FastRules,
  type GameTypes,
  type Rules,
  type StepWords,
  WATCHER,
  type WholeMoves,
} from './rules.ts'
export { Fields, GameState, samePosition } from './state.ts'
export { inWords, StepBook } from './step-book.ts'
export { stepsOfWhole } from './whole.ts'
export {
  type Choice,
  type Pending,
  playAloud,
  stepAloud,
  type World,
  walkWhole,
  worldOf,
} from './world.ts'
