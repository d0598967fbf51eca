/** Everything this browser keeps, as one file: games as they are stored, and what else is kept under our names. */
import type { Games, Taken } from '../client/contract.ts'

/** What the file says it is. */
const MARK = 'doubloon-backup'
const FORM = 1
/** Our names in the store of small things. */
const PREFIX = 'doubloon.'

/** Why a file cannot be taken in; nothing was changed then. */
export type BadFile = 'file' | 'not-json' | 'no-backup' | 'newer'

export async function backupText(games: Games, storage: Storage): Promise<string> {
  const kept = Object.keys(storage).filter((key) => key.startsWith(PREFIX))
  const settings = Object.fromEntries(kept.map((key) => [key, storage.getItem(key)]))
  return JSON.stringify({ what: MARK, form: FORM, games: await games.allRows(), settings })
}

/** Takes a file in; it is read as a whole before anything is written. */
export async function takeBackup(
  games: Games,
  storage: Storage,
  text: string | undefined,
): Promise<Taken | BadFile> {
  if (text === undefined) return 'file'
  const raw = parse(text)
  if (raw === undefined) return 'not-json'
  const { what, form, games: rows, settings } = fieldsOf(raw)
  if (what !== MARK || !Array.isArray(rows)) return 'no-backup'
  if (form !== FORM) return 'newer'
  const taken = await games.takeRows(rows)
  for (const [key, value] of Object.entries(fieldsOf(settings)))
    if (key.startsWith(PREFIX) && typeof value === 'string') storage.setItem(key, value)
  return taken
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const fieldsOf = (raw: unknown): Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? { ...raw } : {}
