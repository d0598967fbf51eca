/** A replay that is being looked at: where it stands, through whose eyes, and whether it goes on by itself. */
import { getContext, setContext } from 'svelte'
import type { Perspective, Replay, SetUp, TableTypes } from '../client/contract.ts'
import { addressOf, type Origin } from './address.ts'
import { type ReplayClient, replayClient, type Where } from './client.ts'
import type { OpenReplay } from './opening.ts'
import { type Stride, stopFrom, type Way, within } from './stops.ts'

export class ReplayModel {
  readonly replay: Replay<TableTypes>
  readonly origin: Origin
  readonly client: ReplayClient<TableTypes>
  /** Through whose eyes one may look. */
  readonly perspectives: readonly Perspective[]
  where = $state.raw<Where>({ n: 0, perspective: 'table' })
  isPlaying = $state(false)
  /** Whether a move is still being shown; set by whoever shows it. */
  isMoving: () => boolean = () => false

  constructor({ replay, origin }: OpenReplay, asked: Partial<Where>) {
    this.replay = replay
    this.origin = origin
    this.perspectives = perspectivesOf(replay, origin)
    const perspective =
      this.perspectives.find((it) => it === asked.perspective) ??
      usualPerspective(replay) ??
      'table'
    // A game that is still on is met where it stands, any other at its beginning.
    const first = 'id' in origin && !replay.over ? replay.length : 0
    this.where = { n: within(replay.length, asked.n ?? first), perspective }
    const id = 'id' in origin ? origin.id : 'replay'
    this.client = replayClient(id, replay, this.where, (where) => {
      this.where = where
    })
  }

  get n(): number {
    return this.where.n
  }

  get isAtEnd(): boolean {
    return this.n >= this.replay.length
  }

  get address(): string {
    return addressOf(this.origin, this.where)
  }

  /** Where a step leads; undefined if it leads nowhere. */
  stop(stride: Stride, way: Way): number | undefined {
    const n = stopFrom(this.replay, this.n, stride, way)
    return n === this.n ? undefined : n
  }

  /** A step by hand ends what goes on by itself; who is impatient does not wait for pieces. */
  step(stride: Stride, way: Way): void {
    const n = this.stop(stride, way)
    this.isPlaying = false
    if (n !== undefined) void this.client.go({ n, isJump: this.isMoving() })
  }

  jump(n: number): void {
    this.isPlaying = false
    if (n !== this.n) void this.client.go({ n, isJump: true })
  }

  look(perspective: Perspective): void {
    void this.client.go({ perspective, isJump: true })
  }

  /** The next move, as one of many. */
  goOn(): void {
    if (this.isAtEnd) this.isPlaying = false
    else void this.client.go({ n: this.n + 1 })
  }

  /** Goes on by itself, or stops; at the end it begins anew. */
  toggle(): void {
    const isFromStart = !this.isPlaying && this.isAtEnd
    this.isPlaying = !this.isPlaying
    if (isFromStart) void this.client.go({ n: 0, isJump: true })
  }
}

/** One's own view, if one person played. */
function usualPerspective({ setUp }: { readonly setUp: SetUp }): Perspective | undefined {
  const people = personsOf(setUp)
  return people.length === 1 ? people[0] : undefined
}

/** A game people still play in this browser shows no secrets: only one's own view, and what everybody sees. */
function perspectivesOf(replay: Replay<TableTypes>, origin: Origin): readonly Perspective[] {
  const { seats } = replay.setUp
  const isSecret = 'id' in origin && !replay.over && personsOf(replay.setUp).length > 0
  const own = usualPerspective(replay)
  if (isSecret) return own === undefined ? ['table'] : [own, 'table']
  return ['table', ...seats.map((_, seat) => seat), 'open']
}

function personsOf({ seats }: SetUp): readonly number[] {
  return seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []))
}

const KEY = Symbol('replay')

export function setReplay(model: ReplayModel): void {
  setContext(KEY, model)
}

/** The replay one looks at. */
export function useReplay(): ReplayModel {
  return getContext(KEY)
}
