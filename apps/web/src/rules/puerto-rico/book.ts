/** The rules of Puerto Rico as a book: which topics there are, in which order, and each building's row of facts. */
import { en } from '../../text/en/rules/puerto-rico/index.ts'
import { inLanguage } from '../../text/language.svelte.ts'
import { buildingName, goodName } from '../../text/names.ts'
import { names } from '../../text/say.ts'
import { type Book, type Draft, makeBook } from '../book.ts'
import { type Additions, buildings, chapters } from '../drafts.ts'
import type { BuildingText, Fact, Pieces } from '../text.ts'
import { type BuildingFacts, facts } from './facts.ts'
import type { Phase } from './phases.ts'

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
} as const
const LOOK_UP = { glossary: 'ui-help', checks: 'ui-check' } as const

/** Other words that addresses use. */
const ALIKE = {
  'prospector 2': 'prospector',
  load: 'captain',
  'end of game': 'end',
  score: 'scoring',
}

/** A building that works in most phases is said to work in many. */
const MANY = 4

export function puertoRicoBook(): Book {
  const texts = say.topics(facts, goodName, buildingName)
  const inGroup = (icons: Readonly<Record<string, string>>) => chapters(icons, texts, additionsTo)
  const about = say.buildings(facts)
  const those = (isOne: (it: BuildingFacts) => boolean) =>
    buildings(facts.buildings.filter(isOne), about, draftOf)
  const { groups } = say
  return makeBook({
    game: 'puerto-rico',
    title: names['game.puertoRico'],
    inText: say.inText,
    alike: ALIKE,
    groups: [
      { key: 'game', title: groups.game, topics: inGroup(CHAPTERS.game) },
      { key: 'roles', title: groups.roles, topics: inGroup(CHAPTERS.roles) },
      { key: 'city', title: groups.city, topics: inGroup(CHAPTERS.city) },
      { key: 'variants', title: groups.variants, topics: inGroup(CHAPTERS.variants) },
      {
        key: 'production',
        title: groups.production,
        topics: those((it) => it.class === 'production'),
      },
      {
        key: 'small',
        title: groups.small,
        topics: those((it) => isViolet(it, 'base') && it.size === 1),
      },
      {
        key: 'large',
        title: groups.large,
        topics: those((it) => isViolet(it, 'base') && it.size > 1),
      },
      { key: 'new', title: groups.new, topics: those((it) => isViolet(it, 'expansion')) },
      { key: 'more', title: groups.more, topics: inGroup(LOOK_UP) },
    ],
  })
}

const isViolet = (it: BuildingFacts, set: BuildingFacts['set']) =>
  it.class === 'violet' && it.set === set

function draftOf(it: BuildingFacts, text: BuildingText): Draft {
  return {
    key: it.key,
    title: buildingName(it.key),
    icon: `b-${it.key}`,
    band: it.good ?? 'violet',
    ...text,
    facts: rowOf(it),
    related: [...it.phases.slice(0, MANY), ...(it.rival === undefined ? [] : [it.rival])],
  }
}

/** Cost, VP, copies, circles, size, quarry limit, phase and set. */
function rowOf(it: BuildingFacts): readonly Fact[] {
  const words = say.facts
  return [
    { label: words.cost, value: words.costs(it) },
    { label: words.vp, value: `${it.vp}` },
    { label: words.copies, value: words.howMany(it, facts.fewestPlayers) },
    { label: words.circles, value: `${it.circles}` },
    { label: words.size, value: `${it.size}` },
    { label: words.column, value: `${it.column}` },
    { label: words.phase, value: phaseWords(it.phases) },
    { label: words.set, value: words.sets[it.set] },
  ]
}

function phaseWords(phases: readonly Phase[]): string {
  if (phases.length > MANY) return say.facts.manyPhases
  return phases.map((phase) => say.facts.phases[phase]).join(', ')
}

/** All buildings under the general rules about them, and what has to do with a chapter. */
const additionsTo: Additions = (chapter) => ({
  ...(chapter === 'buildings' && { pieces: listOfAll() }),
  related: relatedTo(chapter),
})

function listOfAll(): Pieces {
  const { all, name, short } = say.facts
  return {
    '~PR-COMP-10 ~PR-COMP-11 ~PR-COMP-12': {
      caption: all,
      head: [name, short.cost, short.vp, short.circles, short.column, short.copies],
      rows: facts.buildings.map((it) => [
        `[[${it.key}|${buildingName(it.key)}]]`,
        it.cost,
        it.vp,
        it.circles,
        it.column,
        it.copies,
      ]),
    },
  }
}

/** The buildings that act in a phase; under the new buildings all of them. */
function relatedTo(chapter: string): readonly string[] {
  const isOne = (it: BuildingFacts) =>
    chapter === 'new-buildings'
      ? it.set === 'expansion'
      : it.phases.length <= MANY && it.phases.some((phase) => phase === chapter)
  return facts.buildings.filter(isOne).map(({ key }) => key)
}
