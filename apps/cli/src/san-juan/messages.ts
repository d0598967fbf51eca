/** What the terminal says about San Juan, in English: questions, notation, help. What happened is in telling.ts. */
import { inWords } from '@doubloon/engine'
import { counted } from '../messages.ts'
import type { Examples } from '../terminal-table.ts'
import type { Build } from './builds.ts'

/** What each decision asks, in one sentence, with the numbers one needs to answer. */
export const ask = {
  startingCards: (away: number, all: number) =>
    `Starting cards: discard ${away} of your ${all} cards.`,
  role: 'Choose a role. It would bring, as far as one can know:',
  build: 'Builder: which building do you build? Beside it stands what you pay for it now.',
  payment({ building, over, withGood, least, most }: Build) {
    const lost = withGood ? ' (its good is lost)' : ''
    const target = over === undefined ? '' : ` over the ${inWords(over)}${lost}`
    const price = least === 0 ? 'is free' : `costs you ${least}`
    const more = most > least ? ` (you may pay up to ${most})` : ''
    return `The ${inWords(building)}${target} ${price}${more}. What do you pay with?`
  },
  announced: (building: string, left: number | undefined) =>
    `Builder: you are building the ${inWords(building)}.${
      left === undefined ? '' : ` There are ${left} still to pay.`
    }`,
  produce: (most: number) => `Producer: what do you produce? At most ${counted(most, 'good')}.`,
  sell: (most: number) =>
    `Trader: what do you sell? At most ${counted(most, 'good')}; beside each stands its price.`,
  keep: (kept: number, drawn: number) => `Councillor: keep ${kept} of the ${drawn} cards drawn.`,
  putAway: (away: number, all: number) =>
    `Councillor, with an archive: discard ${away} of all your ${all} cards.`,
  exchange: (most: number) =>
    `Office building: exchange up to ${counted(most, 'card')} for new ones?`,
  tuck: 'Chapel: tuck a card under it? It will be worth 1 VP.',
  deposit: 'Bank: tuck any number of cards, once in the game? Each will be worth 1 VP.',
  discard: (away: number, limit: number) =>
    `You may hold ${limit} cards: discard ${counted(away, 'card')}.`,
  goOn: (left: number) => `There ${left === 1 ? 'is' : 'are'} ${left} still to choose.`,
}

/** How moves of composite decisions are typed. */
export const NOTATION: Readonly<Record<string, string>> = {
  'D-SJ-1': 'discard crane, well',
  'D-SJ-3': 'build library paying crane, crane, well, smithy',
  'D-SJ-4': 'produce indigo, coffee',
  'D-SJ-5': 'sell indigo, coffee',
  'D-SJ-6': 'keep crane',
  'D-SJ-7': 'put away crane, well',
  'D-SJ-8': 'exchange crane, well',
  'D-SJ-9': 'tuck crane',
  'D-SJ-10': 'deposit crane, well',
  'D-SJ-11': 'discard crane, well',
}

/** For the help. */
export const EXAMPLES: Examples = {
  moves: 'choose builder, keep crane',
  composites: [
    'Where several cards or goods are chosen, type all numbers (1 3) or the move (sell indigo, coffee).',
    'A build names what you pay (build library paying crane, well) and what it stands over, if anything',
    '(build library over chapel). What you leave out is completed and shown before it is played.',
  ],
  rule: 'SJ-TRADE-5',
  building: 'harbor',
}

/** What the short options of the command mean. */
export const SHORT_OPTION_HELP = {
  expansion: 'with the new buildings and the Cathedral',
  advanced: 'advanced start: everybody gets 5 to 8 cards and keeps 4',
}
