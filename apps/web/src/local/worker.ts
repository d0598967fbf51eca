/**
 * The worker of the page. By its name it is the desk, which runs the games, or the thinker, which the desk starts so that
 * bots never keep it from answering. One file for both: the rules travel once.
 */
import { sleep } from '../online/desk/sleep.ts'
import { answerCalls, Caller } from './calls.ts'
import { browserStore } from './desk/browser-store.ts'
import { Desk } from './desk/desk.ts'
import type { DeskCalls, News, ThinkAnswer, ThinkerCalls, ThinkRequest } from './protocol.ts'

const THINKER = 'thinker'

if (self.name === THINKER) answerCalls<ThinkerCalls>(self, () => ({ think }))
else answerCalls<DeskCalls>(self, (tell: (news: News) => void) => openDesk(tell))

/** Only who thinks fetches what bots think with. */
async function think(task: ThinkRequest): Promise<ThinkAnswer> {
  return (await import('./thinker/think.ts')).think(task)
}

function openDesk(tell: (news: News) => void): Desk {
  let thinker: Caller<ThinkerCalls> | undefined
  return new Desk(
    {
      store: browserStore(),
      waiting: browserStore('doubloon-waiting'),
      think(task) {
        thinker ??= new Caller(new Worker(self.location.href, { type: 'module', name: THINKER }))
        return thinker.ask('think', task)
      },
      now: () => Date.now(),
      randomId,
      line: {
        fetch: (...asked) => fetch(...asked),
        now: () => Date.now(),
        sleep,
        chance: Math.random,
      },
    },
    tell,
  )
}

/** 80 bits by lot, in letters and digits that can stand in an address. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => (byte & 31).toString(32)).join('')
}
