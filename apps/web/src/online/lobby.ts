/**
 * Finding rooms and opening them. Of the protocol only its types are taken: its schemas stay with the server, which checks
 * what it is asked.
 */
import type { GameRecord } from '@doubloon/engine'
import type { ListedRoom, MyRooms } from '@doubloon/protocol'
import type { Pace, PersonCommand, RoomSeat, RoomSettings } from '@doubloon/table'
import { type Answer, ask, type Fetch } from './ask.ts'

export type { Answer, ListedRoom }
export type OwnRoom = MyRooms['rooms'][number]

/** Which tables are shown. */
export interface TableFilter {
  readonly game?: string
  readonly stage?: 'gathering' | 'playing' | 'over'
  readonly clock?: Pace
  /** Only those with an open seat. */
  readonly isOpen?: boolean
}

/** A table as somebody wishes it. */
export interface TableWish {
  readonly settings: Omit<RoomSettings, 'absence' | 'watchDelay'> & {
    readonly absence?: number
    readonly watchDelay?: number
  }
  readonly seats: readonly Exclude<RoomSeat, { kind: 'person' }>[]
}

/** A game that is to go on in a room: by its own options. */
export interface BroughtWish extends Pick<TableWish, 'seats'> {
  readonly settings: Partial<Omit<TableWish['settings'], 'game' | 'options' | 'isRated'>>
  readonly record: GameRecord
}

/** How many finished games are shown among one's own. */
const FINISHED = 8

export class Lobby {
  readonly #fetch: Fetch

  constructor(fetch: Fetch) {
    this.#fetch = fetch
  }

  /** Public tables, those with an open seat first; without a stage those that gather, then those that play. */
  async tables({ stage, ...filter }: TableFilter): Promise<Answer<readonly ListedRoom[]>> {
    const stages = stage === undefined ? (['gathering', 'playing'] as const) : [stage]
    const lists = await Promise.all(stages.map((it) => this.#list({ ...filter, stage: it })))
    const failed = lists.find((list) => list.is !== 'answered')
    if (failed !== undefined) return failed
    const rooms = lists.flatMap((list) => (list.is === 'answered' ? list.value.rooms : []))
    // A game may begin between two answers.
    const known = new Map(rooms.map((room) => [room.id, room]))
    const isOpen = (room: ListedRoom) => room.stage === 'gathering' && room.openSeats > 0
    const value = [...known.values()].toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a)))
    return { is: 'answered', value }
  }

  /** The rooms in which one sits or is host, those that wait for one first. */
  async own(): Promise<Answer<readonly OwnRoom[]>> {
    const answer = await this.#ask<MyRooms>(`/api/me/rooms?most=${FINISHED}`)
    return answer.is === 'answered' ? { is: 'answered', value: answer.value.rooms } : answer
  }

  /** Opens a room and sits down in it; the room is there even if somebody else was quicker to sit. */
  open(wish: TableWish, sit: PersonCommand): Promise<Answer<string>> {
    return this.#open('/api/rooms', wish, sit)
  }

  /** The same for a game that was begun elsewhere. */
  bring(wish: BroughtWish, sit: PersonCommand): Promise<Answer<string>> {
    return this.#open('/api/rooms/brought', wish, sit)
  }

  async #open(path: string, wish: object, sit: PersonCommand): Promise<Answer<string>> {
    const opened = await this.#ask<{ readonly room: string }>(path, wish)
    if (opened.is !== 'answered') return opened
    const { room } = opened.value
    await this.#ask(`/api/rooms/${room}/commands`, sit)
    return { is: 'answered', value: room }
  }

  #list({ game, stage, clock, isOpen = false }: TableFilter) {
    const query = new URLSearchParams()
    if (game !== undefined) query.set('game', game)
    if (stage !== undefined) query.set('stage', stage)
    if (clock !== undefined) query.set('clock', clock)
    if (isOpen) query.set('open', 'true')
    return this.#ask<{ readonly rooms: readonly ListedRoom[] }>(`/api/rooms?${query}`)
  }

  #ask<A>(path: string, body?: object): Promise<Answer<A>> {
    return ask(this.#fetch, path, body)
  }
}

export const lobby = new Lobby((path, init) => fetch(path, init))
