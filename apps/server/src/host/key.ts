/** `doubloon key`: a new key for the admin page. */
import { renewKey } from '../admin/admin.ts'
import { withStorage } from './storage.ts'
import type { Tool } from './tool.ts'
import { say } from './words.ts'

export const key: Tool = {
  flags: {},
  mostWords: 0,
  run: ({ file }) =>
    withStorage(file, async (storage) => say.key(await renewKey(storage, Date.now()))),
}
