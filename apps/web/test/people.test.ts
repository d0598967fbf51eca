/** Sentences about people: whoever reads is addressed, all others are named, and verbs go with both, in whole games of both. */
import { Game, type GameState, type GameTypes, type Rules } from '@doubloon/engine'
import { puertoRico } from '@doubloon/puerto-rico'
import { sanJuan } from '@doubloon/san-juan'
import { afterEach, describe, expect, test } from 'vitest'
import type { Seat } from '../src/client/contract.ts'
import { impactOn } from '../src/puerto-rico/impact.ts'
import { tell } from '../src/puerto-rico/log-writer.ts'
import { recordFrom } from '../src/replay/play-on.ts'
import { impactOn as sanJuanImpactOn } from '../src/san-juan/impact.ts'
import { tell as sanJuanTell } from '../src/san-juan/log-writer.ts'
import { LANGUAGES, speak } from '../src/text/language.svelte.ts'
import { nameAt, onlyPerson, personAt } from '../src/text/people.ts'
import { NAMELESS, type Person } from '../src/text/person.ts'
import { names, say } from '../src/text/say.ts'
import { sayKept } from '../src/text/say-kept.ts'
import { sayLater } from '../src/text/say-later.ts'
import { sayReplay } from '../src/text/say-replay.ts'
import { namesSanJuan, saySanJuan } from '../src/text/say-san-juan.ts'

afterEach(() => speak('en'))

/** Letters that no language of the page changes. */
const READER = 'Qwvx'
const SEATS: readonly Seat[] = [
  { name: NAMELESS },
  { name: 'Clara', bot: 'casual' },
  { name: 'Ana', bot: 'casual' },
]

/** What no reader of English should find: a name where one is addressed, a verb that goes with somebody else. */
const BAD = [
  /\bYou[’']s\b/,
  /\b[Yy]ou (has|is|was|does)\b/,
  /\bYou (?!always|pass\b)\w+s\b/,
  /\b(by|for|keeps|of|with|from|to|on) You\b/,
  /(?<!and )\b(Clara|Ana|Player 1) (have|are|were|take|draft|pass|draw|lay|get|place|leave|move|build|give|produce|sell|load|keep|lose|pay|tuck|discard|exchange|turn|win|ship|make|use|choose|put)\b/,
]
const faultsIn = (sentences: readonly string[]): readonly string[] =>
  sentences.filter((it) => BAD.some((bad) => bad.test(it.replaceAll('*', ''))))

/** An entry of a history, whatever the table knows besides. */
interface Line<E> {
  readonly n: number
  readonly seat: number
  readonly move: string
  readonly round: number
  readonly events: readonly E[]
}

/** A game of three in which every move is a middle one of those offered. */
function played<S extends GameState, T extends GameTypes>(
  rules: Rules<S, T>,
  options: object,
): readonly Line<T['event']>[] {
  const start = Game.start(rules, { players: 3, ...options }, 'people')
  if (!start.ok) throw new Error(start.error.message)
  const history: Line<T['event']>[] = []
  for (let game = start.value; !game.over; ) {
    const moves = game.offers()?.map(({ text }) => text) ?? game.steps()
    const seat = game.toMove
    const move = moves[(history.length * 7) % moves.length] ?? ''
    const next = game.play(move)
    if (!next.ok) throw new Error(next.error.message)
    game = next.value
    history.push({ n: history.length + 1, seat, move, round: 1, events: game.events })
  }
  return history
}

const histories = {
  'puerto-rico': played(puertoRico, { buildings: 'all31', declineProduction: true }),
  'san-juan': played(sanJuan, { expansion: true }),
}

type PersonOf = (seat: number) => Person

/** Everything the log says, and the previews, each with the one it is about before it. */
const TOLD: Readonly<Record<keyof typeof histories, (personOf: PersonOf) => readonly string[]>> = {
  'puerto-rico': (personOf) => {
    const history = histories['puerto-rico']
    const entries = tell(history, { log: sayLater.log, names, personOf })
    const previews = history.flatMap(({ events }) =>
      SEATS.map((_, seat) =>
        sayLater.log.spoken(personOf(seat), impactOn(events, seat, personOf(seat)).what),
      ),
    )
    return [...entries.map((it) => spoken(it, personOf)), ...previews]
  },
  'san-juan': (personOf) => {
    const history = histories['san-juan']
    const words = { log: saySanJuan.log, frame: sayLater.log, names: namesSanJuan, personOf }
    const previews = history.flatMap(({ events }) =>
      SEATS.map((_, seat) =>
        sayLater.log.spoken(personOf(seat), sanJuanImpactOn(events, seat, 0, personOf(seat)).what),
      ),
    )
    return [...sanJuanTell(history, words).map((it) => spoken(it, personOf)), ...previews]
  },
}

function spoken(
  { seat, text }: { readonly seat: number | undefined; readonly text: string },
  personOf: PersonOf,
): string {
  return seat === undefined ? text : sayLater.log.spoken(personOf(seat), text)
}

/** All other sentences that can be about the reader. */
function sentencesAbout(who: Person, other: Person): readonly string[] {
  const { end, log, impact, over } = sayLater
  const { waiting } = saySanJuan.prompt
  return [
    say.app.bar.governor(who),
    say.board.roles.taken('Mayor', who),
    say.board.roles.underWay('Mayor', who),
    say.mat.of(who),
    say.mat.open(who),
    sayKept.wonBy([who]),
    sayKept.wonBy([who, other]),
    impact.takenBy(who),
    end.wins(who, 1, 40, 39),
    end.winsTie(who, 40, 5, 4),
    end.shared([other, who], 40),
    end.endings['city']?.(who) ?? '',
    end.cityOf(who),
    log.governor(who),
    log.cannot['D-LOAD']?.([who, other]) ?? '',
    over.takeBack.of(who),
    over.takeBack.shown([who, other]),
    over.takeBack.passed([who]),
    sayReplay.toMove(who),
    saySanJuan.board.seat.open(who),
    saySanJuan.board.seat.of(who),
    saySanJuan.end.winsTie(who, 30, 5, 4),
    saySanJuan.end.endings['twelveBuildings']?.([who], 12) ?? '',
    saySanJuan.end.endings['twelveBuildings']?.([who, other], 12) ?? '',
    saySanJuan.log.cannotBuild([other, who]),
    ...Object.values(waiting).map((said) => said(who)),
  ]
}

describe.each(['puerto-rico', 'san-juan'] as const)('a whole game of %s', (game) => {
  test.each([undefined, 0, 1])('has no wrong form of "you", read by %s', (reader) => {
    const all = TOLD[game]((seat) => personAt(SEATS, seat, reader))
    expect(all.length).toBeGreaterThan(300)
    expect(faultsIn(all)).toEqual([])
    expect(all.some((it) => it.startsWith('You '))).toBe(reader !== undefined)
    expect(all.some((it) => it.startsWith('Player 1 '))).toBe(reader !== 0)
  })

  test.each(LANGUAGES)('never calls the reader by name (%s)', async (language) => {
    await speak(language)
    const personOf = (seat: number) => ({ name: seat === 1 ? READER : 'Ana', isYou: seat === 1 })
    const named = TOLD[game](personOf).filter((it) => it.includes(READER))
    expect(named).toEqual([])
  })
})

describe('sentences around the game', () => {
  const you = personAt(SEATS, 0, 0)
  const clara = personAt(SEATS, 1, 0)

  test('address the reader and name the others', () => {
    expect(faultsIn([...sentencesAbout(you, clara), ...sentencesAbout(clara, you)])).toEqual([])
    expect(sayLater.end.wins(you, 2, 40, 38)).toBe('You win by 2 points, 40 to 38')
    expect(sayLater.end.wins(clara, 2, 40, 38)).toBe('Clara wins by 2 points, 40 to 38')
    expect(sayLater.end.shared([clara, you], 40)).toBe(
      'You and Clara share the victory with 40 points',
    )
    expect(sayKept.wonBy([you, clara])).toBe('won by Clara and you')
    expect(say.mat.of(clara)).toBe('Clara’s board')
    expect(say.mat.of(you)).toBe('Your board')
    expect(saySanJuan.end.endings['twelveBuildings']?.([you], 12)).toBe('You have 12 buildings')
  })

  test.each(LANGUAGES)('never call the reader by name (%s)', async (language) => {
    await speak(language)
    const reader = { name: READER, isYou: true }
    const other = { name: 'Ana', isYou: false }
    expect(sentencesAbout(reader, other).filter((it) => it.includes(READER))).toEqual([])
    const named = { name: READER, isYou: false }
    expect(sentencesAbout(named, other).filter((it) => !it.includes(READER))).toEqual([
      saySanJuan.prompt.waiting[''](),
    ])
  })
})

describe('who gave no name', () => {
  test('is "you" to nobody else: seen by Clara, or as a bot, it is a player', () => {
    expect(personAt(SEATS, 0, 0)).toEqual({ name: 'You', isYou: true })
    expect(personAt(SEATS, 0, 1)).toEqual({ name: 'Player 1', isYou: false })
    expect(personAt(SEATS, 1, 1)).toEqual({ name: 'Clara', isYou: true })
    expect(nameAt(SEATS, 0)).toBe('Player 1')
  })

  test('leaves no bot of that name behind when another seat is played on', () => {
    const record = JSON.stringify({ moves: ['choose mayor'] })
    const text = recordFrom(record, { n: 1, seats: SEATS, seat: 1, level: 'club' })
    expect(JSON.parse(text).seats).toEqual([
      { name: 'Player 1', bot: 'club' },
      { name: 'Clara' },
      { name: 'Ana', bot: 'club' },
    ])
  })

  test('several people at one screen are all called by name', () => {
    expect(onlyPerson(SEATS)).toBe(0)
    expect(onlyPerson([{ name: NAMELESS }, { name: 'Clara' }])).toBeUndefined()
    expect(onlyPerson([{ name: 'Clara', bot: 'club' }])).toBeUndefined()
  })
})
