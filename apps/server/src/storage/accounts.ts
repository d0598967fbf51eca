/** What the server keeps so that somebody is the same person in several browsers: a part of what every storage must do. */
import type { PersonId } from '@doubloon/table'

export interface Account {
  readonly person: PersonId
  /** As it was written. */
  readonly name: string
  /** The same for all names that people would take for one. */
  readonly nameKey: string
  /** Its hash, with how it was made. */
  readonly password: string
  readonly since: number
}

/** A change to what is kept of people. It is done as a whole, or not at all: then it is answered with false. */
export type PeopleChange =
  /** Not if the name is taken, or the person has an account. */
  | { readonly do: 'addAccount'; readonly account: Account }
  /** They had never chosen to be rated. Not if they never had. */
  | { readonly do: 'unrate'; readonly person: PersonId }
  /** Drops all keys but one. */
  | {
      readonly do: 'setPassword'
      readonly person: PersonId
      readonly password: string
      readonly but: string
    }
  | {
      readonly do: 'addKey'
      readonly keyHash: string
      readonly person: PersonId
      readonly since: number
    }
  | { readonly do: 'dropKey'; readonly keyHash: string }
  | { readonly do: 'dropKeys'; readonly person: PersonId }
  | {
      readonly do: 'addCode'
      readonly codeHash: string
      readonly person: PersonId
      readonly until: number
    }
  /** A key for whoever has a code, which is used up. Not if the code is unknown or too old. */
  | {
      readonly do: 'useCode'
      readonly codeHash: string
      readonly keyHash: string
      readonly at: number
    }
  /** Whether rated games that begin from now on count for somebody. */
  | {
      readonly do: 'chooseRated'
      readonly person: PersonId
      readonly at: number
      readonly isRated: boolean
    }
  /** Person, account and keys go; what they have played stays, under no name. */
  | { readonly do: 'forget'; readonly person: PersonId }

/** What is known of somebody besides their games. */
export interface KnownPerson {
  readonly since: number
  readonly isRated: boolean
  readonly account: Account | undefined
  readonly keys: number
  /** Whether they sit, sat or are host in any room. */
  readonly hasRooms: boolean
}

export interface AccountStorage {
  changePeople(change: PeopleChange): Promise<boolean>
  /** Undefined if there is nobody of this id, or not any more. */
  personById(person: PersonId): Promise<KnownPerson | undefined>
  accountNamed(nameKey: string): Promise<Account | undefined>
}
