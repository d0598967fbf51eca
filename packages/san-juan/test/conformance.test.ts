/** Other random games for every commit: LAW_SEED in the environment plays those of another one again. */
import { sanJuan } from '../src/index.ts'
import { conformanceTests } from './conformance.ts'

const seed = `${process.env['LAW_SEED'] ?? ''} `
conformanceTests({ rules: sanJuan, gamesOfASet: 26, lateGames: 4, seed, leastProofs: 100 })
