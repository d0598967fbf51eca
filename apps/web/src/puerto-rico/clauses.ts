/** What happened, in clauses without a subject: one for each run of events. */
import type { Counted } from '../text/en/log.ts'
import type { Names } from '../text/say.ts'
import type { LaterCatalog } from '../text/say-later.ts'
import type { Event } from './face.ts'
import type { Memory } from './memory.ts'
import { partOf } from './notation.ts'
import type { Kind, Run } from './runs.ts'

/** The language sentences are made in, and the players' names. */
export interface Words {
  readonly log: LaterCatalog['log']
  readonly names: Names
  readonly nameOf: (seat: number) => string
}

type Of<K extends Event['type']> = Extract<Event, { readonly type: K }>
type Tell = (run: Run, words: Words, memory: Memory) => string | undefined

const nothing: Tell = () => undefined

/** Made from the first event of a run. */
function by<K extends Event['type']>(
  type: K,
  tell: (event: Of<K>, words: Words, memory: Memory) => string | undefined,
): Tell {
  return (run, words, memory) => {
    const [first] = only(run, type)
    return first === undefined ? undefined : tell(first, words, memory)
  }
}

function only<K extends Event['type']>({ events }: Run, type: K): readonly Of<K>[] {
  return events.filter((event): event is Of<K> => event.type === type)
}

const named = ({ names }: Words, key: string): string => Reflect.get(names, key) ?? key
const roleIn = (words: Words, role: string) => named(words, `role.${role.replace(/ \d$/, '')}`)
const tileIn = (words: Words, tile: string) => named(words, `tile.${tile}`)
const buildingIn = (words: Words, building: string) => named(words, `building.${building}`)

/** A tile kind, a building, or San Juan. */
function placeIn(words: Words, place: string): string {
  if (place === 'San Juan') return named(words, 'term.sanJuan')
  return Reflect.get(words.names, `tile.${place}`) ?? buildingIn(words, place)
}

/** Buildings that give something; whose they are, the log remembers. */
const VP_GIVERS = ['harbor', 'unionHall', 'church']
const DOUBLOON_GIVERS = ['factory', 'specialtyFactory', 'lighthouse']
const AT_LOADING = ['harbor', 'lighthouse']

/** The one building it can only have been. */
function giver(
  seat: number,
  givers: readonly string[],
  words: Words,
  memory: Memory,
): string | undefined {
  const [one, another] = memory.owned(seat, givers)
  return one === undefined || another !== undefined ? undefined : buildingIn(words, one)
}

/** `**5 VP** (Captain, Harbor)` behind a load, and what else it brought. */
function withGains(load: string, run: Run, words: Words): string {
  const vp = only(run, 'vpGained')
  const sources = vp.flatMap(({ by: cause }) => {
    if (cause === 'captain') return [roleIn(words, 'captain')]
    return cause === 'building' ? [buildingIn(words, AT_LOADING[0] ?? '')] : []
  })
  const sum = vp.reduce((total, { count }) => total + count, 0)
  const told = sum > 0 ? words.log.forLoad(load, sum, sources) : load
  const coins = only(run, 'doubloonsGained').map(({ count }) =>
    words.log.getsDoubloonsBy(count, buildingIn(words, AT_LOADING[1] ?? '')),
  )
  return words.log.joined([told, ...coins])
}

/** Parts of a composite move that are more than nothing. */
function parts(run: Run): readonly Counted[] {
  return only(run, 'moved').flatMap(({ move }) => {
    const part = partOf(move)
    return part === undefined || part.count === 0 ? [] : [{ name: part.what, count: part.count }]
  })
}

function goods(
  events: readonly { readonly good: string; readonly count: number }[],
): readonly Counted[] {
  const sums = new Map<string, number>()
  for (const { good, count } of events) sums.set(good, (sums.get(good) ?? 0) + count)
  return [...sums].map(([name, count]) => ({ name, count }))
}

export const CLAUSES: Readonly<Record<Kind, Tell>> = {
  step: nothing,
  moved: by('moved', ({ move }, { log }) => (move === 'pass' ? log.passes : log.takesNoColonist)),
  put: (run, words, memory) => {
    const changes = memory.changes(run.events)
    if (changes.length === 0) return words.log.keepsPlacement
    return words.log.moves(
      changes.map(({ place, count }) => ({ name: placeIn(words, place), count })),
    )
  },
  keep: (run, { log }) => {
    const [kept, lost] = [parts(run), goods(only(run, 'barrelsLost'))]
    const told = [
      ...(kept.length > 0 ? [log.keeps(kept)] : []),
      ...(lost.length > 0 ? [log.loses(lost)] : []),
    ]
    return told.length === 0 ? undefined : log.joined(told)
  },
  aboard: (run, words) => {
    const ship = buildingIn(words, 'smallWharf')
    return withGains(words.log.loadsOwn(parts(run), ship), run, words)
  },
  roleTaken: by('roleTaken', ({ role, doubloons }, words) =>
    words.log.takesRole(roleIn(words, role), doubloons),
  ),
  drafted: by('drafted', ({ building }, words) => words.log.drafts(buildingIn(words, building))),
  tileTaken: by('tileTaken', ({ tile, asForest }, words) =>
    asForest
      ? words.log.takesAsForest(tileIn(words, tile), tileIn(words, 'forest'))
      : words.log.takesTile(tileIn(words, tile)),
  ),
  plantationDrawn: by('plantationDrawn', ({ tile }, words) => words.log.draws(tileIn(words, tile))),
  forestMade: by('forestMade', (_, words) => words.log.makesForest(tileIn(words, 'forest'))),
  tilesDiscarded: nothing,
  tileTurnedUp: (run, { log }) => log.turnedUp(only(run, 'tileTurnedUp').map(({ tile }) => tile)),
  discardsShuffled: by('discardsShuffled', ({ count }, { log }) => log.discardsShuffled(count)),
  colonistTaken: by('colonistTaken', ({ count, from }, { log }) => log.takesColonist[from](count)),
  colonistsDealt: by('colonistsDealt', ({ count }, { log }) => log.getsColonists(count)),
  shipRefilled: by('shipRefilled', ({ count, required }, { log }) => log.boards(count, required)),
  built: by('built', ({ building, doubloons }, words) =>
    words.log.builds(buildingIn(words, building), doubloons),
  ),
  colonistGiven: by('colonistGiven', ({ from }, words) =>
    words.log.givesColonist(placeIn(words, from)),
  ),
  vpGiven: by('vpGiven', (_, { log }) => log.givesVp),
  barrelGiven: by('barrelGiven', ({ good }, { log }) => log.givesBarrel(good)),
  produced: (run, { log }) => log.produces(goods(only(run, 'produced'))),
  extraTaken: by('extraTaken', ({ good }, { log }) => log.takesExtra(good)),
  sold: by('sold', ({ good, to, doubloons }, words) =>
    to === 'trading post'
      ? words.log.sellsAt(good, doubloons, buildingIn(words, 'tradingPost'))
      : words.log.sells(good, doubloons),
  ),
  houseEmptied: by('houseEmptied', (_, words) =>
    words.log.houseEmptied(named(words, 'term.tradingHouse')),
  ),
  loaded: (run, words) => {
    const [load] = only(run, 'loaded')
    return load && withGains(words.log.loads(goods([load]), load.ship), run, words)
  },
  loadedOwnShip: (run, words) => {
    const [load] = only(run, 'loadedOwnShip')
    return (
      load && withGains(words.log.loadsOwn(goods([load]), buildingIn(words, 'wharf')), run, words)
    )
  },
  loadedSelection: (run, words) => {
    const [load] = only(run, 'loadedSelection')
    const ship = buildingIn(words, 'smallWharf')
    return load && withGains(words.log.loadsMixed(load.count, ship), run, words)
  },
  barrelsLost: (run, { log }) => log.loses(goods(only(run, 'barrelsLost'))),
  shipEmptied: (run, { log }) => log.sail(goods(only(run, 'shipEmptied'))),
  guestMoved: by('guestMoved', ({ to }, words) => words.log.movesGuest(placeIn(words, to))),
  doubloonsGained: by('doubloonsGained', ({ seat, count, by: cause }, words, memory) => {
    const source = cause === 'building' ? giver(seat, DOUBLOON_GIVERS, words, memory) : undefined
    return source === undefined
      ? words.log.getsDoubloons(count)
      : words.log.getsDoubloonsBy(count, source)
  }),
  vpGained: by('vpGained', ({ seat, count }, words, memory) => {
    const source = giver(seat, VP_GIVERS, words, memory)
    return source === undefined ? words.log.getsVp(count) : words.log.getsVpBy(count, source)
  }),
  skipped: (run, words) => {
    const skipped = only(run, 'skipped')
    const names = [...new Set(skipped.map(({ seat }) => words.nameOf(seat)))]
    return words.log.cannot[skipped[0]?.decision ?? '']?.(names)
  },
  roleDoubloonAdded: (run, words) =>
    words.log.rolesGrow(only(run, 'roleDoubloonAdded').map(({ role }) => roleIn(words, role))),
  governorPassed: by('governorPassed', ({ round }, { log }) => log.round(round)),
  endTriggered: by('endTriggered', ({ reason }, { log }) => log.ends[reason]),
  gameEnded: (_, { log }) => log.over,
}
