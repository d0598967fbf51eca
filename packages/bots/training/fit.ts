/**
 * Fits a value net to positions that play.ts wrote, and writes its weights by name as a source file (then format it):
 * `node --conditions=source packages/bots/training/fit.ts san-juan data/*.bin`.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { random, seedRng } from '@doubloon/engine'
import { lessonOf } from './game.ts'
import { Net } from './net.ts'
import { Positions } from './positions.ts'

const HIDDEN = 16
const EPOCHS = 5
const BATCH = 256
/** The longest step; the first are shorter, and so are the last. */
const STEP = 0.003
const SHORTER_AT_FIRST = 200

const [game = '', ...paths] = process.argv.slice(2)
const lesson = lessonOf(game)
const positions = new Positions(lesson, paths)
const { learned, heldOut } = positions
const { names } = lesson.features
const net = new Net(names.length, HIDDEN)
const rng = new Uint32Array(4)
seedRng(rng, 'fit')
console.log(`${learned.length} positions to learn from, ${heldOut.length} held out`)

const steps = Math.ceil(learned.length / BATCH) * EPOCHS
let done = 0
for (let epoch = 1; epoch <= EPOCHS; epoch++) {
  shuffle(learned)
  for (let from = 0; from < learned.length; from += BATCH) {
    done++
    const late = 0.5 + 0.5 * Math.cos((Math.PI * done) / steps)
    const length = STEP * late * Math.min(1, done / SHORTER_AT_FIRST)
    net.learn(positions, learned.slice(from, from + BATCH), length)
  }
  console.log(`epoch ${epoch}: surprise ${net.surprise(positions, heldOut).toFixed(4)}`)
}

const source = `/** Written by training/fit.ts from the ends of many games; not by hand. What the rows are, ../small-net.ts says. */
import type { NetWeights } from '../small-net.ts'

export const NET_WEIGHTS: NetWeights = ${JSON.stringify(net.weights(names), undefined, 2)}
`
writeFileSync(join(import.meta.dirname, '..', 'src', game, 'net-weights.ts'), source)

function shuffle(list: number[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = random(rng, i + 1)
    const kept = list[i]
    list[i] = list[j]
    list[j] = kept
  }
}
