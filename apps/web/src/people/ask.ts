/** What the server tells of people, and what can be asked of it about oneself. What is refused comes back as a code. */
import type {
  Account,
  Against,
  Code,
  Games,
  Leaderboard,
  MyRooms,
  Profile,
  Statistics,
} from '@doubloon/protocol'
import { ask as askServer } from '../online/ask.ts'

export type Answer<T> = { readonly value: T } | { readonly problem: string }

async function ask<T>(path: string, body?: object): Promise<Answer<T>> {
  const answer = await askServer<T>((at, init) => fetch(at, init), `/api/${path}`, body)
  if (answer.is === 'answered') return { value: answer.value }
  return { problem: answer.is === 'refused' ? answer.refusal.code : answer.is }
}

const queryOf = (asked: Readonly<Record<string, string | number | undefined>>): string => {
  const given = Object.entries(asked).filter(([, value]) => value !== undefined)
  return new URLSearchParams(given.map(([key, value]) => [key, `${value}`])).toString()
}

export const people = {
  profile: (person: string) => ask<Profile>(`people/${person}`),
  statistics: (person: string) => ask<Statistics>(`people/${person}/statistics`),
  games: (person: string, before?: number) =>
    ask<Games>(`people/${person}/games?${queryOf({ before })}`),
  against: (person: string, other: string, before?: number) =>
    ask<Against>(`people/${person}/against/${other}?${queryOf({ before })}`),
  leaders: (game: string, players: number) =>
    ask<Leaderboard>(`leaderboard?${queryOf({ game, players })}`),
  record: (room: string) => ask<object>(`rooms/${room}/record`),
}

export const me = {
  account: () => ask<Account>('me/account'),
  rooms: () => ask<MyRooms>('me/rooms'),
  signUp: (name: string, password: string) => ask<Account>('me/account', { name, password }),
  signIn: (name: string, password: string, isLeaving: boolean) =>
    ask<Account>('me/sign-in', { name, password, ...(isLeaving && { isLeaving }) }),
  signOut: () => ask<Account>('me/sign-out', {}),
  signOutEverywhere: () => ask<Account>('me/sign-out-everywhere', {}),
  changePassword: (old: string, next: string) => ask<Account>('me/password', { old, new: next }),
  delete: (password: string) => ask<Account>('me/delete', { password }),
  code: () => ask<Code>('me/code', {}),
  carryOver: (code: string, isLeaving: boolean) =>
    ask<Account>('me/carry-over', { code, ...(isLeaving && { isLeaving }) }),
  chooseRated: (isRated: boolean) => ask<Account>('me/rated', { isRated }),
}
