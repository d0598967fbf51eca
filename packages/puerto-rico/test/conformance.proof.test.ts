/** Thousands of random games, always the same ones. */
import { conformanceTests } from './conformance.ts'

conformanceTests({ gamesOfTheGrid: 100, gamesOfAnOption: 60, seed: '', leastProofs: 1000 })
