/** The log in paragraphs: one for each main move, its sentences joined where the same player goes on. */
import { type GameTypes, splitLine } from '@doubloon/engine'
import type { AnyGame } from '../any-game.ts'
import type { GameRow } from '../game-row.ts'
import { moverOf } from '../transcript.ts'
import type { History } from './history.ts'

/** How much the log tells. */
export interface LogStyle {
  readonly names: readonly string[]
  /** Whether what the table shows anyway is left out. */
  readonly isShort: boolean
}

/** Everything that happened, oldest first. */
export function logOf(row: GameRow, history: History, style: LogStyle): readonly string[] {
  const paragraphs: string[][] = [[]]
  addEvents(row, history.start, style, paragraphs)
  for (const { line, before, after } of history.turns) {
    if (before.decision === row.face.mainDecision) paragraphs.push([])
    const whole = wholeMove(before, line, style.names)
    if (whole !== undefined && !style.isShort) paragraphs.at(-1)?.push(whole)
    addEvents(row, after, style, paragraphs)
  }
  return paragraphs.filter((sentences) => sentences.length > 0).map((it) => joined(it, style.names))
}

/** A composite move is told by its own line, because its small steps are no news. */
function wholeMove(before: AnyGame, line: string, names: readonly string[]): string | undefined {
  const { move } = splitLine(line)
  const isStep = before.rules.steps.fromText(move) !== undefined
  return isStep ? undefined : `${names[moverOf(line, before)]}: ${move}.`
}

function addEvents(
  row: GameRow,
  game: AnyGame,
  { names, isShort }: LogStyle,
  paragraphs: string[][],
): void {
  for (const event of game.events as readonly GameTypes['event'][]) {
    const heading = row.face.heading(event, names)
    if (heading !== undefined) paragraphs.push([`— ${heading} —`], [])
    else if (!isShort || !row.face.isMinor(event)) {
      const sentence = row.face.sentence(event, names)
      if (sentence !== undefined) paragraphs.at(-1)?.push(sentence)
    }
  }
}

/** `Ana sells corn for 1. Ana gets 2 VP. Ana gets 1 VP.` → `Ana sells corn for 1, gets 2 VP, 1 VP.` */
function joined(sentences: readonly string[], names: readonly string[]): string {
  let text = ''
  let subject: string | undefined
  let verb: string | undefined
  for (const sentence of sentences) {
    const name = names.find((it) => sentence.startsWith(`${it} `))
    const [, nextVerb, rest] = /^(\S+) (.*)$/.exec(sentence.slice((name?.length ?? 0) + 1)) ?? []
    if (name !== undefined && name === subject) {
      const clause =
        nextVerb === verb && rest !== undefined ? rest : sentence.slice(name.length + 1)
      text = `${text.slice(0, -1)}, ${clause}`
    } else text = text === '' ? sentence : `${text} ${sentence}`
    subject = name
    verb = nextVerb
  }
  return text
}
