/** What every game shares: the contract, the position buffer, chance, and the friendly door. No game. */
export type { GameAdapter } from './adapter.ts'
export { bagSize, drawFrom } from './bag.ts'
export { lowestBit, membersOf } from './bits.ts'
export { type EventOf, type EventTable, eventTable, type Moved } from './event-table.ts'
export { type MoveInput, moveOf, type Offer } from './finding.ts'
export { Game, OFFER_LIMIT } from './game.ts'
export { Fingerprint } from './hash.ts'
export {
  type Bonus,
  bonus,
  eachQuestion,
  maskOf,
  type Permission,
  permit,
  type Question,
  type WorkingRows,
} from './hooks.ts'
export { type Imagined, imagine } from './imagined.ts'
export { Journal, MOVED } from './journal.ts'
export * from './json-form.ts'
export { splitLine } from './line.ts'
export { MoveList } from './move-list.ts'
export { badOptions, givenOptions } from './options.ts'
export { perft } from './perft.ts'
export {
  chanceFields,
  chanceInWords,
  layChance,
  optionsForm,
  type Part,
  problem,
  readPositionBy,
} from './position.ts'
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
export {
  cardsHeld,
  cardsTaken,
  distance,
  seatFrom,
  strangeTaker,
  strangeTaking,
} from './seating.ts'
export { leaders, ranked } from './standing.ts'
export { Fields, GameState, samePosition } from './state.ts'
export { inWords, StepBook } from './step-book.ts'
export { type CommonView, commonView } from './view.ts'
export { stepsOfWhole } from './whole.ts'
export {
  type Choice,
  type Foreseen,
  type Pending,
  playAloud,
  stepAloud,
  type World,
  walkWhole,
  worldOf,
} from './world.ts'
