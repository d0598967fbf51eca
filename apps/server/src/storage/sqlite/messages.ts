/** What the thread of the database is asked, and what it answers. */
import type { SqliteFile, Write } from './file.ts'

/** Questions: methods of the file that only read. */
export type Question = 'log' | 'seed' | 'rooms' | 'due' | 'personByKey'

/** Parts of the file that answer questions of their own, by the names of their methods. */
export type Part =
  | 'people'
  | 'accounts'
  | 'ratings'
  | 'results'
  | 'statistics'
  | 'host'
  | 'notify'
  | 'tournaments'

export type Asked =
  | { readonly id: number; readonly do: 'write'; readonly writes: readonly Write[] }
  | { readonly id: number; readonly do: 'close' }
  | {
      [Q in Question]: {
        readonly id: number
        readonly do: Q
        readonly args: Parameters<SqliteFile[Q]>
      }
    }[Question]
  | {
      readonly id: number
      readonly do: 'ask'
      readonly part: Part
      readonly question: string
      readonly args: readonly unknown[]
    }

/** `id` 0 tells whether the file could be opened. */
export type Answered =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly failure: string }
