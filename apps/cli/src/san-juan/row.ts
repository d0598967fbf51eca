/** San Juan's row in the table of games. */

import { inWords } from '@doubloon/engine'
import {
  BUILDINGS,
  type Event,
  type Score,
  type State,
  sanJuanAdapter,
  type View,
} from '@doubloon/san-juan'
import type { CommandAdapter } from '../command-adapter.ts'
import { scoreTable } from '../score-table.ts'
import { builtIn } from './built.ts'
import { describeChoice } from './describe-choice.ts'
import { digest } from './digest.ts'
import { menuOf } from './menu.ts'
import { EXAMPLES, NOTATION, SHORT_OPTION_HELP } from './messages.ts'
import { questionOf } from './question.ts'
import { tableLines } from './table.ts'
import { words } from './table-words.ts'
import { tell } from './telling.ts'

/** The beginnings of the rule ids of the roles. */
const ROLE_RULES: ReadonlyMap<string, string> = new Map([
  ['builder', 'SJ-BUILDER'],
  ['producer', 'SJ-PROD'],
  ['trader', 'SJ-TRADE'],
  ['councillor', 'SJ-COUNC'],
  ['prospector', 'SJ-PROSP'],
])

export const sanJuanCommand: CommandAdapter = {
  ...sanJuanAdapter,
  shortOptions: {
    expansion: { option: 'expansion', help: SHORT_OPTION_HELP.expansion },
    advanced: { option: 'advanced', help: SHORT_OPTION_HELP.advanced },
  },
  benchSettings: {
    '4 players': { players: 4 },
    '4 players, expansion': { players: 4, expansion: true },
    '2 players': { players: 2 },
    '3 players': { players: 3 },
  },
  builtIn: (s: State) => builtIn(s),
  describeChoice,
  terminal: {
    title: 'San Juan',
    rulesFile: 'san-juan.md',
    examples: EXAMPLES,
    tell: (events: readonly Event[], names) => tell(events, names),
    table: (view: View, company, paint) => tableLines(view, company, paint),
    question: questionOf,
    digest: (events: readonly Event[], seat, game) => digest(events, seat, game),
    menu: menuOf,
    notation: (decision) => NOTATION[decision],
    ruleOf: (word) =>
      ROLE_RULES.get(word) ??
      BUILDINGS.find(({ key }) => inWords(key) === word || key.toLowerCase() === word)?.rule,
    scoreTable: (game, names) =>
      scoreTable(game.score() as readonly Score[], names, game.over, [
        [words.score.buildings, ({ buildings }) => buildings],
        [words.score.tucked, ({ tucked }) => tucked],
      ]),
  },
}
