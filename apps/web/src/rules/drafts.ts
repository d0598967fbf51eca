/** The groups of a book: chapters and buildings of a game put together from the texts of a language. */
import type { Draft } from './book.ts'
import type { Pieces, Table, TopicText } from './text.ts'

/** What a game brings: `G` are its groups, `B` is its row of a building. */
interface Material<G extends string, B> {
  readonly titles: Readonly<Record<G, string>>
  readonly chapterTexts: Readonly<Record<string, TopicText>>
  readonly rows: readonly B[]
  /** What stands on the page of a building. */
  readonly page: (it: B) => Omit<Draft, 'key' | 'icon'>
  readonly actsIn: (it: B, chapter: string) => boolean
  /** All buildings, under the general rules about them. */
  readonly list: Pieces
}

export function draftsOf<G extends string, B extends { key: string; set: string }>(
  game: Material<G, B>,
) {
  /** The buildings that act in a phase; under the new buildings all of them. */
  const relatedTo = (chapter: string) =>
    game.rows
      .filter((it) =>
        chapter === 'new-buildings' ? it.set === 'expansion' : game.actsIn(it, chapter),
      )
      .map(({ key }) => key)
  const chapter = ([key, icon]: readonly [string, string]): readonly Draft[] => {
    const text = game.chapterTexts[key]
    if (text === undefined) return []
    const pieces = { ...text.pieces, ...(key === 'buildings' && game.list) }
    return [{ key, icon, ...text, pieces, related: relatedTo(key) }]
  }
  const building = (it: B): Draft => ({ key: it.key, icon: `b-${it.key}`, ...game.page(it) })
  const group = (key: G, topics: readonly Draft[]) => ({ key, title: game.titles[key], topics })
  return {
    /** The chapters with these drawings, in their order. */
    chapters: (key: G, icons: Readonly<Record<string, string>>) =>
      group(key, Object.entries(icons).flatMap(chapter)),
    buildings: (key: G, isOne: (it: B) => boolean) =>
      group(key, game.rows.filter(isOne).map(building)),
  }
}

/** A table of all buildings with these columns. */
export function listOf<C extends string>(
  rows: readonly (Readonly<Record<C, number>> & { readonly key: string })[],
  columns: readonly C[],
  words: {
    readonly all: string
    readonly name: string
    readonly short: Readonly<Record<C, string>>
  },
  nameOf: (key: string) => string,
): Table {
  return {
    caption: words.all,
    head: [words.name, ...columns.map((column) => words.short[column])],
    rows: rows.map((it) => [
      `[[${it.key}|${nameOf(it.key)}]]`,
      ...columns.map((column) => it[column]),
    ]),
  }
}
