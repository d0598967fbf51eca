/** The page, built into a folder of its own and served by the command as it is served to players. */
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

const web = join(import.meta.dirname, '..', '..')

export interface Served {
  readonly address: string
  readonly folder: string
  readonly stop: () => void
}

export async function buildAndServe(): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'doubloon-page-'))
  const data = mkdtempSync(join(tmpdir(), 'doubloon-data-'))
  build(folder)
  const { address, end } = await serve(folder, data)
  const stop = () => {
    end()
    for (const part of [folder, data]) rmSync(part, { recursive: true, force: true })
  }
  return { address, folder, stop }
}

/** As for players: the tests' own environment would make another page. */
function build(folder: string): void {
  const vite = join(web, '../../node_modules/vite/bin/vite.js')
  const args = ['build', web, '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn']
  const env = { ...process.env, NODE_ENV: 'production' }
  execFileSync(process.execPath, [vite, ...args], { stdio: ['ignore', 'ignore', 'inherit'], env })
}

/** The command, from its sources, on a free port. */
export async function serve(
  page: string,
  data: string,
): Promise<{ address: string; key: () => Promise<string>; end: () => void }> {
  const command = join(web, '../cli/src/index.ts')
  const args = JSON.stringify(['serve', '--port', '0', '--page', page, '--data', data])
  const child = spawn(
    process.execPath,
    [
      '--conditions=source',
      '--input-type=module',
      '-e',
      `(await import('${command}')).main(${args})`,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const key = keyIn(child.stderr)
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (chunk) => {
      said += chunk
      const [found] = /http:\/\/\S+/.exec(said) ?? []
      if (found !== undefined) resolve(found)
    })
    child.on('exit', (status) => reject(new Error(`the server ended with ${status}: ${said}`)))
  })
  return { address, key: () => key, end: () => child.kill() }
}

/** The key of the admin page, which is said where failures are told; those are passed on. */
function keyIn(errors: Readable): Promise<string> {
  return new Promise((resolve) => {
    errors.setEncoding('utf8').on('data', (text: string) => {
      const [, key] = /only this once: (\S+)/.exec(text) ?? []
      if (key === undefined) process.stderr.write(text)
      else resolve(key)
    })
  })
}
