/** What people say, and reports of it. */
import { accept, type Result, refuse } from '@doubloon/engine'
import { isName, isSameName } from '../../seats.ts'
import type { CommandOf } from '../commands.ts'
import type { Words } from '../events.ts'
import { type Decided, no } from '../refusals.ts'
import { isHere, namesAt, personAt, type RoomState, seatOf } from '../state.ts'

/** Phrases that everybody reads in their own language. */
export const PHRASES = [
  'hello',
  'good-luck',
  'your-turn',
  'one-moment',
  'well-played',
  'thanks',
  'sorry',
  'oops',
  'wow',
  'good-game',
  'rematch',
  'goodbye',
  'may-i-play',
] as const

const LONGEST_TEXT = 500

export function say(room: RoomState, { by, words, name, mark }: CommandOf<'say'>): Decided {
  if (!isHere(room, by)) return no('not-here')
  const isRepeated = room.said.some((it) => it.person === by && it.mark === mark)
  if (mark !== undefined && isRepeated) return accept([])
  const speaker = nameOf(room, by, name)
  if (!speaker.ok) return speaker
  const said = checkWords(words)
  if (!said.ok) return said
  const marked = mark === undefined ? {} : { mark }
  return accept([{ type: 'said', person: by, name: speaker.value, words: said.value, ...marked }])
}

/** Who sits speaks by the name there; nobody else by the name of somebody at the table. */
function nameOf(room: RoomState, by: string, name = ''): Result<string> {
  const seated = personAt(room, seatOf(room, by))
  if (seated !== undefined) return accept(seated.name)
  if (!isName(name)) return refuse('bad-name', 'who does not sit says a name, too')
  if (namesAt(room.seats).some((other) => isSameName(other, name)))
    return refuse('same-name', 'somebody at the table has this name; choose another one')
  return accept(name)
}

function checkWords(words: Words): Result<Words> {
  if ('phrase' in words)
    return PHRASES.some((phrase) => phrase === words.phrase) ? accept(words) : no('bad-words')
  const text = words.text.trim()
  const length = [...text].length
  return length >= 1 && length <= LONGEST_TEXT ? accept({ text }) : no('bad-words')
}

export function report(room: RoomState, { by, about }: CommandOf<'report'>): Decided {
  if (!isHere(room, by)) return no('not-here')
  if (!room.said.some(({ number }) => number === about)) return no('no-such-words')
  const isRepeated = room.reports.some((it) => it.person === by && it.about === about)
  return accept(isRepeated ? [] : [{ type: 'reported', person: by, about }])
}
