/** `doubloon token`: makes, lists and revokes the tokens of bots from outside. */
import { Tokens } from '../tokens.ts'
import { withStorage } from './storage.ts'
import { Failure, Misuse, type Tool } from './tool.ts'
import { say } from './words.ts'

const LONGEST_NAME = 80

export const token: Tool = {
  flags: { json: { type: 'boolean' } },
  mostWords: 2,
  run({ file, words: [what = 'list', which], has }) {
    return withStorage(file, async (storage) => {
      const now = Date.now()
      switch (what) {
        case 'make': {
          if (which === undefined || which.trim() === '' || which.length > LONGEST_NAME)
            throw new Misuse(say.token.whichName(LONGEST_NAME))
          const made = await new Tokens(storage, () => now).make(which)
          return has('json')
            ? `${JSON.stringify({ ...made.token, token: made.secret })}\n`
            : say.token.made(made.token, made.secret)
        }
        case 'list': {
          const tokens = await storage.host.tokens()
          return has('json') ? `${JSON.stringify(tokens)}\n` : say.token.list(tokens)
        }
        case 'revoke': {
          if (which === undefined) throw new Misuse(say.token.whichId)
          if (!(await storage.host.revokeToken(which, now)))
            throw new Failure(say.token.none(which))
          return say.token.revoked(which)
        }
        default:
          throw new Misuse(say.unknownWord(what, ['make', 'list', 'revoke']))
      }
    })
  },
}
