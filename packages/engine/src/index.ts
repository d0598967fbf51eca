/** What every game shares: the contract, the position buffer, chance, and the friendly door. No game. */
export type { GameAdapter } from './adapter.ts'
export { bagSize, drawFrom } from './bag.ts'
export { lowestBit, membersOf } from './bits.ts'
export { stepsOfComposite } from './composites.ts'
export {
  type Choice,
  type Determinization,
  determinizationOf,
  type Foreseen,
  type Pending,
  playAloud,
  stepAloud,
  walkComposite,
} from './determinization.ts'
export { type Determinized, determinize } from './determinize.ts'
export { type EventOf, type EventTable, eventTable, type Moved } from './event-table.ts'
export { type MoveInput, moveOf, type Offer } from './finding.ts'
export { Game, OFFER_LIMIT } from './game.ts'
export { conceal, layoutOf } from './glimpse.ts'
export { Fingerprint } from './hash.ts'
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
  type PositionPart,
  positionSchemaOf,
  problem,
  readPositionBy,
} from './position.ts'
export {
  type Bonus,
  bonus,
  eachQuestion,
  maskOf,
  type Permission,
  permit,
  type Question,
  type WorkingRows,
} from './questions.ts'
export { checkSeed, type GameRecord, parseRecord } from './record.ts'
export { accept, orThrow, type Refusal, type Result, refuse } from './result.ts'
export { nextWord, random, seedRng } from './rng.ts'
export {
  type CompositeMoves,
  type FastRules,
  type GameTypes,
  type Rules,
  type StepWords,
  WATCHER,
} from './rules.ts'
export {
  cardsHeld,
  cardsTaken,
  distance,
  seatFrom,
  strangeTaker,
  strangeTaking,
} from './seating.ts'
export { type CommonScore, leaders, ranked } from './standing.ts'
export { Fields, GameState, samePosition } from './state.ts'
export { inWords, StepBook } from './step-book.ts'
export { type CommonView, commonView } from './view.ts'
