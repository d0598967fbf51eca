/** The rules of a game as a book: topics in groups, and where each rule is stated. */
import { readIds } from './ids.ts'
import type { Fact, Piece, Pieces } from './text.ts'

/** A piece of text with the rules it states and mentions. */
export interface Statement {
  readonly stated: readonly string[]
  readonly mentioned: readonly string[]
  readonly piece: Piece
}

/** What a topic is made from. */
export interface Draft {
  readonly key: string
  readonly title: string
  readonly lead: string
  readonly pieces: Pieces
  /** A drawing of the sprite. */
  readonly icon: string
  /** What its drawing lies on: the colour of a production building, violet, or nothing. */
  readonly band?: string | undefined
  /** A building's row of facts. */
  readonly facts?: readonly Fact[]
  /** Topics it has to do with. */
  readonly related?: readonly string[]
}

export interface Topic extends Omit<Draft, 'pieces' | 'facts' | 'related'> {
  readonly group: string
  readonly statements: readonly Statement[]
  readonly facts: readonly Fact[]
  readonly related: readonly string[]
}

export interface Group {
  readonly key: string
  readonly title: string
  readonly topics: readonly Topic[]
}

export interface Book {
  readonly game: string
  readonly title: string
  readonly groups: readonly Group[]
  readonly topics: readonly Topic[]
  /** The name of a topic inside a sentence. */
  readonly inText: (title: string) => string
  /** The topic of an address, however its key is written; undefined if there is none. */
  readonly topic: (key: string) => Topic | undefined
  /** Where a rule is stated; the first rule of a building or chapter if only its beginning is given. */
  readonly home: (rule: string) => Home | undefined
}

/** A place in the book: the topic, and the rule that is stated there. */
export interface Home {
  readonly topic: Topic
  readonly rule: string
}

export interface BookPlan {
  readonly game: string
  readonly title: string
  readonly inText: (title: string) => string
  readonly groups: readonly { key: string; title: string; topics: readonly Draft[] }[]
  /** Other words for topics: parts of a phase, a card with a number. */
  readonly alike: Readonly<Record<string, string>>
}

export function makeBook({ game, title, inText, groups: drafts, alike }: BookPlan): Book {
  const groups = drafts.map((group) => ({
    ...group,
    topics: group.topics.map((draft) => topicOf(draft, group.title)),
  }))
  const topics = groups.flatMap((group) => group.topics)
  const byKey = new Map(topics.map((topic) => [squeeze(topic.key), topic]))
  for (const [word, key] of Object.entries(alike)) {
    const topic = byKey.get(squeeze(key))
    if (topic !== undefined && !byKey.has(squeeze(word))) byKey.set(squeeze(word), topic)
  }
  const homes = homesOf(topics)
  return {
    game,
    title,
    groups,
    topics,
    inText,
    topic: (key) => byKey.get(squeeze(key)),
    home: (rule) => homes.get(rule) ?? beginningWith(`${rule}-`, homes),
  }
}

/** One form for `start-of-round` and `startOfRound`. */
const squeeze = (key: string) => key.replaceAll(/[^a-z0-9]/gi, '').toLowerCase()

function topicOf({ pieces, facts = [], related = [], ...rest }: Draft, group: string): Topic {
  const statements = Object.entries(pieces).map(([ids, piece]) => ({ ...readIds(ids), piece }))
  return { ...rest, group, statements, facts, related }
}

/** Every rule is stated once; where it stands first counts. */
function homesOf(topics: readonly Topic[]): ReadonlyMap<string, Home> {
  const homes = new Map<string, Home>()
  for (const topic of topics)
    for (const { stated } of topic.statements)
      for (const rule of stated) if (!homes.has(rule)) homes.set(rule, { topic, rule })
  return homes
}

function beginningWith(start: string, homes: ReadonlyMap<string, Home>): Home | undefined {
  for (const [rule, home] of homes) if (rule.startsWith(start)) return home
  return undefined
}
