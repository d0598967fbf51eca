/** The tables that are shown, and how they are kept fresh without anything jumping. */
import type { Answer, ListedRoom, Lobby, OwnRoom } from '../online/lobby.ts'
import { asked, EVERYTHING, type Filter } from './filter.ts'
import { anew, inPlace, type Shown } from './in-place.ts'

/** How the server stands; `asking` before its first answer, `busy` when it answers that it cannot now. */
type Standing = 'asking' | 'here' | 'away' | 'busy' | 'no-server'

/** Whether what is shown keeps its place. */
type Way = 'in place' | 'anew'

/** Milliseconds between two looks. */
const EVERY = 10_000

export class Finding {
  standing: Standing = $state('asking')
  /** Undefined until the server has told them. */
  tables: readonly Shown[] | undefined = $state.raw()
  own: readonly Shown<OwnRoom>[] = $state.raw([])
  /** Tables that came since, until one wants to see them. */
  news: readonly ListedRoom[] = $state.raw([])
  readonly #lobby: Lobby
  #filter = EVERYTHING
  /** Counts looks: only what the last one brings is shown. */
  #looks = 0

  constructor(lobby: Lobby) {
    this.#lobby = lobby
  }

  /** Looks for other tables; those shown lie there until the others have come, or cannot come. */
  async find(filter: Filter): Promise<void> {
    this.#filter = filter
    await this.look('anew')
    if (this.#filter === filter && this.standing !== 'here') this.tables = undefined
  }

  /** Looks again; where nobody's finger can be, the lists begin anew. */
  async look(way: Way = 'in place'): Promise<void> {
    const look = ++this.#looks
    const [tables, own] = await Promise.all([
      this.#lobby.tables(asked(this.#filter)),
      this.#lobby.own(),
    ])
    if (look !== this.#looks) return
    this.standing = standingOf(tables)
    if (own.is === 'answered') this.#showOwn(own.value, way)
    if (tables.is === 'answered') this.#show(tables.value, way)
  }

  /** Looks now and then while the page is seen; returns how to stop. */
  keepLooking(): () => void {
    const mayLook = () => document.visibilityState === 'visible' && this.standing !== 'no-server'
    const timer = setInterval(() => mayLook() && void this.look(), EVERY)
    const comeBack = () => mayLook() && void this.look('anew')
    document.addEventListener('visibilitychange', comeBack)
    addEventListener('online', comeBack)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', comeBack)
      removeEventListener('online', comeBack)
      this.#looks++
    }
  }

  /** Finished games are no tables one would go to; one that ends under one's eyes stays. */
  #showOwn(rooms: readonly OwnRoom[], way: Way): void {
    const before = way === 'anew' ? [] : this.own
    const isShown = (room: OwnRoom) => before.some((it) => it.room.id === room.id)
    const wanted = rooms.filter((room) => room.stage !== 'over' || isShown(room))
    const { shown, news } = inPlace(before, wanted)
    this.own = [...shown, ...anew(news)]
  }

  /** One's own stand above the others, and are not told twice. */
  #show(found: readonly ListedRoom[], way: Way): void {
    const isOwn = new Set(this.own.map(({ room }) => room.id))
    const others = found.filter(({ id }) => !isOwn.has(id))
    const { shown, news } = inPlace(way === 'anew' ? [] : (this.tables ?? []), others)
    // Where nothing lies yet, nothing can jump.
    this.tables = shown.length === 0 ? anew(news) : shown
    this.news = shown.length === 0 ? [] : news
  }
}

function standingOf(answer: Answer<unknown>): Standing {
  switch (answer.is) {
    case 'answered':
      return 'here'
    case 'refused':
      return 'busy'
    default:
      return answer.is
  }
}
