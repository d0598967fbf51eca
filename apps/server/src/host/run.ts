/** Runs one of the tools of the host: `doubloon backup` and its like pass their words on to here. */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Refused } from '../http/refusals.ts'
import { DATABASE } from '../server.ts'
import { BadSetting, readSettings } from '../settings.ts'
import { StorageFailure } from '../storage/contract.ts'
import { backup } from './backup.ts'
import { key } from './key.ts'
import { migrate } from './migrate.ts'
import { moderate } from './moderate.ts'
import { recount } from './recount.ts'
import { restore } from './restore.ts'
import { stats } from './stats.ts'
import { token } from './token.ts'
import { Failure, type Given, Misuse, type Tool } from './tool.ts'
import { say } from './words.ts'

const TOOLS = {
  ...{ backup, restore, stats, migrate, moderate, recount, token, key },
} as const satisfies Record<string, Tool>

type ToolName = keyof typeof TOOLS

export function isTool(word: string): word is ToolName {
  return Object.hasOwn(TOOLS, word)
}

/** What a tool leaves behind: sentences, and 0 done, 1 failed, 2 wrongly called. */
export interface Outcome {
  readonly code: 0 | 1 | 2
  readonly out: string
  readonly err: string
}

/** Runs a tool and prints what it says; gives the exit code. */
export async function runTool(name: ToolName, args: readonly string[]): Promise<number> {
  const { code, out, err } = await outcomeOf(name, args)
  process.stdout.write(out)
  process.stderr.write(err)
  return code
}

export async function outcomeOf(name: ToolName, args: readonly string[]): Promise<Outcome> {
  const tool: Tool = TOOLS[name]
  try {
    return { code: 0, out: await tool.run(givenTo(tool, args)), err: '' }
  } catch (error) {
    return { code: error instanceof Misuse ? 2 : 1, out: '', err: `${sentenceOf(error)}\n` }
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof Misuse || error instanceof Failure || error instanceof BadSetting)
    return error.message
  if (error instanceof Refused) return say.refused(error.refusal)
  if (error instanceof StorageFailure) return say.failed(error.message)
  throw error
}

function givenTo({ flags, mostWords }: Tool, args: readonly string[]): Given {
  const { values, positionals } = parsed(flags, args)
  const extra = positionals[mostWords]
  if (extra !== undefined) throw new Misuse(say.tooManyWords(extra))
  const { data } = values
  const settings = readSettings({
    ...process.env,
    ...(typeof data === 'string' && { DOUBLOON_DATA: data }),
  })
  return {
    file: join(settings.data, DATABASE),
    words: positionals,
    text: (flag) => {
      const text = values[flag]
      return typeof text === 'string' ? text : undefined
    },
    has: (flag) => values[flag] === true,
    number: (flag, usual) => {
      const text = values[flag]
      if (typeof text !== 'string') return usual
      if (/^[1-9]\d{0,5}$/.test(text)) return Number(text)
      throw new Misuse(say.noNumber(flag, text))
    },
  }
}

function parsed(flags: Tool['flags'], args: readonly string[]) {
  try {
    const options: Tool['flags'] = { data: { type: 'string' }, ...flags }
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new Misuse(error instanceof Error ? error.message : String(error))
  }
}
