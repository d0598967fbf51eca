/** The page, built into a folder of its own and served by the command as it is served to players. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'

const web = join(import.meta.dirname, '..', '..')

export interface Served {
  readonly address: string
  readonly folder: string
  readonly stop: () => void
}

export async function buildAndServe(): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'doubloon-page-'))
  await build({
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
  })
  const { address, end } = await serve(folder)
  const stop = () => {
    end()
    rmSync(folder, { recursive: true, force: true })
  }
  return { address, folder, stop }
}

/** The command, from its sources, on a free port. */
async function serve(page: string): Promise<{ address: string; end: () => void }> {
  const command = join(web, '../cli/src/index.ts')
  const args = JSON.stringify(['serve', '--port', '0', '--page', page])
  const child = spawn(
    process.execPath,
    [
      '--conditions=source',
      '--input-type=module',
      '-e',
      `(await import('${command}')).main(${args})`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (chunk) => {
      said += chunk
      const [found] = /http:\/\/\S+/.exec(said) ?? []
      if (found !== undefined) resolve(found)
    })
    child.on('exit', (status) => reject(new Error(`the server ended with ${status}: ${said}`)))
  })
  return { address, end: () => child.kill() }
}
