/** What the page's own thread has to do while experts play beside it, from the browser's trace; in milliseconds of the processor. */
import { open } from './open.ts'
import { planned } from './plans.ts'
import { dice, playOn, settled } from './robot.ts'
import { mark, traced, type Work } from './trace.ts'

export interface WorkBesideBots {
  /** All pieces of work from the press that starts the game until the table lies there. */
  readonly table: number
  /** The longest piece of work after that, while moves are shown. */
  readonly longest: number
  /** The third longest: what recurs, where a single piece may have been held up by the machine. */
  readonly recurring: number
  /** The same by the clock on the wall, which also says how busy the machine is with other things. */
  readonly longestOnTheWall: number
  readonly count: number
}

const PRESSES = 5

export async function workBesideBots(game: 'puerto-rico' | 'san-juan'): Promise<WorkBesideBots> {
  const { page, close } = await open('/', {
    isPainted: true,
    kept: {
      ...planned({ game, players: 4, level: 'expert' }),
      'doubloon.settings': { speed: 'fast' },
    },
  })
  const trace = await traced(page, async () => {
    await page.goto('/')
    await page.locator('[data-start]').click()
    await settled(page)
    await mark(page, 'play')
    await playOn(page, dice(2), (presses) => presses === PRESSES)
    await mark(page, 'enough')
  })
  await close()
  const laying = trace.works(trace.firstPress(), trace.at('play'))
  const playing = trace.works(trace.at('play'), trace.at('enough'))
  const sorted = (what: keyof Work) => playing.map((it) => it[what]).sort((a, b) => b - a)
  const [longest = 0, , recurring = 0] = sorted('worked')
  const [longestOnTheWall = 0] = sorted('lasted')
  return {
    table: laying.reduce((sum, { worked }) => sum + worked, 0),
    longest,
    recurring,
    longestOnTheWall,
    count: playing.length,
  }
}
