/** `doubloon token`: makes, lists and revokes the tokens of bots from outside. */
import type { Storage } from '../storage/contract.ts'
import { Tokens } from '../tokens.ts'
import { withStorage } from './storage.ts'
import { Failure, Misuse, type Tool } from './tool.ts'
import { say } from './words.ts'

const LONGEST_NAME = 80

const ACTIONS = { make, list, revoke } as const

export const token: Tool = {
  flags: { json: { type: 'boolean' } },
  mostWords: 2,
  run({ file, words: [what = 'list', which], has }) {
    if (!isAction(what)) throw new Misuse(say.unknownWord(what, Object.keys(ACTIONS)))
    if (what === 'make' && !isName(which)) throw new Misuse(say.token.whichName(LONGEST_NAME))
    if (what === 'revoke' && which === undefined) throw new Misuse(say.token.whichId)
    return withStorage(file, (storage) => ACTIONS[what](storage, which ?? '', has('json')))
  },
}

function isAction(word: string): word is keyof typeof ACTIONS {
  return Object.hasOwn(ACTIONS, word)
}

function isName(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== '' && text.length <= LONGEST_NAME
}

async function make(storage: Storage, name: string, asJson: boolean): Promise<string> {
  const { token, secret } = await new Tokens(storage, () => Date.now()).make(name)
  return asJson ? `${JSON.stringify({ ...token, token: secret })}\n` : say.token.made(token, secret)
}

async function list(storage: Storage, _which: string, asJson: boolean): Promise<string> {
  const tokens = await storage.host.tokens()
  return asJson ? `${JSON.stringify(tokens)}\n` : say.token.list(tokens)
}

async function revoke(storage: Storage, id: string): Promise<string> {
  if (await storage.host.revokeToken(id, Date.now())) return say.token.revoked(id)
  throw new Failure(say.token.none(id))
}
