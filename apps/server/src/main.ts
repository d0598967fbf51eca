/** The program: settings from the environment and a few words behind its name, one line that says where it is reached. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { guestAddresses, ownName } from './guests.ts'
import { isTool, runTool } from './host/run.ts'
import { type Server, startServer } from './server.ts'
import { BadSetting, readSettings, type Settings } from './settings.ts'
import { StorageFailure } from './storage/contract.ts'
import { say } from './words.ts'

/** Where `npm run build` puts the page. */
const PAGE = fileURLToPath(new URL('../../web/dist', import.meta.url))
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Runs until it is told to stop, or as the tool that the first word names; gives the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const [tool = '', ...words] = args
  if (isTool(tool)) return runTool(tool, words)
  const complain = (sentence: string): number => {
    process.stderr.write(`${sentence}\n`)
    return 1
  }
  try {
    const settings = readSettings({ ...process.env, ...wordsOf(args) })
    const folder = settings.page ?? PAGE
    if (!existsSync(join(folder, 'index.html'))) return complain(say.notBuilt)
    const server = await start(settings, folder)
    const address = `http://${ownName(settings.host)}:${server.port}/`
    process.stdout.write(`${say.ready(address)}\n`)
    for (const guest of guestAddresses(settings.host, server.port))
      process.stdout.write(`${say.forGuests(`${guest}/`)}\n`)
    if (server.adminKey !== undefined)
      process.stderr.write(`${say.adminKey(address, server.adminKey)}\n`)
    await toldToStop()
    await server.close()
    return 0
  } catch (error) {
    if (error instanceof BadSetting) return complain(error.message)
    throw error
  }
}

/** Words behind the name say what the environment could say, too. */
function wordsOf(args: readonly string[]): Readonly<Record<string, string>> {
  const text = { type: 'string' } as const
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { port: text, host: text, page: text, data: text },
    })
    const { port, host, page, data } = values
    return {
      ...(port !== undefined && { PORT: port }),
      ...(host !== undefined && { HOST: host }),
      ...(page !== undefined && { DOUBLOON_PAGE: page }),
      ...(data !== undefined && { DOUBLOON_DATA: data }),
    }
  } catch (error) {
    throw new BadSetting(`${error instanceof Error ? error.message : error}\n${say.usage}`)
  }
}

async function start(settings: Settings, folder: string): Promise<Server> {
  const warn = (what: string) => void process.stderr.write(`${what}\n`)
  try {
    return await startServer(settings, folder, warn)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (error instanceof StorageFailure)
      throw new BadSetting(say.cannotKeep(settings.data, message))
    if (code === undefined) throw error
    throw new BadSetting(say.cannotListen(code, settings.port, settings.host))
  }
}

/** By a signal, or because whoever started it is gone. */
function toldToStop(): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      for (const signal of SIGNALS) process.off(signal, stop)
      process.off('disconnect', stop)
      resolve()
    }
    for (const signal of SIGNALS) process.once(signal, stop)
    process.once('disconnect', stop)
  })
}
