/** The page that `ladder` writes, in Markdown. Every number on it comes from the run. */
import { RESAMPLES } from '@doubloon/bots'
import { grouped, percent } from '../forms.ts'
import { findGame } from '../games.ts'
import { counted } from '../messages.ts'
import type { DuelResult, Rung, Standing } from './ladder.ts'
import { ANCHOR } from './published.ts'

/** How the numbers came about. */
export interface Run {
  /** The command that measures the same. */
  readonly command: string
  readonly seed: string
  /** What was run, if the sources are under version control. */
  readonly commit: string | undefined
  readonly node: string
  readonly cores: number
  readonly threads: number
}

export function ladderPage(standings: readonly Standing[], run: Run): string {
  return [HEAD, ...standings.map(section), reproduction(standings, run)].join('\n')
}

const HEAD = `# Ladder

How strong the bots are. \`doubloon ladder\` measured and wrote this page; it is not edited by hand.

* **Bots** are written as for \`doubloon arena\`: \`uct:200ms\` thinks 200 ms about a move, \`uct:500i\` looks at 500 futures.
* **Tables** are mixed and drawn from the seed. Every seed is played as often as there are bots, so that each bot has every seat of it equally often.
* **Rating**: Plackett–Luce from the final order of all games, on the Elo scale: of two bots 400 points apart the better one comes before the other ten times as often as behind it. Shared places
  count as every order of those who share, in equal parts. The anchor has ${ANCHOR.rating} points by definition.
* **Interval**: 95 %, from ${RESAMPLES} times drawing as many games out of those played; it is that of the distance to the anchor.
* Each pair of bots is given one drawn game on top of those played. Who never came before anybody else is known to be weaker, not how much: then rating and interval say little more than how many games there were.
* **Win share**: a shared victory is shared. **Games** counts seats: a bot that sits at a table twice has two.
`

function section(standing: Standing): string {
  const { players, games, roundsPerGame, winnersMean, duels } = standing
  const facts = [
    `${grouped(games)} games`,
    `${roundsPerGame.toFixed(1)} rounds per game`,
    `winners' mean ${winnersMean.toFixed(1)}`,
    `fair share ${percent(1 / players)}`,
  ]
  return [
    `## ${titleOf(standing)}, ${players} players\n`,
    `${facts.join(' · ')}\n`,
    table(
      ['bot', 'rating', '95 % interval', 'games', 'win share', 'mean score', 'ms per move'],
      standing.rungs.map((rung) => rungCells(rung, standing.anchor)),
    ),
    ...(duels.length === 0 ? [] : [duelTable(duels, players)]),
  ].join('\n')
}

function titleOf({ game }: Standing): string {
  return findGame(game)?.terminal.title ?? game
}

function rungCells(rung: Rung, anchor: string): readonly string[] {
  return [
    `\`${rung.bot}\``,
    rung.rating.toFixed(0),
    rung.bot === anchor ? 'anchor' : `${rung.low.toFixed(0)} … ${rung.high.toFixed(0)}`,
    grouped(rung.games),
    percent(rung.winShare),
    rung.meanScore.toFixed(1),
    rung.msPerMove.toFixed(2),
  ]
}

function duelTable(duels: readonly DuelResult[], players: number): string {
  const rows = duels.map(({ one, other, games, winShare, low, high }) => [
    `\`${one}\``,
    `${players - 1} × \`${other}\``,
    grouped(games),
    percent(winShare),
    `${percent(low)} … ${percent(high)}`,
  ])
  return [
    'One bot against another in all other seats, every seed from each seat, with Wilson’s 95 % interval:\n',
    table(['one', 'against', 'games', 'win share', '95 % interval'], rows),
  ].join('\n')
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`
  const ruler = heads.map((_, column) => (column === 0 ? '---' : '--:'))
  return [heads, ruler, ...rows].map(line).join('')
}

function reproduction(standings: readonly Standing[], run: Run): string {
  const seconds = standings.reduce((sum, it) => sum + it.seconds, 0)
  return `## How to measure this again

\`\`\`
${run.command}
\`\`\`

| | |
| --- | --- |
| seed | \`${run.seed}\` |
| commit | ${run.commit ?? 'unknown'} |
| Node | ${run.node} |
| cores | ${run.cores}; games were played on ${counted(run.threads, 'thread')} |
| time | ${grouped(Math.round(seconds))} s |

A table at which nobody has a budget in time plays the same games everywhere; a budget in time depends on the machine and on what else it does.
`
}
