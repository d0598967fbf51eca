/** Other random games for every commit: LAW_SEED in the environment plays those of another one again. */
import { conformanceTests } from './conformance.ts'

const seed = `${process.env['LAW_SEED'] ?? ''} `
conformanceTests({ gamesOfTheGrid: 8, gamesOfAnOption: 8, seed, leastProofs: 100 })
