/** Tests that every game has, ready to be called in a test file. A door of its own: whoever plays and checks needs no test runner. */
export { type Kept, testFailures } from './failures.ts'
export { testNonsense } from './nonsense.ts'
export { testPerft } from './perft.ts'
export { testRefusedPositions, type Wrong } from './refused-positions.ts'
