/** A server of its own for a file of tests, in this process, with its data in a folder of its own. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Server, startServer } from '../src/server.ts'
import { readSettings, type Settings } from '../src/settings.ts'

/** Tests ask more than people do. */
export const NO_LIMITS = {
  DOUBLOON_RATE_PERSON: '10000000',
  DOUBLOON_RATE_ADDRESS: '10000000',
  DOUBLOON_RATE_NEW: '10000000',
  DOUBLOON_STREAMS: '10000',
}

export interface Running extends Server {
  readonly data: string
  readonly warnings: readonly string[]
}

export async function running(
  environment: Readonly<Record<string, string>> = NO_LIMITS,
  page?: string,
  changes: Partial<Settings> = {},
): Promise<Running> {
  const data = mkdtempSync(join(tmpdir(), 'doubloon-server-'))
  const warnings: string[] = []
  const settings = {
    ...readSettings({ PORT: '0', DOUBLOON_DATA: data, ...environment }),
    ...changes,
  }
  const server = await startServer(settings, page, (what) => warnings.push(what))
  return {
    ...server,
    data,
    warnings,
    async close() {
      await server.close()
      rmSync(data, { recursive: true, force: true })
    },
  }
}
