/** `doubloon restore FILE`: puts a backup where a server keeps its data, after looking whether it is whole. */
import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { check, copy, mustBeFree } from './data-file.ts'
import { Failure, Misuse, type Tool } from './tool.ts'
import { say } from './words.ts'

/** Files that SQLite keeps beside its own while it is used. */
const BESIDE = ['', '-wal', '-shm']

export const restore: Tool = {
  flags: { replace: { type: 'boolean' } },
  mostWords: 1,
  run({ file, words: [name], has }) {
    if (name === undefined) throw new Misuse(say.restore.whichFile)
    const from = resolve(name)
    check(from)
    const isThere = existsSync(file)
    if (isThere && !has('replace')) throw new Failure(say.restore.exists(file))
    const aside = isThere ? putAside(file) : undefined
    mkdirSync(dirname(file), { recursive: true })
    return say.restore.done(file, copy(from, file), aside)
  },
}

/** What was there before is kept under another name, damaged or not. */
function putAside(file: string): string {
  try {
    mustBeFree(file)
  } catch (error) {
    if (error instanceof Failure) throw error
  }
  const aside = `${file}.before-${Date.now()}`
  for (const end of BESIDE) if (existsSync(file + end)) renameSync(file + end, aside + end)
  return aside
}
