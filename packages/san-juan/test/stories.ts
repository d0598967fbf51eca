/** The games that stand in playthroughs/ to be read, and how they are told. */
import { baseStories, playthrough, type Story, type Storyteller } from '@doubloon/testkit'
import { sanJuan as rules, type SanJuanTypes } from '../src/index.ts'
import { inOneLine } from './picture.ts'

const NAMES = ['Ana', 'Ben', 'Cyd', 'Dan']

const shown = { first: 50, last: 15 }

/** File name → game. */
export const STORIES: Readonly<Record<string, Story>> = {
  ...baseStories(['two', 'three', 'four'], shown),
  'two-players-expansion': {
    title: 'Two players, the new buildings',
    options: { players: 2, expansion: true },
    seed: 'two and more',
    ...shown,
  },
  'four-players-advanced': {
    title: 'Four players, the new buildings, advanced start',
    options: { players: 4, expansion: true, advanced: true },
    seed: 'advanced',
    ...shown,
  },
}

const teller: Storyteller<SanJuanTypes> = {
  names: NAMES,
  line: (position, seat) => inOneLine(position, NAMES, seat),
  score({ seat, buildings, tucked, bonuses, total, tieBreak, won }) {
    const extra = Object.entries(bonuses).map(([key, vp]) => ` + ${vp} ${key}`)
    const sum = `${buildings} printed + ${tucked} tucked${extra.join('')} = ${total}`
    return `${NAMES[seat]}: ${sum}, tie-break ${tieBreak}${won ? ', won' : ''}`
  },
}

/** A game as text. */
export function tell(story: Story): string {
  return playthrough(rules, story, teller)
}
