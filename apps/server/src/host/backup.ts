/** `doubloon backup [FILE]`: a copy of the data as they are at one moment, made while people play, and checked. */
import { existsSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { KEYS_FILE } from '../notify/keys.ts'
import { STEPS } from '../storage/sqlite/schema.ts'
import { copy, replay } from './data-file.ts'
import { Failure, type Tool } from './tool.ts'
import { say } from './words.ts'

export const backup: Tool = {
  flags: { thorough: { type: 'boolean' } },
  mostWords: 1,
  run({ file, words: [name = usualName()], has }) {
    const to = resolve(name)
    if (existsSync(to)) throw new Failure(say.backup.exists(to))
    const contents = copy(file, to)
    const isReplayed = has('thorough') && contents.schema === STEPS.length
    if (isReplayed) replay(to)
    const hasKeys = existsSync(join(dirname(file), KEYS_FILE))
    return `${say.backup.done(to, contents, statSync(to).size, isReplayed)}${hasKeys ? say.backup.keys(KEYS_FILE) : ''}`
  },
}

/** By the moment: names in the order of time. */
function usualName(): string {
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-')
  return `doubloon-${moment}.sqlite`
}
