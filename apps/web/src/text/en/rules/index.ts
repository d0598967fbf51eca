/** English: the frame of the rules – contents, search, ways back. */
import { plural } from '../words.ts'

export const en = {
  title: 'Rules',
  welcome: {
    title: 'The rules',
    lead: 'Both games in our own words, with every building, every number and every ruling.',
    games: {
      'puerto-rico': {
        name: 'Puerto Rico',
        about: 'The board game: plantations, colonists, goods and ships, with all variants.',
      },
      'san-juan': {
        name: 'San Juan',
        about: 'The card game: a city built of cards, with the new buildings.',
      },
    },
  },
  bar: {
    label: 'Rules',
    home: 'Doubloon, to the start page',
    games: 'Game',
    back: {
      table: 'Back to the table',
      replay: 'Back to the replay',
      learn: 'Back to the lesson',
      '': 'Start page',
    } as Readonly<Record<string, string>>,
  },
  contents: {
    label: 'Contents',
    open: 'Contents',
    close: 'Close',
  },
  search: {
    label: 'Search the rules',
    hint: 'Search the rules',
    clear: 'Clear the search',
    results: 'Found',
    count: (n: number) => plural(n, { one: '# topic found', other: '# topics found' }),
    nothing: (query: string) =>
      `Nothing about “${query}”. Try a single word, the name of a building, or the id of a rule.`,
    elsewhere: (game: string) => `Look in the rules of ${game}`,
  },
  topic: {
    facts: 'Facts',
    rulings: 'Rulings',
    rulingsLead: 'How it is played here, where the rulebooks are silent or disagree.',
    related: 'See also',
    rule: (id: string) => `Link to rule ${id}`,
    previous: 'Before',
    next: 'Next',
    order: 'Further topics',
  },
  missing: {
    topic: (words: string) => `There is no topic “${words}” in these rules.`,
    rule: (id: string) => `There is no rule with the id “${id}”.`,
    game: (game: string) => `There are no rules of “${game}” here.`,
    lead: 'The search finds words, buildings and ids; the contents list everything.',
  },
  loading: 'One moment …',
  failed: 'These pages could not be loaded. Are you offline?',
  again: 'Try again',
}
