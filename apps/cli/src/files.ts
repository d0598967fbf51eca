/** Files a command reads and writes; what goes wrong is said in one sentence. */
import { readFileSync, writeFileSync } from 'node:fs'
import { Failure } from './arguments.ts'
import { say } from './messages.ts'

/** The text of a file, or of standard input for `-`. */
export function readText(path: string): string {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8')
  } catch (error) {
    throw new Failure(say.files.unreadable(path, reasonOf(error)))
  }
}

/** Writes a file and says what went wrong, if anything did. */
export function writeText(path: string, text: string): string | undefined {
  try {
    writeFileSync(path, text)
    return undefined
  } catch (error) {
    return say.files.unwritable(path, reasonOf(error))
  }
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return say.files.reasons[code] ?? (error instanceof Error ? error.message : String(error))
}
