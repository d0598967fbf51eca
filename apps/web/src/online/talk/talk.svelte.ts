/**
 * What somebody says in a room, from typing on: nothing that was typed is lost by a broken line, a refusal or a reload; and
 * how far they have read.
 */
import type { Refusal } from '@doubloon/engine'
import type { Words } from '@doubloon/table'
import { keptUnder } from '../../settings/kept.ts'
import { sayTalk } from '../../text/say-talk.ts'
import { keepName, ownName } from '../own-name.ts'
import type { RoomModel } from '../room.svelte.ts'
import { type Item, itemsOf, type Shown, unreadOf } from './items.ts'
import { keep, keepDraft, keptDraft } from './keep.ts'
import { isMuted } from './muted.svelte.ts'

/** The longest a room takes, in signs. */
const LONGEST = 500
/** From so many signs left on their number is shown. */
const NEARLY = 100

/** Something that is on its way to the server. */
interface OnItsWay {
  readonly mark: string
  readonly words: Words
}

const READ = 'doubloon.read'
/** How far one has read is kept of so many rooms. */
const MOST_ROOMS = 50

export class Talk {
  readonly room: RoomModel
  shown = $state<Shown>('all')
  /** What is typed and not sent. */
  #draft = $state('')
  onItsWay = $state.raw<readonly OnItsWay[]>([])
  /** Why the last saying was refused. */
  refused = $state.raw<Refusal>()
  /** The name of somebody who does not sit. */
  name = $state(ownName())
  /** What was reported from this page, by number. */
  reported = $state.raw<readonly number[]>([])
  #read = $state(0)
  readonly #key: string

  constructor(room: RoomModel) {
    this.room = room
    this.#key = `doubloon.draft.${room.id}`
    this.#draft = keptDraft(this.#key)
    const read = keptUnder(READ)[room.id]
    this.#read = typeof read === 'number' ? read : 0
  }

  /** What the log tells besides moves. Computed by whoever shows it: this lives longer than any component. */
  get items(): readonly Item[] {
    const { now } = this.room
    return now === undefined ? [] : itemsOf(now, { words: sayTalk, isMuted })
  }

  /** How much others have said that was not seen yet. */
  get unread(): number {
    const { now } = this.room
    return now === undefined ? 0 : unreadOf(now, this.#read, isMuted)
  }

  get draft(): string {
    return this.#draft
  }

  set draft(text: string) {
    this.#draft = text
    this.#keep()
  }

  /** Signs that are left, as they are counted at the other end. */
  get left(): number {
    return LONGEST - [...this.#draft.trim()].length
  }

  get isNearlyFull(): boolean {
    return this.left <= NEARLY
  }

  /** Whether who is here must say a name to be heard. */
  get needsName(): boolean {
    return this.room.now?.viewer === -1
  }

  /** Says so if a name is needed and not there. */
  #lacksName(): boolean {
    const lacks = this.needsName && this.name.trim() === ''
    if (lacks) this.refused = { code: 'bad-name', message: 'who does not sit says a name, too' }
    return lacks
  }

  /** Says what was typed; nothing happens while it is empty or too long. */
  async sayDraft(): Promise<void> {
    const text = this.#draft.trim()
    if (text === '' || this.left < 0 || this.#lacksName()) return
    this.draft = ''
    await this.say({ text })
  }

  async say(words: Words): Promise<void> {
    if (this.#lacksName()) return
    const mark = newMark()
    this.refused = undefined
    this.onItsWay = [...this.onItsWay, { mark, words }]
    this.#keep()
    const named = this.needsName ? { name: this.name.trim() } : {}
    if (this.needsName) keepName(this.name.trim())
    const refused = await this.room.tell({ type: 'say', words, mark, ...named })
    this.onItsWay = this.onItsWay.filter((it) => it.mark !== mark)
    this.refused = refused
    // What was refused can be mended and said again.
    if (refused !== undefined && 'text' in words) this.#draft = joined(words.text, this.#draft)
    this.#keep()
  }

  async report(about: number): Promise<Refusal | undefined> {
    const refused = await this.room.tell({ type: 'report', about })
    if (refused === undefined) this.reported = [...this.reported, about]
    return refused
  }

  /** Everything that is there has been seen. */
  readAll(): void {
    const last = this.room.now?.log.at(-1)?.number ?? 0
    if (last <= this.#read) return
    this.#read = last
    const { [this.room.id]: _, ...others } = keptUnder(READ)
    const kept = [...Object.entries(others).slice(1 - MOST_ROOMS), [this.room.id, last]]
    keep(READ, Object.fromEntries(kept))
  }

  #keep(): void {
    const texts = this.onItsWay.flatMap(({ words }) => ('text' in words ? [words.text] : []))
    keepDraft(this.#key, [...texts, this.#draft].reduce(joined, ''))
  }
}

const joined = (one: string, other: string): string =>
  one === '' || other === '' ? one + other : `${one} ${other}`

/** By lot, also where the page is not served by TLS. */
function newMark(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}

const talks = new WeakMap<RoomModel, Talk>()

/** The talk of a room: one for all who show it. */
export function talkOf(room: RoomModel): Talk {
  const known = talks.get(room)
  if (known !== undefined) return known
  const talk = new Talk(room)
  talks.set(room, talk)
  return talk
}
