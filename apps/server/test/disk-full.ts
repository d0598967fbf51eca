/** Games under a server whose disk is full now and then. */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { Client } from './client.ts'
import { withProgram } from './program.ts'
import { SmallDisk } from './small-disk.ts'
import { PEOPLE, type Trial, throughTrouble, type Underway, untilMoves } from './trials.ts'

export interface FullPlan extends Trial {
  /** How often the disk is full. */
  readonly times: number
}

/** What whoever runs the server reads, in turn. */
const TOLD = [
  'Nothing can be kept any more: database or disk is full. Who plays is told so, and nothing that was answered is lost. It is tried again without a restart.',
  'What is new is kept again.',
]
const MEGABYTES = 16
const FILE = 'doubloon.sqlite'

/** How many moves of robots were refused. */
export async function diskFull(plan: FullPlan): Promise<number> {
  const { tables, moves, times } = plan
  // Early, so that the robots go on for long enough to be refused and to play behind it.
  const between = Math.floor((tables * moves * 0.2) / times)
  const disk = await SmallDisk.make(MEGABYTES)
  let refusals = 0
  const copies = mkdtempSync(join(tmpdir(), 'doubloon-copy-'))
  try {
    await withProgram({ data: disk.folder, launcher: disk.launcher }, async (program) => {
      await program.start()
      await throughTrouble(
        program,
        plan,
        async (underway) => {
          for (let time = 1; time <= times; time++) {
            await untilMoves(underway, time * between)
            disk.fill()
            await isRefused(new Client(program.port), underway)
            disk.empty()
          }
          refusals = underway.refused.length
        },
        () => {
          copyFileSync(disk.path(FILE), join(copies, FILE))
          return join(copies, FILE)
        },
      )
      // What needs less room may still go when other things do not, so that it may be told more often.
      const told = program.complaints.trimEnd().split('\n')
      expect(told.length).toBeGreaterThanOrEqual(times * TOLD.length)
      expect(told).toEqual(told.map((_, line) => TOLD[line % TOLD.length]))
      expect(told.at(-1)).toBe(TOLD.at(-1))
    })
  } finally {
    disk.remove()
    rmSync(copies, { recursive: true, force: true })
  }
  return refusals
}

/** Robots go on until nothing more can be kept; then everybody is told so, and what there is can be read. */
async function isRefused(stranger: Client, { refused, rooms, hasEnded }: Underway): Promise<void> {
  const before = refused.length
  const opening = {
    settings: { game: 'puerto-rico' },
    seats: Array.from({ length: 3 }, () => ({ kind: 'open' })),
  }
  const open = () => new Client(stranger.port).ask('/api/rooms', { body: opening })
  // SQLite writes on in the room that its log has taken, also when the log begins anew; what is opened uses it up.
  let opened = await open()
  while (opened.status === 201) opened = await open()
  expect([opened.status, opened.body]).toEqual([
    503,
    {
      code: 'storage',
      message: 'nothing can be kept at the moment; nothing was changed, try again',
    },
  ])
  const usedUp = async <A>(ask: () => Promise<A>) => {
    await open()
    return ask()
  }
  // Where only bots are asked, they are refused, and nobody hears of it.
  const areOnlyBotsAsked = async () => {
    const views = await Promise.all(rooms.map((room) => stranger.view(room)))
    return views.every(({ waiting }) => waiting.every((seat) => seat >= PEOPLE))
  }
  const areRefused = async () => refused.length > before || hasEnded() || (await areOnlyBotsAsked())
  await expect.poll(() => usedUp(areRefused)).toBe(true)
  expect(refused.filter((code) => code !== 'storage')).toEqual([])
  const health = async () => (await stranger.ask('/api/health')).status
  await expect.poll(() => usedUp(health)).toBe(503)
  for (const room of rooms) expect((await stranger.view(room)).view).toBeDefined()
}

/** A server that is started where nothing can be kept at all. */
export async function startsOnFullDisk(): Promise<void> {
  const disk = await SmallDisk.make(1)
  try {
    disk.fill()
    await withProgram({ data: disk.folder, launcher: disk.launcher }, async (program) => {
      await expect(program.start()).rejects.toThrow(
        /it ended with 1: Nothing can be kept in .*: (database or disk is full|disk I\/O error)/,
      )
      disk.empty()
      await expect(program.start()).resolves.toContain('Doubloon is ready')
    })
  } finally {
    disk.remove()
  }
}
