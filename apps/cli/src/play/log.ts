/**
 * The log as one seat may know it, in paragraphs: one for each main move, its sentences joined where the same player
 * goes on.
 */
import { splitLine } from '@doubloon/engine'
import type { AnyGame, AnyTable } from '../any-game.ts'
import type { CommandAdapter } from '../command-adapter.ts'
import type { Company } from '../terminal-table.ts'
import { type Turn, turnsOf } from '../transcript.ts'

/** How much the log tells. */
export interface LogStyle {
  readonly company: Company
  /** Whether what the table shows anyway is left out. */
  readonly isShort: boolean
}

/** Everything that happened, oldest first. */
export function logOf(row: CommandAdapter, table: AnyTable, style: LogStyle): readonly string[] {
  const paragraphs: string[][] = [[]]
  addEvents(row, table.at(0) ?? table.game, style, paragraphs)
  for (const turn of turnsOf(table)) {
    if (turn.before.read(row.isRoleChoice)) paragraphs.push([])
    const whole = style.isShort ? undefined : compositeMove(turn, style.company)
    if (whole !== undefined) paragraphs.at(-1)?.push(whole)
    addEvents(row, turn.after, style, paragraphs)
  }
  const { names } = style.company
  return paragraphs.filter((sentences) => sentences.length > 0).map((it) => joined(it, names))
}

/** A composite move is told by its own line, because its small steps are no news; not if it has secrets. */
function compositeMove(
  { seat, before, after, line }: Turn,
  { names, you }: Company,
): string | undefined {
  const { move } = splitLine(line)
  if (before.rules.steps.fromText(move) !== undefined) return undefined
  const [firstStep] = after.events
  const isKnown = firstStep !== undefined && after.rules.eventFor(firstStep, you) !== undefined
  return isKnown ? `${names[seat]}: ${move}.` : undefined
}

function addEvents(
  row: CommandAdapter,
  game: AnyGame,
  { company, isShort }: LogStyle,
  paragraphs: string[][],
): void {
  const events = game.eventsFor(company.you)
  for (const { heading, sentence, isMinor } of row.terminal.tell(events, company.names)) {
    if (heading !== undefined) paragraphs.push([`— ${heading} —`], [])
    else if (sentence !== undefined && !(isShort && isMinor)) paragraphs.at(-1)?.push(sentence)
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
