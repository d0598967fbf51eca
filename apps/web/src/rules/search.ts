/** Looking for words, names of buildings and ids of rules in a book; all words must be there. */
import { topicAddress } from './address.ts'
import type { Book, Topic } from './book.ts'
import { isTable, wordsOf } from './plain.ts'

/** A place that was found, with the words around. */
export interface Found {
  readonly topic: Topic
  /** The rule whose statement has the words; undefined if it is the topic itself. */
  readonly rule: string | undefined
  readonly before: string
  /** The words that were looked for, as they stand there; empty if only other forms do. */
  readonly match: string
  readonly after: string
}

interface Entry {
  readonly topic: Topic
  readonly rule: string | undefined
  readonly ids: readonly string[]
  readonly text: string
  readonly folded: string
  /** A name counts more than what stands under it. */
  readonly weight: number
}

export interface Index {
  readonly find: (query: string) => readonly Found[]
}

const MOST = 24

/** Letters without accents, small. */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase()

export function indexOf(book: Book): Index {
  const nameOf = (key: string) => book.inText(book.topic(key)?.title ?? key)
  const entries = book.topics.flatMap((topic): Entry[] => {
    const entry = (text: string, weight: number, rule?: string, ids: readonly string[] = []) => ({
      topic,
      rule,
      ids,
      text,
      folded: fold(text),
      weight,
    })
    return [
      entry(topic.title, 100),
      entry(topic.lead, 20),
      // Tables that only repeat what topics say would be found for every name.
      ...topic.statements
        .filter(({ stated, piece }) => stated.length > 0 || !isTable(piece))
        .map(({ stated, piece }) => entry(wordsOf(piece, nameOf), 10, stated[0], stated)),
    ]
  })
  return { find: (query) => find(entries, fold(query.trim())) }
}

function find(entries: readonly Entry[], query: string): readonly Found[] {
  if (query === '') return []
  const words = query.split(/\s+/)
  const scored = entries
    .map((entry) => ({ entry, score: scoreOf(entry, query, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
  const seen = new Set<Topic>()
  return scored
    .filter(({ entry }) => !seen.has(entry.topic) && seen.add(entry.topic))
    .slice(0, MOST)
    .map(({ entry }) => shown(entry, query, words))
}

/** An id first, then names that begin with the words, then names, then texts with whole words. */
function scoreOf({ ids, folded, weight }: Entry, query: string, words: readonly string[]): number {
  const id = ids.find((it) => it.toLowerCase().startsWith(query))
  if (id !== undefined && query.length > 2) return id.length === query.length ? 1000 : 500
  if (!words.every((word) => folded.includes(word))) return 0
  const begins = folded.startsWith(query) ? weight : 0
  const atWords = words.filter((word) => ` ${folded}`.includes(` ${word}`)).length
  return weight + begins + atWords
}

const AROUND = 60

/** The words with a little of what stands around them. */
function shown(entry: Entry, query: string, words: readonly string[]): Found {
  const { topic, rule, text, folded, weight } = entry
  const source = weight === 100 ? topic.lead : text
  const inSource = weight === 100 ? fold(source) : folded
  const word = inSource.includes(query) ? query : words.find((it) => inSource.includes(it))
  const at = word === undefined ? 0 : inSource.indexOf(word)
  const to = at + (word?.length ?? 0)
  const from = at <= AROUND ? 0 : source.indexOf(' ', at - AROUND) + 1
  const end =
    to + AROUND * 2 >= source.length ? source.length : source.lastIndexOf(' ', to + AROUND * 2)
  return {
    topic,
    rule,
    before: (from > 0 ? '… ' : '') + source.slice(from, at),
    match: source.slice(at, to),
    after: source.slice(to, Math.max(to, end)) + (end < source.length ? ' …' : ''),
  }
}

/** Where a place that was found is. */
export function addressOf(book: Book, { topic, rule }: Found): string {
  const address = topicAddress(book.game, topic.key)
  return rule === undefined ? address : `${address}#${rule}`
}
