/** What happened, in clauses without a subject: one for each run of events. */
import { stepIn } from '@doubloon/puerto-rico'
import type { Counted } from '../text/en/log.ts'
import type { Person } from '../text/person.ts'
import type { Names } from '../text/say.ts'
import type { LaterCatalog } from '../text/say-later.ts'
import type { Kind, Run } from './runs.ts'
import type { Cause, Event } from './table-types.ts'

/** The language sentences are made in, and who sits where. */
export interface Words {
  readonly log: LaterCatalog['log']
  readonly names: Names
  readonly personOf: (seat: number) => Person
}

/** The words of one sentence: also whom it is about. */
export interface Sentence extends Words {
  readonly who: Person
}

type Of<K extends Event['type']> = Extract<Event, { readonly type: K }>
type Tell = (run: Run, words: Sentence) => string | undefined

const nothing: Tell = () => undefined

/** Made from the first event of a run. */
function ofFirst<K extends Event['type']>(
  type: K,
  tell: (event: Of<K>, words: Sentence) => string | undefined,
): Tell {
  return (run, words) => {
    const [first] = only(run, type)
    return first === undefined ? undefined : tell(first, words)
  }
}

function only<K extends Event['type']>({ events }: Run, type: K): readonly Of<K>[] {
  return events.filter((event): event is Of<K> => event.type === type)
}

const named = ({ names }: Words, key: string): string => Reflect.get(names, key) ?? key
const roleIn = (words: Words, role: string) => named(words, `role.${role.replace(/ \d$/, '')}`)
const tileIn = (words: Sentence, tile: string) => named(words, `tile.${tile}`)
const buildingIn = (words: Sentence, building: string) => named(words, `building.${building}`)

/** A tile kind, a building, or San Juan. */
function placeIn(words: Sentence, place: string): string {
  if (place === 'San Juan') return named(words, 'term.sanJuan')
  return Reflect.get(words.names, `tile.${place}`) ?? buildingIn(words, place)
}

/** What caused something, by its name; a rule has none, because what is told says it. */
function causeIn(words: Sentence, cause: Cause): string | undefined {
  return Reflect.get(words.names, `building.${cause}`) ?? Reflect.get(words.names, `role.${cause}`)
}

/** The buildings among the causes: that a role gives what it gives needs no word in its own phase. */
function buildingsIn(words: Sentence, causes: readonly Cause[]): readonly string[] {
  const named = causes.map((cause) => Reflect.get(words.names, `building.${cause}`))
  return [...new Set(named.filter((name) => name !== undefined))]
}

/** `gets **2 VP** (Union Hall)`: a clause and the building that made it possible. */
function thanksTo(words: Sentence, clause: string, ...causes: readonly Cause[]): string {
  return words.log.by(clause, buildingsIn(words, causes))
}

type Gain = Of<'vpGained'> | Of<'doubloonsGained'>

/** All that was gained, and how much of it by what besides the rule itself. */
function sumOf(gains: readonly Gain[], words: Sentence) {
  const counts = new Map<string, number>()
  for (const { by: cause, count } of gains) {
    const name = causeIn(words, cause)
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + count)
  }
  return {
    count: gains.reduce((sum, { count }) => sum + count, 0),
    sources: [...counts].map(([name, count]) => words.log.source(name, count)),
  }
}

/** `**5 VP** (Captain +1, Harbor +1)` behind a load, and what else it brought. */
function withGains(load: string, run: Run, words: Sentence): string {
  const vp = sumOf(only(run, 'vpGained'), words)
  const told = vp.count > 0 ? words.log.forLoad(load, vp.count, vp.sources) : load
  const coins = only(run, 'doubloonsGained').map(({ count, by: cause }) =>
    thanksTo(words, words.log.getsDoubloons(words.who, count), cause),
  )
  return words.log.joined([told, ...coins])
}

/** Parts of a composite move that are more than nothing. */
function parts(run: Run): readonly Counted[] {
  return only(run, 'moved').flatMap(({ step }) =>
    (step.type === 'keep' || step.type === 'putAboard') && step.count > 0
      ? [{ name: step.good, count: step.count }]
      : [],
  )
}

/** Colonists put on workplaces one by one: what that changes is told only of a whole placement. */
function puts(run: Run, words: Sentence): readonly Counted[] {
  return only(run, 'moved').flatMap(({ step }) =>
    step.type === 'put' ? [{ name: placeIn(words, step.on), count: step.count }] : [],
  )
}

/** What is made, by which buildings besides the fields, and what there is none left of (PR-CRAFTSMAN-3). */
function production(run: Run, words: Sentence): string {
  const made = only(run, 'produced')
  const produces = thanksTo(
    words,
    words.log.produces(words.who, goods(made)),
    ...made.map(({ by: cause }) => cause),
  )
  const missing = [...new Set(only(run, 'notProduced').map(({ good }) => good))]
  return words.log.joined([
    ...(made.length > 0 ? [produces] : []),
    ...(missing.length > 0 ? [words.log.producesNone(words.who, missing)] : []),
  ])
}

function changed(changes: readonly Of<'colonistsMoved'>[], words: Sentence): string {
  return words.log.moves(
    words.who,
    changes.map(({ place, count }) => ({ name: placeIn(words, place), count })),
  )
}

function goods(
  events: readonly { readonly good: string; readonly count: number }[],
): readonly Counted[] {
  const sums = new Map<string, number>()
  for (const { good, count } of events) sums.set(good, (sums.get(good) ?? 0) + count)
  return [...sums].map(([name, count]) => ({ name, count }))
}

/** The role that a notation chooses. */
export const roleChosen = (words: Words) => (notation: string) => {
  const step = stepIn(notation)
  return step?.type === 'choose' ? roleIn(words, step.role) : undefined
}

export const CLAUSES: Readonly<Record<Kind, Tell>> = {
  step: nothing,
  moved: ofFirst('moved', ({ step }, { log, who }) =>
    step.type === 'pass' ? log.passes(who) : log.takesNoColonist(who),
  ),
  put: (run, words) => {
    const changes = only(run, 'colonistsMoved')
    if (only(run, 'colonistsStayed').length > 0) return words.log.keepsPlacement(words.who)
    return changes.length === 0
      ? words.log.puts(words.who, puts(run, words))
      : changed(changes, words)
  },
  colonistsMoved: (run, words) => changed(only(run, 'colonistsMoved'), words),
  colonistsStayed: (_, { log, who }) => log.keepsPlacement(who),
  keep: (run, { log, who }) => {
    const [kept, lost] = [parts(run), goods(only(run, 'barrelsLost'))]
    const told = [
      ...(kept.length > 0 ? [log.keeps(who, kept)] : []),
      ...(lost.length > 0 ? [log.loses(who, lost)] : []),
    ]
    return told.length === 0 ? undefined : log.joined(told)
  },
  aboard: (run, words) => {
    const [load] = only(run, 'loadedSelection')
    const told = words.log.loadsOwn(words.who, parts(run))
    return withGains(load === undefined ? told : thanksTo(words, told, load.by), run, words)
  },
  roleTaken: ofFirst('roleTaken', ({ role, doubloons }, words) =>
    words.log.takesRole(words.who, roleIn(words, role), doubloons),
  ),
  drafted: ofFirst('drafted', ({ building }, words) =>
    words.log.drafts(words.who, buildingIn(words, building)),
  ),
  tileTaken: ofFirst('tileTaken', ({ tile, asForest, by: cause }, words) => {
    const taken = asForest
      ? words.log.takesAsForest(words.who, tileIn(words, tile), tileIn(words, 'forest'))
      : words.log.takesTile(words.who, tileIn(words, tile))
    return thanksTo(words, taken, cause)
  }),
  plantationDrawn: ofFirst('plantationDrawn', ({ tile, by: cause }, words) =>
    thanksTo(words, words.log.draws(words.who, tileIn(words, tile)), cause),
  ),
  forestMade: ofFirst('forestMade', ({ by: cause }, words) =>
    thanksTo(words, words.log.makesForest(words.who, tileIn(words, 'forest')), cause),
  ),
  tilesDiscarded: nothing,
  tileTurnedUp: (run, { log }) => log.turnedUp(only(run, 'tileTurnedUp').map(({ tile }) => tile)),
  discardsShuffled: ofFirst('discardsShuffled', ({ count }, { log }) =>
    log.discardsShuffled(count),
  ),
  colonistTaken: ofFirst('colonistTaken', ({ count, from, by: cause }, words) =>
    thanksTo(words, words.log.takesColonist[from](words.who, count), cause),
  ),
  colonistsDealt: ofFirst('colonistsDealt', ({ count }, { log, who }) =>
    log.getsColonists(who, count),
  ),
  shipRefilled: ofFirst('shipRefilled', ({ count, required }, { log }) =>
    log.boards(count, required),
  ),
  built: ofFirst('built', ({ building, doubloons }, words) =>
    words.log.builds(words.who, buildingIn(words, building), doubloons),
  ),
  colonistGiven: ofFirst('colonistGiven', ({ from }, words) =>
    words.log.givesColonist(words.who, placeIn(words, from)),
  ),
  vpGiven: ofFirst('vpGiven', (_, { log, who }) => log.givesVp(who)),
  barrelGiven: ofFirst('barrelGiven', ({ good }, { log, who }) => log.givesBarrel(who, good)),
  produced: production,
  notProduced: production,
  extraTaken: ofFirst('extraTaken', ({ good, by: cause }, words) =>
    thanksTo(words, words.log.takesExtra(words.who, good), cause),
  ),
  sold: (run, words) => {
    const [sale] = only(run, 'sold')
    if (sale === undefined) return undefined
    const { count, sources } = sumOf(only(run, 'doubloonsGained'), words)
    const at = sale.to === 'trading post' ? [buildingIn(words, 'tradingPost')] : []
    return words.log.by(words.log.sells(words.who, sale.good, sale.price + count), [
      ...at,
      ...sources,
    ])
  },
  houseEmptied: ofFirst('houseEmptied', (_, words) =>
    words.log.houseEmptied(named(words, 'term.tradingHouse')),
  ),
  loaded: (run, words) => {
    const [load] = only(run, 'loaded')
    return load && withGains(words.log.loads(words.who, goods([load]), load.ship), run, words)
  },
  loadedOwnShip: (run, words) => {
    const [load] = only(run, 'loadedOwnShip')
    return (
      load &&
      withGains(thanksTo(words, words.log.loadsOwn(words.who, goods([load])), load.by), run, words)
    )
  },
  loadedSelection: (run, words) => {
    const [load] = only(run, 'loadedSelection')
    return (
      load &&
      withGains(thanksTo(words, words.log.loadsMixed(words.who, load.count), load.by), run, words)
    )
  },
  barrelsLost: (run, { log, who }) => log.loses(who, goods(only(run, 'barrelsLost'))),
  shipEmptied: (run, { log }) => log.sail(goods(only(run, 'shipEmptied'))),
  guestMoved: ofFirst('guestMoved', ({ to }, words) =>
    words.log.movesGuest(words.who, placeIn(words, to)),
  ),
  doubloonsGained: ofFirst('doubloonsGained', ({ count, by: cause }, words) =>
    thanksTo(words, words.log.getsDoubloons(words.who, count), cause),
  ),
  vpGained: ofFirst('vpGained', ({ count, by: cause }, words) =>
    thanksTo(words, words.log.getsVp(words.who, count), cause),
  ),
  skipped: (run, words) => {
    const skipped = only(run, 'skipped')
    const seats = [...new Set(skipped.map(({ seat }) => seat))]
    return words.log.cannot[skipped[0]?.decision ?? '']?.(seats.map(words.personOf))
  },
  roleDoubloonAdded: (run, words) =>
    words.log.rolesGrow(only(run, 'roleDoubloonAdded').map(({ role }) => roleIn(words, role))),
  governorPassed: ofFirst('governorPassed', ({ round }, { log }) => log.round(round)),
  endTriggered: ofFirst('endTriggered', ({ reason }, { log }) => log.ends[reason]),
  gameEnded: (_, { log }) => log.over,
}
