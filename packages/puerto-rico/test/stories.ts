/** The five games that stand in playthroughs/ to be read, and how they are told. */
import { baseStories, playthrough, type Story, type Storyteller } from '@doubloon/testkit'
import { type PuertoRicoTypes, puertoRico as rules } from '../src/index.ts'
import { inOneLine } from './picture.ts'

const NAMES = ['Ana', 'Ben', 'Cyd', 'Dan', 'Eve']

const shown = { first: 60, last: 15 }

/** File name → game. */
export const STORIES: Readonly<Record<string, Story>> = {
  ...baseStories(['two', 'three', 'four', 'five'], shown),
  'four-players-draft': {
    title: 'Four players, draft of the violet buildings',
    options: { players: 4, buildings: 'draft' },
    seed: 'draft',
    ...shown,
    first: 70,
  },
}

const teller: Storyteller<PuertoRicoTypes> = {
  names: NAMES,
  line: (position, seat) => inOneLine(position, NAMES, seat),
  score({ seat, chips, buildings, bonuses, total, tieBreak, won }) {
    const extra = Object.entries(bonuses).map(([key, vp]) => ` + ${vp} ${key}`)
    const sum = `${chips} chips + ${buildings} buildings${extra.join('')} = ${total}`
    return `${NAMES[seat]}: ${sum}, tie-break ${tieBreak}${won ? ', won' : ''}`
  },
}

/** A game as text. */
export function tell(story: Story): string {
  return playthrough(rules, story, teller)
}
