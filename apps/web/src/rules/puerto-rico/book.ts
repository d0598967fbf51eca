/** The rules of Puerto Rico as a book: which topics there are, in which order, and each building's row of facts. */
import { pageIn } from '../../text/building-words.ts'
import { en } from '../../text/en/rules/puerto-rico/index.ts'
import { inLanguage } from '../../text/language.svelte.ts'
import { buildingName, goodName } from '../../text/names.ts'
import { names } from '../../text/say.ts'
import { sayBuildings } from '../../text/say-buildings.ts'
import { type Book, makeBook } from '../book.ts'
import { draftsOf, listOf } from '../drafts.ts'
import type { Fact } from '../text.ts'
import { actsIn, chaptersOf, whenWords } from '../when.ts'
import { type BuildingNumbers, facts } from './numbers.ts'

export type PuertoRicoRules = typeof en
const say: PuertoRicoRules = inLanguage({ en })

/** Chapters by group, each with its drawing. */
const CHAPTERS = {
  game: {
    aim: 'doubloon',
    components: 'tile-corn',
    setup: 'ship-colonists',
    round: 'governor',
    information: 'hidden',
    automatic: 'ui-check',
  },
  roles: {
    settler: 'role-settler',
    mayor: 'role-mayor',
    builder: 'role-builder',
    craftsman: 'role-craftsman',
    trader: 'role-trader',
    captain: 'role-captain',
    storage: 'b-largeWarehouse',
    prospector: 'role-prospector',
  },
  city: { buildings: 'b-guildHall', end: 'ui-hourglass', scoring: 'vp' },
  variants: {
    'two-players': 'colonist',
    'new-buildings': 'b-lighthouse',
    draft: 'b-library',
    variants: 'ui-settings',
  },
  more: { glossary: 'ui-help' },
} as const

/** The columns of the list of all buildings. */
const COLUMNS = ['cost', 'vp', 'circles', 'column', 'copies'] as const

/** Other words that addresses use. */
const ALIKE = {
  'prospector 2': 'prospector',
  load: 'captain',
  'end of game': 'end',
  score: 'scoring',
}

export function puertoRicoBook(): Book {
  const list = listOf(facts.buildings, COLUMNS, say.facts, buildingName)
  const { chapters, buildings } = draftsOf({
    titles: say.groups,
    chapterTexts: say.topics(facts, goodName, buildingName),
    rows: facts.buildings,
    page,
    actsIn: ({ phases }, chapter) => actsIn(phases, chapter),
    list: { '~PR-COMP-10 ~PR-COMP-11 ~PR-COMP-12': list },
  })
  return makeBook({
    game: 'puerto-rico',
    title: names['game.puertoRico'],
    inText: say.inText,
    alike: ALIKE,
    groups: [
      chapters('game', CHAPTERS.game),
      chapters('roles', CHAPTERS.roles),
      chapters('city', CHAPTERS.city),
      chapters('variants', CHAPTERS.variants),
      buildings('production', (it) => it.class === 'production'),
      buildings('small', (it) => isViolet(it, 'base') && it.size === 1),
      buildings('large', (it) => isViolet(it, 'base') && it.size > 1),
      buildings('new', (it) => isViolet(it, 'expansion')),
      chapters('more', CHAPTERS.more),
    ],
  })
}

const isViolet = (it: BuildingNumbers, set: BuildingNumbers['set']) =>
  it.class === 'violet' && it.set === set

const page = (it: BuildingNumbers) => ({
  ...pageIn(sayBuildings[it.key], it, facts),
  title: buildingName(it.key),
  band: it.good ?? 'violet',
  facts: rowOf(it),
  related: [...chaptersOf(it.phases), ...(it.rival === undefined ? [] : [it.rival])],
})

/** Cost, VP, copies, circles, size, quarry limit, phase and set. */
function rowOf(it: BuildingNumbers): readonly Fact[] {
  const words = say.facts
  return [
    { label: words.cost, value: words.costs(it) },
    { label: words.vp, value: `${it.vp}` },
    { label: words.copies, value: words.howMany(it, facts.fewestPlayers) },
    { label: words.circles, value: `${it.circles}` },
    { label: words.size, value: `${it.size}` },
    { label: words.column, value: `${it.column}` },
    { label: words.phase, value: whenWords(it.phases, words.phases, words.manyPhases) },
    { label: words.set, value: words.sets[it.set] },
  ]
}
