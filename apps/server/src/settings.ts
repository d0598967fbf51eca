/** How the server is set up: by the environment, everything optional, nothing passed over (docs/server.md). */
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { NOTIFY_NAMES, type NotifySettings, readNotify } from './notify/settings.ts'

export interface Settings {
  readonly port: number
  readonly host: string
  /** The folder of everything that is kept. */
  readonly data: string
  /** The folder of the built page; undefined: where the build puts it. */
  readonly page: string | undefined
  /** Threads in which bots think. */
  readonly thinkers: number
  /** Whether a proxy in front says who asks, and whether by TLS. */
  readonly isBehindProxy: boolean
  /** Requests a minute: of one person, of one address, and of one address that open rooms or make people. */
  readonly ratePerson: number
  readonly rateAddress: number
  readonly rateNew: number
  /** Open streams of one address. */
  readonly streamsPerAddress: number
  /** The names of the accounts that may host tournaments; undefined: everybody. */
  readonly tournamentHosts: readonly string[] | undefined
  /** How people are told of their turns while they are away. */
  readonly notify: NotifySettings
}

/** Something in the environment that cannot be, in a sentence. */
export class BadSetting extends Error {
  override readonly name = 'BadSetting'
}

type Environment = Readonly<Record<string, string | undefined>>

const NAMES = {
  data: 'DOUBLOON_DATA',
  page: 'DOUBLOON_PAGE',
  thinkers: 'DOUBLOON_THINKERS',
  proxy: 'DOUBLOON_PROXY',
  ratePerson: 'DOUBLOON_RATE_PERSON',
  rateAddress: 'DOUBLOON_RATE_ADDRESS',
  rateNew: 'DOUBLOON_RATE_NEW',
  streams: 'DOUBLOON_STREAMS',
  tournamentHosts: 'DOUBLOON_TOURNAMENT_HOSTS',
  ...NOTIFY_NAMES,
} as const

const OURS = /^DOUBLOON_/
const MOST_PORT = 65_535
const MOST_THINKERS = 64
const MOST_RATE = 10_000_000

export function readSettings(environment: Environment): Settings {
  const known: readonly string[] = Object.values(NAMES)
  const unknown = Object.keys(environment).find((name) => OURS.test(name) && !known.includes(name))
  if (unknown !== undefined)
    throw new BadSetting(`There is no setting ${unknown}. There are: ${known.join(', ')}.`)
  const text = (name: string) => environment[name] || undefined
  const number = (name: string, usual: number, least: number, most: number): number => {
    const given = text(name)
    if (given === undefined) return usual
    const value = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN
    if (value >= least && value <= most) return value
    throw new BadSetting(
      `${name} must be a whole number from ${spaced(least)} to ${spaced(most)}, not "${given}".`,
    )
  }
  const page = text(NAMES.page)
  return {
    port: number('PORT', 8080, 0, MOST_PORT),
    host: text('HOST') ?? '127.0.0.1',
    data: resolve(text(NAMES.data) ?? 'data'),
    page: page === undefined ? undefined : resolve(page),
    thinkers: number(NAMES.thinkers, Math.max(1, availableParallelism() - 1), 1, MOST_THINKERS),
    isBehindProxy: isYes(NAMES.proxy, text(NAMES.proxy)),
    ratePerson: number(NAMES.ratePerson, 1200, 1, MOST_RATE),
    rateAddress: number(NAMES.rateAddress, 6000, 1, MOST_RATE),
    rateNew: number(NAMES.rateNew, 120, 1, MOST_RATE),
    streamsPerAddress: number(NAMES.streams, 500, 1, MOST_RATE),
    tournamentHosts: namesIn(text(NAMES.tournamentHosts)),
    notify: readNotify({ text, number, bad: (sentence) => new BadSetting(sentence) }),
  }
}

const spaced = (value: number) => value.toLocaleString('en')

function namesIn(given: string | undefined): readonly string[] | undefined {
  const names = given?.split(',').map((name) => name.trim())
  if (names?.includes('') !== true) return names
  throw new BadSetting(
    `${NAMES.tournamentHosts} must be names of accounts with a comma between any two, not "${given}".`,
  )
}

function isYes(name: string, given: string | undefined): boolean {
  if (given === undefined || given === 'no') return false
  if (given === 'yes') return true
  throw new BadSetting(`${name} must be yes or no, not "${given}".`)
}
