/** `doubloon recount`: counts all finished games anew, perhaps without those that somebody was rated for. */
import { countEarlier } from '../people/count-earlier.ts'
import { mustBeCurrent, mustBeFree } from './data-file.ts'
import { withStorage } from './storage.ts'
import { Failure, type Tool } from './tool.ts'
import { say } from './words.ts'

export const recount: Tool = {
  flags: { unrate: { type: 'string' } },
  mostWords: 0,
  run({ file, text }) {
    const person = text('unrate')
    mustBeCurrent(file)
    // A game that ends in the meantime would be counted before those that ended earlier.
    mustBeFree(file)
    return withStorage(file, async (storage) => {
      if (person !== undefined && !(await storage.changePeople({ do: 'unrate', person })))
        throw new Failure(say.recount.notRated(person))
      await storage.uncountAll()
      const { length } = await storage.uncounted()
      const problems: string[] = []
      await countEarlier(storage, (problem) => problems.push(problem))
      return say.recount.done(length - problems.length, person, problems)
    })
  },
}
