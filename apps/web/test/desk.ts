/** A desk without a browser, for tests: the real messages over a channel, a store in memory, and bots beside it. */
import { inWords } from '@doubloon/engine'
import type {
  Games,
  Moment,
  Opened,
  SetUp,
  TableClient,
  TableTypes,
  Update,
} from '../src/client/contract.ts'
import { answerCalls } from '../src/local/calls.ts'
import { Desk, type DeskEnvironment } from '../src/local/desk/desk.ts'
import { isKnown, type Store } from '../src/local/desk/store.ts'
import { gamesAt } from '../src/local/games.ts'
import type { DeskCalls } from '../src/local/protocol.ts'
import { think } from '../src/local/thinker/think.ts'
import type { PuertoRico } from '../src/puerto-rico/table-types.ts'
import type { Picking, SanJuan } from '../src/san-juan/table-types.ts'

/** Rows by id, copied as a browser copies them. */
export class MapStore implements Store {
  readonly rows = new Map<string, unknown>()

  async all(): Promise<readonly unknown[]> {
    return structuredClone([...this.rows.values()])
  }

  async get(id: string): Promise<unknown> {
    return structuredClone(this.rows.get(id))
  }

  async put(row: { readonly id: string }, known: number | undefined): Promise<boolean> {
    const isFine = isKnown(this.rows.get(row.id), known)
    if (isFine) this.rows.set(row.id, structuredClone(row))
    return isFine
  }

  async remove(id: string): Promise<void> {
    this.rows.delete(id)
  }
}

const open: MessagePort[] = []

/** Ends all channels, so that nothing keeps the tests alive. */
export function closeDesks(): void {
  for (const port of open.splice(0)) port.close()
}

/** For games that need no server. */
const UNUSED_LINE = {
  fetch: () => Promise.reject(new Error('there is no server')),
  now: () => Date.now(),
  sleep: async () => {},
  chance: () => 0.5,
}

/** The games of a page whose desk works with this store; `messages` gets all that comes to the page. */
export function gamesOf(
  store: Store,
  { messages = [], ...other }: Partial<DeskEnvironment> & { messages?: unknown[] } = {},
): Games {
  const { port1, port2 } = new MessageChannel()
  open.push(port1, port2)
  let lots = 0
  const environment = {
    store,
    think,
    now: () => Date.now(),
    randomId: () => `randomId-${++lots}`,
    line: UNUSED_LINE,
    waiting: new MapStore(),
    ...other,
  }
  answerCalls<DeskCalls>(port1, (tell) => new Desk(environment, tell))
  port2.addEventListener('message', ({ data }: MessageEvent) => messages.push(data))
  port1.start()
  port2.start()
  return gamesAt(() => port2)
}

/** One person against bots, or whoever is named. */
export function setUp(seats = 'Ana, bot, bot, bot', options = {}, game = 'puerto-rico'): SetUp {
  return {
    game,
    seats: seats
      .split(', ')
      .map((name, seat) => (name === 'bot' ? { name: `Bot ${seat}`, bot: 'novice' } : { name })),
    options,
  }
}

/** The id of a game that must have begun. */
export function begun(id: string | object): string {
  if (typeof id !== 'string') throw new Error(JSON.stringify(id))
  return id
}

/** What the tables of all games have in common, as far as somebody who sits there must know it. */
interface AnyTableTypes extends TableTypes {
  view: { readonly waiting: readonly number[] }
  facts: Partial<
    Pick<PuertoRico['facts'], 'placement'> & Pick<SanJuan['facts'], 'picking' | 'building'>
  >
}

/** Somebody at a table, who sees every update. */
export class Sitter<F extends AnyTableTypes = PuertoRico> {
  readonly client: TableClient<F>
  readonly updates: Update<F>[] = []
  readonly leave: () => void
  onUpdate: (update: Update<F>) => void = () => {}
  #wake: () => void = () => {}

  constructor(games: Games, id: string) {
    this.client = games.open<F>(id)
    this.leave = this.client.subscribe((update) => {
      this.updates.push(update)
      this.onUpdate(update)
      this.#wake()
    })
  }

  get moment(): Moment<F> | undefined {
    const last = this.updates.findLast((update) => update.type !== 'trouble')
    return last?.moment
  }

  get opened(): Opened<F> | undefined {
    return this.updates.findLast((update) => update.type === 'opened')
  }

  get troubles(): readonly string[] {
    return this.updates.flatMap((update) => (update.type === 'trouble' ? [update.code] : []))
  }

  async until(isSo: () => boolean): Promise<void> {
    while (!isSo())
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
  }

  /** The next moment in which a person decides, or the end. */
  async asked(): Promise<Moment<F>> {
    await this.until(() => this.moment !== undefined && (isAsked(this.moment) || this.moment.over))
    if (this.moment === undefined) throw new Error('the table is not open')
    return this.moment
  }

  /** Plays some moves of people, any of them; stops at the end. */
  async play(many: number): Promise<void> {
    for (let i = 0; i < many; i++) {
      const moment = await this.asked()
      if (moment.over) return
      const refused = await this.client.play(anyMove(moment))
      if (refused !== undefined) throw new Error(JSON.stringify(refused))
      await this.until(() => (this.moment?.n ?? 0) > moment.n)
    }
  }
}

function isAsked({ offers }: Moment<AnyTableTypes>): boolean {
  return offers === undefined || offers.length > 0
}

/** A move that depends on nothing but how far the game is; what is put together, as proposed. */
export function anyMove({ n, offers, facts }: Moment<AnyTableTypes>): string {
  if (offers !== undefined) return offers[n % offers.length]?.text ?? ''
  if (facts.building !== undefined) return facts.building.proposal
  if (facts.picking !== undefined) return pickedInWords(facts.picking)
  const { workplaces = [], proposal = {} } = facts.placement ?? {}
  const placed = workplaces.filter(({ key }) => proposal[key] !== undefined)
  return `place ${placed.map(({ key, word }) => `${word} ${proposal[key]}`).join(', ')}`
}

/** What is proposed to be picked, as the move it is. */
export function pickedInWords({ verb, proposal }: Picking): string {
  return proposal.length === 0 ? 'pass' : `${verb} ${proposal.map(inWords).join(', ')}`
}
