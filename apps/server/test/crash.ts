/** Games under a server that is killed at random moments. */
import { join } from 'node:path'
import { expect } from 'vitest'
import { withProgram } from './program.ts'
import { dice } from './robots.ts'
import { type Trial, throughTrouble, untilMoves } from './trials.ts'

export interface CrashPlan extends Trial {
  readonly kills: number
}

export async function crashes(plan: CrashPlan): Promise<void> {
  const { tables, kills, moves, seed } = plan
  const roll = dice(seed)
  // Kills are spread over the moves of people, about half of all, so that games go on behind the last one.
  const between = Math.floor((tables * moves * 0.3) / kills)
  await withProgram({}, async (program, data) => {
    await program.start()
    await throughTrouble(
      program,
      plan,
      async (underway) => {
        for (let killed = 1; killed <= kills; killed++) {
          await untilMoves(underway, killed * between, roll(30))
          expect(await program.stop('SIGKILL')).toBeNull()
          await program.start()
        }
      },
      () => join(data, 'doubloon.sqlite'),
    )
    expect(program.complaints).toBe('')
  })
}
