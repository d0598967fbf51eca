/** `doubloon moderate`: what was reported, and what is done about people, names and rooms. A server that runs heeds it at once. */
import { ADMIN_ROUTES, type AdminAction } from '@doubloon/protocol'
import { Moderation } from '../admin/moderation.ts'
import { RoomsAtRest } from './rooms-at-rest.ts'
import { withStorage } from './storage.ts'
import { Misuse, type Tool } from './tool.ts'
import { say } from './words.ts'

const MOST = 1000

/** What must stand behind each action. */
const FIELDS: Readonly<Record<AdminAction['do'], readonly string[]>> = {
  mute: ['person'],
  unmute: ['person'],
  close: ['room'],
  rename: ['person', 'name'],
  block: ['name'],
  unblock: ['name'],
  settle: ['room', 'about'],
}
const LISTS = ['reports', 'names']

export const moderate: Tool = {
  flags: { all: { type: 'boolean' }, json: { type: 'boolean' } },
  mostWords: 3,
  run({ file, words: [what = 'reports', ...rest], has }) {
    if (!LISTS.includes(what) && !isAction(what))
      throw new Misuse(say.unknownWord(what, [...LISTS, ...Object.keys(FIELDS)]))
    const action = isAction(what) ? actionOf(what, rest) : undefined
    return withStorage(file, async (storage) => {
      if (action !== undefined) {
        const now = () => Date.now()
        const moderation = new Moderation(storage, new RoomsAtRest(storage, now), now)
        return say.moderate.done(action, await moderation.act(action))
      }
      if (what === 'names') return say.moderate.names(await storage.host.blockedNames())
      const reports = await storage.host.reports({ all: has('all'), most: MOST })
      return has('json') ? `${JSON.stringify(reports)}\n` : say.moderate.reports(reports)
    })
  },
}

function isAction(word: string): word is AdminAction['do'] {
  return Object.hasOwn(FIELDS, word)
}

function actionOf(what: AdminAction['do'], words: readonly string[]): AdminAction {
  const fields = FIELDS[what]
  if (words.length !== fields.length) throw new Misuse(say.moderate.needs(what, fields))
  const given = fields.map((field, index) => [field, fieldOf(field, words[index] ?? '')])
  const { success, data, error } = ADMIN_ROUTES.act.body.safeParse({
    do: what,
    ...Object.fromEntries(given),
  })
  if (success) return data
  const [issue] = error.issues
  throw new Misuse(say.moderate.wrong(issue?.path.join('.') ?? '', issue?.message ?? ''))
}

function fieldOf(field: string, word: string): string | number {
  return field === 'about' ? Number(word) : word
}
