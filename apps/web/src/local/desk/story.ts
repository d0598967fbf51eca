/** A finished game as its scores tell it, at the end of every round. */
import { type GameState, type GameTypes, WATCHER } from '@doubloon/engine'
import type { Table } from '@doubloon/table'
import type { Face, Story } from '../../client/contract.ts'
import type { AnyKit } from '../kit.ts'

export function storyOf(kit: AnyKit, table: Table<GameState, GameTypes>): Story<Face> {
  const rounds: Story<Face>['rounds'][number][] = []
  const roundAt = (n: number) => kit.round(table.at(n)?.view(WATCHER) ?? {})
  for (let n = 1; n <= table.length; n++) {
    const round = roundAt(n - 1)
    const game = table.at(n)
    if (game !== undefined && (game.over || roundAt(n) !== round))
      rounds.push({ round, scores: game.score() })
  }
  return { rounds, final: table.game.score() }
}
