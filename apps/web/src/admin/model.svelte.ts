/** What the admin page shows: asked anew every few seconds, and after everything that was done. */
import type {
  AdminAction,
  AdminLoad,
  AdminPerson,
  AdminReport,
  AdminRoom,
} from '@doubloon/protocol'
import { getContext, setContext } from 'svelte'
import { type Answer, ask as askServer } from '../online/ask.ts'

const ask = <A>(path: string, body?: object): Promise<Answer<A>> =>
  askServer((at, init) => fetch(at, init), `/api/admin/${path}`, body)

/** The code of what went wrong. */
const codeOf = (answer: Answer<unknown>): string | undefined =>
  answer.is === 'refused' ? answer.refusal.code : answer.is === 'answered' ? undefined : answer.is

interface Shown {
  readonly load: AdminLoad
  readonly rooms: readonly AdminRoom[]
  readonly people: readonly AdminPerson[]
  readonly blockedNames: readonly string[]
  readonly reports: readonly AdminReport[]
}

/** Milliseconds from one look to the next. */
const ROUND = 5000

export class AdminModel {
  /** Undefined until somebody is in. */
  shown = $state.raw<Shown>()
  /** Whether the key must be given. */
  isOutside = $state(false)
  /** The code of what went wrong last. */
  trouble = $state<string>()
  readonly #round = setInterval(() => void this.#lookAgain(), ROUND)

  constructor() {
    void this.look()
  }

  async enter(key: string): Promise<void> {
    if (await this.#did('enter', { key })) await this.look()
  }

  async leave(): Promise<void> {
    if (await this.#did('leave', {})) this.#goOut()
  }

  /** Says whether it was done. */
  async act(action: AdminAction): Promise<boolean> {
    const isDone = await this.#did('act', action)
    if (isDone) await this.look()
    return isDone
  }

  async look(): Promise<void> {
    const answers = await Promise.all([
      ask<AdminLoad>('load'),
      ask<Pick<Shown, 'rooms'>>('rooms'),
      ask<Pick<Shown, 'people' | 'blockedNames'>>('people'),
      ask<Pick<Shown, 'reports'>>('reports'),
    ])
    const [load, rooms, people, reports] = answers
    if (
      load.is === 'answered' &&
      rooms.is === 'answered' &&
      people.is === 'answered' &&
      reports.is === 'answered'
    ) {
      this.shown = { load: load.value, ...rooms.value, ...people.value, ...reports.value }
      this.isOutside = false
      if (this.trouble === 'away') this.trouble = undefined
      return
    }
    const codes = answers.map(codeOf).filter((code) => code !== undefined)
    if (codes.includes('not-admin')) this.#goOut()
    else this.trouble = codes[0]
  }

  close(): void {
    clearInterval(this.#round)
  }

  async #lookAgain(): Promise<void> {
    if (!this.isOutside && !document.hidden) await this.look()
  }

  async #did(path: string, body: object): Promise<boolean> {
    const answer = await ask(path, body)
    const code = codeOf(answer)
    if (code === 'not-admin') this.#goOut()
    else this.trouble = code
    return code === undefined
  }

  #goOut(): void {
    this.shown = undefined
    this.isOutside = true
  }
}

const KEY = Symbol('admin')

export function setAdmin(model: AdminModel): void {
  setContext(KEY, model)
}

export function useAdmin(): AdminModel {
  return getContext(KEY)
}
