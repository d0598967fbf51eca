/** The examples for bots from outside, each as somebody would run it: a whole game against the real server. */
import { execFileSync, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { isOutsideBot } from '@doubloon/table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from './client.ts'
import { type Running, running } from './running.ts'
import { makeToken } from './tokens.ts'

const example = (name: string) =>
  fileURLToPath(new URL(`../../../examples/${name}`, import.meta.url))

let server: Running
beforeAll(async () => {
  server = await running()
})
afterAll(() => server.close())

/** Plays a whole game as a process of its own; gives the room. */
function played(command: string, args: readonly string[], token: string): Promise<string> {
  const child = spawn(command, [...args, `http://127.0.0.1:${server.port}`], {
    env: { ...process.env, DOUBLOON_TOKEN: token },
  })
  let [out, err] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text) => {
    out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text) => {
    err += text
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      const [, room] = /^room (\S+)\n(seat \d place \d\n){3}$/.exec(out) ?? []
      if (code === 0 && room !== undefined) resolve(room)
      else reject(new Error(`it ended with ${code}: ${out}${err}`))
    })
  })
}

/** Without Python the example in Python is not tried, and the title says so. */
function hasPython(): boolean {
  try {
    execFileSync('python3', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const EXAMPLES: readonly (readonly [title: string, command: string, args: readonly string[]])[] = [
  ['the example in TypeScript', process.execPath, [example('bot.ts')]],
  ...(hasPython() ? [['the example in Python', 'python3', [example('bot.py')]] as const] : []),
]
const missing = hasPython() ? '' : ' (NOT THE ONE IN PYTHON: this machine has no python3)'

test.each(EXAMPLES)(`%s plays a whole game${missing}`, async (_title, command, args) => {
  const { token, person } = await makeToken(server.data)
  const id = await played(command, args, token)
  const { room } = await new Client(server.port).get<{ room: { stage: string; seats: object[] } }>(
    `/api/rooms/${id}`,
  )
  expect(room.stage).toBe('over')
  expect(room.seats[0]).toMatchObject({ kind: 'person', person })
  expect(isOutsideBot(person)).toBe(true)
})
