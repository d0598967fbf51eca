/** The rules of San Juan as a book: which topics there are, in which order, and each building's row of facts. */
import { en } from '../../text/en/rules/san-juan/index.ts'
import { inLanguage } from '../../text/language.svelte.ts'
import { buildingName, goodName } from '../../text/names-san-juan.ts'
import { namesSanJuan } from '../../text/say-san-juan.ts'
import { type Book, type Draft, makeBook } from '../book.ts'
import { type Additions, buildings, chapters } from '../drafts.ts'
import type { BuildingText, Fact, Pieces } from '../text.ts'
import { type BuildingFacts, facts } from './facts.ts'
import type { Step } from './steps.ts'

export type SanJuanRules = typeof en
const say: SanJuanRules = inLanguage({ en })

/** Chapters by group, each with its drawing. */
const CHAPTERS = {
  game: {
    aim: 'b-palace',
    components: 'b-indigoPlant',
    setup: 'card-tucked',
    round: 'governor',
    'start-of-round': 'b-chapel',
    piles: 'card-back',
    information: 'hidden',
  },
  roles: {
    roles: 'governor',
    builder: 'role-builder',
    producer: 'role-producer',
    trader: 'role-trader',
    councillor: 'role-councillor',
    prospector: 'role-prospector',
  },
  city: { buildings: 'b-guildHall', end: 'ui-hourglass', scoring: 'vp' },
  variants: { 'two-players': 'colonist', 'new-buildings': 'b-cathedral', variants: 'ui-settings' },
} as const
const LOOK_UP = { glossary: 'ui-help', checks: 'ui-check' } as const

/** Other words that addresses use: the steps at the start of a round. */
const ALIKE = {
  office: 'start-of-round',
  treasury: 'start-of-round',
  'hand limit': 'start-of-round',
  'trading house': 'trader',
  expansion: 'new-buildings',
  'end of game': 'end',
  score: 'scoring',
}

/** A building that works in most steps is said to work in all one chooses. */
const MANY = 4

/** The goods that give production buildings their colour. */
const GOODS: Readonly<Record<string, string>> = Object.fromEntries(
  facts.buildings
    .filter((it) => it.class === 'production')
    .map((it, index) => [it.key, facts.goods[index] ?? '']),
)

export function sanJuanBook(): Book {
  const texts = say.topics(facts, goodName, buildingName)
  const inGroup = (icons: Readonly<Record<string, string>>) => chapters(icons, texts, additionsTo)
  const about = say.buildings(facts)
  const those = (isOne: (it: BuildingFacts) => boolean) =>
    buildings(facts.buildings.filter(isOne), about, draftOf)
  const { groups } = say
  return makeBook({
    game: 'san-juan',
    title: namesSanJuan['game.sanJuan'],
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
        key: 'base',
        title: groups.base,
        topics: those((it) => it.class !== 'production' && it.set === 'base'),
      },
      { key: 'new', title: groups.new, topics: those((it) => it.set === 'expansion') },
      { key: 'more', title: groups.more, topics: inGroup(LOOK_UP) },
    ],
  })
}

function draftOf(it: BuildingFacts, text: BuildingText): Draft {
  return {
    key: it.key,
    title: buildingName(it.key),
    icon: `b-${it.key}`,
    band: GOODS[it.key] ?? 'violet',
    ...text,
    facts: rowOf(it),
    related: it.steps.slice(0, MANY),
  }
}

/** Cost, VP, copies, class, step and set. */
function rowOf(it: BuildingFacts): readonly Fact[] {
  const words = say.facts
  return [
    { label: words.cost, value: words.costs(it.cost) },
    { label: words.vp, value: `${it.vp}` },
    { label: words.copies, value: `${it.copies}` },
    { label: words.class, value: words.classes[it.class] },
    { label: words.step, value: stepWords(it.steps) },
    { label: words.set, value: words.sets[it.set] },
  ]
}

function stepWords(steps: readonly Step[]): string {
  if (steps.length > MANY) return say.facts.manySteps
  return steps.map((step) => say.facts.steps[step]).join(', ')
}

/** All buildings under the general rules about them, and what has to do with a chapter. */
const additionsTo: Additions = (chapter) => ({
  ...(chapter === 'buildings' && { pieces: listOfAll() }),
  related: relatedTo(chapter),
})

function listOfAll(): Pieces {
  const { all, name, short } = say.facts
  return {
    '~SJ-COMP-2 ~SJ-COMP-3 ~SJ-COMP-5': {
      caption: all,
      head: [name, short.cost, short.vp, short.copies],
      rows: facts.buildings.map((it) => [
        `[[${it.key}|${buildingName(it.key)}]]`,
        it.cost,
        it.vp,
        it.copies,
      ]),
    },
  }
}

/** The buildings that act in a step; under the new buildings all of them. */
function relatedTo(chapter: string): readonly string[] {
  const isOne = (it: BuildingFacts) =>
    chapter === 'new-buildings'
      ? it.set === 'expansion'
      : it.steps.length <= MANY &&
        it.class !== 'production' &&
        it.steps.some((step) => step === chapter)
  return facts.buildings.filter(isOne).map(({ key }) => key)
}
