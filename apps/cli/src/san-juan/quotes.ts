/** What each building would cost the seat that decides, by building and by what it is put over. The rules say it. */
import { inWords, walkWhole } from '@doubloon/engine'
import { type Step, sanJuan } from '@doubloon/san-juan'
import type { AnyPending } from '../any-game.ts'
import { copyOf } from './picks.ts'

/** A possible build without its payment. */
export interface Quote {
  readonly building: string
  /** What it is built over, and whether a good is lost there. */
  readonly over: string | undefined
  readonly withGood: boolean
  /** How many cards and goods are paid in all. */
  readonly least: number
  readonly most: number
  /** How many of them can be goods. */
  readonly mostGoods: number
}

const typed = (step: number): Step => sanJuan.steps.typed(step) as Step

/** All builds that can be paid, in the order of the rules. */
export function quotesOf(imagined: AnyPending): readonly Quote[] {
  return imagined.moves
    .toArray()
    .filter((step) => typed(step).type === 'announce')
    .flatMap((announced) => quotesFor(imagined, announced))
}

/** The build in words, without its payment. */
export function buildInWords({ building, over, withGood }: Quote): string {
  const target = over === undefined ? '' : ` over ${inWords(over)}${withGood ? ' with good' : ''}`
  return `build ${inWords(building)}${target}`
}

function quotesFor(imagined: AnyPending, announced: number): readonly Quote[] {
  const { state, moves } = copyOf(imagined)
  sanJuan.play(state, announced, moves)
  const targets = moves.toArray().filter((step) => /^over/.test(typed(step).type))
  // Where there is no choice of a target the rules go on by themselves.
  return targets.length === 0
    ? [quote(imagined, [announced])]
    : targets.map((target) => quote(imagined, [announced, target]))
}

/** Plays the build twice, paying as little and as much as possible, goods first. */
function quote(imagined: AnyPending, wanted: readonly number[]): Quote {
  const steps = (amountAt: 0 | -1): readonly Step[] =>
    walkWhole(sanJuan, copyOf(imagined), ({ moves }) => {
      const offered = moves.toArray()
      const amounts = offered.filter((step) => typed(step).type === 'amount')
      return offered.find((step) => wanted.includes(step)) ?? amounts.at(amountAt) ?? moves.at(0)
    }).map(({ taken }) => typed(taken))
  const cheap = steps(0)
  const dear = steps(-1)
  const over = cheap.find((step) => step.type === 'over')
  return {
    building: cheap.flatMap((step) => (step.type === 'announce' ? [step.building] : []))[0] ?? '',
    over: over?.building,
    withGood: over?.withGood ?? false,
    least: cheap.filter(isPayment).length,
    most: dear.filter(isPayment).length,
    mostGoods: dear.filter(({ type }) => type === 'payGood').length,
  }
}

function isPayment({ type }: Step): boolean {
  return type === 'payGood' || type === 'payCard'
}
