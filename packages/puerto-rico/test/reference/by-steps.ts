/** All composite moves of a decision as the canonical small steps of the engine reach them, one after another. */
import { Journal, MOVED, MoveList } from '@doubloon/engine'
import { puertoRico, type State } from '../../src/index.ts'
import type { PuertoRicoGame } from './lockstep.ts'
import { GOODS, type Good } from './tables.ts'

const PART = /^(put \d+ on |keep \d+ |put \d+ .+ aboard$|give )/

/** Every step in words, and whether it is a part; the longest composite has one for each workplace. */
const TEXTS = Array.from({ length: puertoRico.moveCount }, (_, step) => puertoRico.steps.text(step))
const IS_PART = TEXTS.map((text) => PART.test(text))
const LEVELS = Array.from({ length: 50 }, () => ({
  state: puertoRico.newState(),
  moves: new MoveList(puertoRico.moveCount),
}))

/** A text per path, in the words of the notation; a whole reached twice stands twice. Undefined: over `most`. */
export function compositesBySteps(game: PuertoRicoGame, most: number): string[] | undefined {
  const held = game.position().seats[game.toMove].goods
  const found: string[] = []
  const journal = new Journal()
  const walk = (at: State, offers: MoveList, depth: number, before: readonly string[]): void => {
    const { state, moves } = LEVELS[depth]
    for (let i = 0; i < offers.length && found.length <= most; i++) {
      state.copyFrom(at)
      journal.clear()
      state.journal = journal
      puertoRico.play(state, offers.at(i), moves)
      const steps = [...before, ...stepsMade(journal, game.toMove)]
      if (puertoRico.composites.isMidway(state)) walk(state, moves, depth + 1, steps)
      else found.push(inWords(steps, held))
    }
  }
  const start = puertoRico.newState()
  start.bytes.set(game.snapshot())
  const offers = new MoveList(puertoRico.moveCount)
  puertoRico.offers(start, offers)
  walk(start, offers, 0, [])
  return found.length > most ? undefined : found
}

/** The step played and the forced parts of the same composite that followed it. */
function stepsMade(journal: Journal, seat: number): string[] {
  const steps: string[] = []
  for (let row = 0; row < journal.length; row++) {
    if (journal.at(row, 0) !== MOVED) continue
    const step = journal.at(row, 2)
    if (journal.at(row, 1) !== seat || (steps.length > 0 && !IS_PART[step])) break
    steps.push(TEXTS[step])
  }
  return steps
}

/** Small steps as one line of notation, put together here and not by the engine. */
function inWords(steps: readonly string[], held: Partial<Record<Good, number>>): string {
  const [first] = steps
  if (first.startsWith('put ')) return `place ${amounts(steps, /^put (\d+) on (.+)$/)}`
  if (first.startsWith('keep ')) return `store ${kept(steps, held)}`
  if (first === 'load on small wharf')
    return `load ${amounts(steps, /^put (\d+) (.+) aboard$/)} on small wharf`
  const given = steps.slice(1).filter((step) => !step.startsWith('give no '))
  const items = given.map((step) => step.replace('give ', '').replace(' barrel', ''))
  return items.length === 0 ? first : `${first} giving ${items.join(', ')}`
}

function amounts(steps: readonly string[], form: RegExp): string {
  const items = steps.flatMap((step) => {
    const [, count, word] = form.exec(step) ?? []
    return count === undefined || count === '0' ? [] : [`${word} ${count}`]
  })
  return items.join(', ')
}

function kept(steps: readonly string[], held: Partial<Record<Good, number>>): string {
  const items = GOODS.flatMap((good) => {
    const step = steps.find((one) => one.startsWith('keep ') && one.endsWith(` ${good}`))
    const count = Number(step?.split(' ')[1] ?? 0)
    if (count === 0) return []
    return [count > 1 && count === held[good] ? good : `${good} ${count}`]
  })
  return items.length === 0 ? 'nothing' : items.join(', ')
}
