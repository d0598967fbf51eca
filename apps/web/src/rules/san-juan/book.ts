/** The rules of San Juan as a book: which topics there are, in which order, and each building's row of facts. */
import { pageIn } from '../../text/building-words.ts'
import { en } from '../../text/en/rules/san-juan/index.ts'
import { inLanguage } from '../../text/language.svelte.ts'
import { buildingName, goodName } from '../../text/names-san-juan.ts'
import { sayBuildingsSanJuan } from '../../text/say-buildings-san-juan.ts'
import { namesSanJuan, saySanJuan } from '../../text/say-san-juan.ts'
import { type Book, makeBook } from '../book.ts'
import { draftsOf, listOf } from '../drafts.ts'
import type { Fact } from '../text.ts'
import { actsIn, chaptersOf, whenWords } from '../when.ts'
import { type BuildingNumbers, facts } from './numbers.ts'

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
  more: { glossary: 'ui-help' },
} as const

const isProduction = (it: BuildingNumbers) => it.class === 'production'

/** The columns of the list of all buildings. */
const COLUMNS = ['cost', 'vp', 'copies'] as const

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

/** The goods that give production buildings their colour. */
const GOODS: Readonly<Record<string, string>> = Object.fromEntries(
  facts.buildings.filter(isProduction).map((it, index) => [it.key, facts.goods[index] ?? '']),
)

export function sanJuanBook(): Book {
  const list = listOf(facts.buildings, COLUMNS, say.facts, buildingName)
  const { chapters, buildings } = draftsOf({
    titles: say.groups,
    chapterTexts: say.topics(facts, goodName, buildingName),
    rows: facts.buildings,
    page,
    actsIn: (it, chapter) => !isProduction(it) && actsIn(it.steps, chapter),
    list: { '~SJ-COMP-2 ~SJ-COMP-3 ~SJ-COMP-5': list },
  })
  return makeBook({
    game: 'san-juan',
    title: namesSanJuan['game.sanJuan'],
    inText: say.inText,
    alike: ALIKE,
    groups: [
      chapters('game', CHAPTERS.game),
      chapters('roles', CHAPTERS.roles),
      chapters('city', CHAPTERS.city),
      chapters('variants', CHAPTERS.variants),
      buildings('production', isProduction),
      buildings('base', (it) => !isProduction(it) && it.set === 'base'),
      buildings('new', (it) => it.set === 'expansion'),
      chapters('more', CHAPTERS.more),
    ],
  })
}

const page = (it: BuildingNumbers) => ({
  ...pageIn(sayBuildingsSanJuan[it.key], it, facts),
  title: buildingName(it.key),
  band: GOODS[it.key] ?? 'violet',
  facts: rowOf(it),
  related: chaptersOf(it.steps),
})

/** Cost, VP, copies, class, step and set. */
function rowOf(it: BuildingNumbers): readonly Fact[] {
  const words = say.facts
  return [
    { label: words.cost, value: words.costs(it.cost) },
    { label: words.vp, value: `${it.vp}` },
    { label: words.copies, value: `${it.copies}` },
    { label: words.class, value: words.classes[it.class] },
    { label: words.step, value: whenWords(it.steps, saySanJuan.steps, saySanJuan.steps.many) },
    { label: words.set, value: words.sets[it.set] },
  ]
}
