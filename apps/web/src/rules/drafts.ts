/** Chapters and buildings of a game put together from the texts of a language. */
import type { Draft } from './book.ts'
import type { BuildingText, TopicText } from './text.ts'

/** What a game adds to a chapter. */
export type Additions = (chapter: string) => Partial<Draft>

/** The chapters with these drawings, in their order. */
export function chapters(
  icons: Readonly<Record<string, string>>,
  texts: Readonly<Record<string, TopicText>>,
  more: Additions,
): readonly Draft[] {
  return Object.entries(icons).flatMap(([key, icon]) => {
    const text = texts[key]
    if (text === undefined) return []
    const { pieces, ...rest } = more(key)
    return [{ key, icon, ...text, ...rest, pieces: { ...text.pieces, ...pieces } }]
  })
}

/** These buildings, each with the text about it. */
export function buildings<B extends { readonly key: string }>(
  rows: readonly B[],
  texts: Readonly<Record<string, BuildingText>>,
  draftOf: (row: B, text: BuildingText) => Draft,
): readonly Draft[] {
  return rows.flatMap((row) => {
    const text = texts[row.key]
    return text === undefined ? [] : [draftOf(row, text)]
  })
}
