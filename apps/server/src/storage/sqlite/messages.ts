/** What the thread of the database is asked, and what it answers. */
import type { NotifyStorage } from '../notify.ts'
import type { PeopleStorage } from '../people.ts'
import type { SqliteFile, Write } from './file.ts'
import type { NotifyTables } from './notify-tables.ts'
import type { PeopleTables } from './people-tables.ts'

/** Questions: methods of the file that only read. */
export type Question = 'log' | 'seed' | 'rooms' | 'due' | 'personByKey'

/** Questions about people. */
export type PeopleQuestion = keyof PeopleStorage & keyof PeopleTables

/** Questions about how people are told of their turns. */
export type NotifyQuestion = keyof NotifyStorage & keyof NotifyTables

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
      [Q in PeopleQuestion]: {
        readonly id: number
        readonly do: 'people'
        readonly question: Q
        readonly args: Parameters<PeopleTables[Q]>
      }
    }[PeopleQuestion]
  | {
      [Q in NotifyQuestion]: {
        readonly id: number
        readonly do: 'notify'
        readonly question: Q
        readonly args: Parameters<NotifyTables[Q]>
      }
    }[NotifyQuestion]

/** `id` 0 tells whether the file could be opened. */
export type Answered =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly failure: string }
