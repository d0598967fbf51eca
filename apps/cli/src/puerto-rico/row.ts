/** Puerto Rico's row in the table of games. */

import { inWords } from '@doubloon/engine'
import {
  BUILDINGS,
  type Event,
  puertoRicoAdapter,
  type Score,
  type State,
  type View,
} from '@doubloon/puerto-rico'
import type { CommandAdapter } from '../command-adapter.ts'
import { scoreTable } from '../score-table.ts'
import { builtIn } from './built.ts'
import { describeChoice } from './describe-choice.ts'
import { digest } from './digest.ts'
import type { PuertoRicoGame } from './game.ts'
import { EXAMPLES, NOTATION, SHORT_OPTION_HELP, tellEach } from './messages.ts'
import { proposePlacement, readWanted } from './proposal.ts'
import { questionOf } from './question.ts'
import { tableLines } from './table.ts'
import { words } from './table-words.ts'

export const puertoRicoCommand: CommandAdapter = {
  ...puertoRicoAdapter,
  shortOptions: {
    buildings: {
      option: 'buildings',
      words: { base: 'base', draft: 'draft', random: 'randomSet', all: 'all31' },
      help: SHORT_OPTION_HELP.buildings,
    },
    end: {
      option: 'endRule',
      words: { standard: 'standard', 'city-only': 'cityOnly' },
      help: SHORT_OPTION_HELP.end,
    },
  },
  benchSettings: {
    '4 players': { players: 4 },
    '2 players': { players: 2 },
    '3 players': { players: 3 },
    '5 players': { players: 5 },
    '4 players, all 31 violet buildings': { players: 4, buildings: 'all31' },
    '4 players, draft': { players: 4, buildings: 'draft' },
  },
  builtIn: (s: State) => builtIn(s),
  describeChoice,
  terminal: {
    title: 'Puerto Rico',
    rulesFile: 'puerto-rico.md',
    examples: EXAMPLES,
    tell: (events: readonly Event[], names) => tellEach(events, names),
    table: (view: View, company, paint) => tableLines(view, company, paint),
    question: questionOf,
    digest: (events: readonly Event[], seat) => digest(events, seat),
    menu(game: PuertoRicoGame, typed) {
      if (game.decision !== 'D-MAYOR-PLACE' || game.midway) return undefined
      const wanted = typed === undefined ? new Map() : readWanted(typed)
      return wanted && { items: [], proposal: proposePlacement(game, wanted) }
    },
    notation: (decision) => NOTATION[decision],
    ruleOf: (word) => BUILDINGS.find(({ key }) => inWords(key) === word || key === word)?.rule,
    scoreTable: (game, names) =>
      scoreTable(game.score() as readonly Score[], names, game.over, [
        [words.score.chips, ({ chips }) => chips],
        [words.score.buildings, ({ buildings }) => buildings],
      ]),
  },
}
