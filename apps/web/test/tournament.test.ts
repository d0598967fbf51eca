/** Tournaments as the page tells them: files of the standings, own tables, and what is asked of the server for a new one. */
import type { TournamentState } from '@doubloon/protocol'
import { expect, test } from 'vitest'
import { remembered } from '../src/lobby/make/make-form.ts'
import { csvOf, isBetween, playing, tableOf } from '../src/tournament/standing.ts'
import { wishOf } from '../src/tournament/wish.ts'

const standing = (name: string, rank: number, byRound: readonly (number | null)[]) => ({
  ...{ person: name, name, rank, share: 0.25 },
  points: byRound.reduce<number>((all, won) => all + (won ?? 0), 0),
  byRound: [...byRound],
})

const results = [1, 2].map((rank) => ({ rank, score: 20, points: 2 - rank, share: 0.5 }))
const table = (room: string, ...names: readonly string[]) => ({
  room,
  seats: names.map((name) => (name === 'Bot' ? { name } : { name, person: name })),
})

const tournament = {
  stage: 'playing',
  rounds: [
    { isOver: true, tables: [{ ...table('room-1', 'Ada', 'Bob'), results }] },
    {
      isOver: false,
      tables: [table('room-2', 'Ada', 'Bot'), { ...table('room-3', 'Bob', 'Cleo'), results }],
    },
  ],
  standings: [standing('Bob', 1, [0, 1.5]), standing('Ada', 2, [1, null])],
} as unknown as TournamentState

test('standings as a table: numbers as programs read them, nothing for a round that was missed', () => {
  expect(csvOf(tournament)).toBe(
    'place,name,points,share,round 1,round 2\r\n1,Bob,1.5,0.2500,0,1.5\r\n2,Ada,1,0.2500,1,\r\n',
  )
})

test('a name is a name in the file: quoted where it must be, and never a formula', () => {
  const names = ['A, "B"', '=1+1', '-x', '@x']
  const standings = names.map((name) => standing(name, 1, []))
  const lines = csvOf({ ...tournament, rounds: [], standings }).split('\r\n')
  expect(lines.slice(1, 5).map((line) => line.slice(2, -9))).toEqual([
    '"A, ""B"""',
    "'=1+1",
    "'-x",
    "'@x",
  ])
})

test('everybody has one table in the round that plays; bots are nobody', () => {
  expect(tableOf(tournament, 'Cleo')).toMatchObject({ number: 2, table: { room: 'room-3' } })
  expect(tableOf(tournament, 'Dora')).toBeUndefined()
  expect(tableOf(tournament, undefined)).toBeUndefined()
  expect(playing(tournament).map(({ room }) => room)).toEqual(['room-2'])
  expect(isBetween(tournament)).toBe(false)
  expect(isBetween({ ...tournament, rounds: tournament.rounds.slice(0, 1) })).toBe(true)
})

test('what is asked for: the tables as they were set up, without their seats', () => {
  const form = remembered({ getItem: () => null })
  const own = { title: ' Club ', name: 'Ada ', rounds: 4, isDuplicate: true }
  expect(wishOf(form, own, ['Rosa'])).toEqual({
    host: 'Ada',
    settings: {
      ...{ title: 'Club', rounds: 4, isDuplicate: true, players: 3, botNames: ['Rosa'] },
      ...{
        game: 'puerto-rico',
        options: { buildings: 'base' },
        isPublic: false,
        standIn: 'casual',
      },
      ...{ clock: { kind: 'none' }, atZero: 'bot-moves' },
    },
  })
})
