/** All composite moves of a decision as the canonical small steps of the engine reach them, one after another. */
import { Journal, MOVED, MoveList } from '@doubloon/engine'
import { type State, sanJuan } from '../../src/index.ts'
import type { SanJuanGame } from './lockstep.ts'
import { inOrder } from './tables.ts'

/** The verbs of composite moves and the small steps that they are made of. */
const VERBS: readonly (readonly [string, RegExp])[] = [
  ['build', /^(?:announce|over|pay) (.+)$/],
  ['produce', /^pick (.+) to produce$/],
  ['sell', /^pick (.+) to sell$/],
  ['keep', /^keep (.+)$/],
  ['put away', /^put away (.+)$/],
  ['exchange', /^pick (.+) to exchange$/],
  ['deposit', /^pick (.+) to deposit$/],
  ['discard', /^discard (.+)$/],
]

/** Every step in words, with the verb of its composite move and what it names. */
const STEPS = Array.from({ length: sanJuan.moveCount }, (_, step) => {
  const text = sanJuan.steps.text(step)
  const [verb, form] = VERBS.find(([, parts]) => parts.test(text)) ?? ['', undefined]
  return { text, verb, item: form?.exec(text)?.[1] ?? '' }
})

/** The longest composites deposit or discard a whole hand. */
const LEVELS = Array.from({ length: 40 }, () => ({
  state: sanJuan.newState(),
  moves: new MoveList(sanJuan.moveCount),
}))

/** A text per path, in the words of the notation; a whole reached twice stands twice. Undefined: over `most`. */
export function compositesBySteps(
  game: SanJuanGame,
  most: number,
  seat: number,
): string[] | undefined {
  const found: string[] = []
  const journal = new Journal()
  const walk = (at: State, offers: MoveList, depth: number, before: readonly number[]): void => {
    const { state, moves } = LEVELS[depth]
    for (let i = 0; i < offers.length && found.length <= most; i++) {
      state.copyFrom(at)
      journal.clear()
      state.journal = journal
      sanJuan.play(state, offers.at(i), moves)
      const made = stepsMade(journal, seat)
      const steps = [...before, ...made.steps]
      const isMidway = made.isAll && sanJuan.composites.isMidway(state)
      if (isMidway) walk(state, moves, depth + 1, steps)
      else found.push(inWords(steps))
    }
  }
  const start = sanJuan.newState()
  start.bytes.set(game.snapshot())
  const offers = new MoveList(sanJuan.moveCount)
  if (seat === game.toMove) sanJuan.offers(start, offers)
  else sanJuan.actAs(start, seat, offers)
  if (sanJuan.composites.isMidway(start)) throw new Error('the decision begins in its middle')
  walk(start, offers, 0, sanJuan.composites.forcedBefore?.(start) ?? [])
  return found.length > most ? undefined : found
}

/** The step played and the forced ones of the same composite; whether nothing else was decided after them. */
function stepsMade(journal: Journal, seat: number): { steps: number[]; isAll: boolean } {
  const steps: number[] = []
  for (let row = 0; row < journal.length; row++) {
    if (journal.at(row, 0) !== MOVED) continue
    const step = journal.at(row, 2)
    const { verb, text } = STEPS[step]
    const belongs =
      steps.length === 0 || text === 'done' || (verb !== '' && verb === STEPS[steps[0]].verb)
    if (journal.at(row, 1) !== seat || !belongs) return { steps, isAll: false }
    steps.push(step)
  }
  return { steps, isAll: true }
}

/** Small steps as one line of notation, put together here and not by the engine. */
function inWords(steps: readonly number[]): string {
  const { text, verb } = STEPS[steps[0]]
  if (verb === '') return text
  if (verb === 'build') return buildInWords(steps.map((step) => STEPS[step].text))
  const items = steps.filter((step) => STEPS[step].text !== 'done').map((step) => STEPS[step].item)
  return `${verb} ${inOrder(items).join(', ')}`
}

function buildInWords(steps: readonly string[]): string {
  const after = (word: string) =>
    steps.filter((step) => step.startsWith(`${word} `)).map((step) => step.slice(word.length + 1))
  const over = after('over').filter((target) => target !== 'nothing')
  const paid = inOrder(after('pay').filter((item) => !item.endsWith(' in all')))
  const target = over.length === 0 ? '' : ` over ${over.join()}`
  return `build ${after('announce').join()}${target}${paid.length === 0 ? '' : ` paying ${paid.join(', ')}`}`
}
