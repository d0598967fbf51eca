/** What the tools of the host say, in English. */
import type { Refusal } from '@doubloon/engine'
import type { AdminAction } from '@doubloon/protocol'
import type { Report, Token } from '../storage/host.ts'
import type { Contents, Stats } from './figures.ts'

const grouped = (number: number) => number.toLocaleString('en')
const counted = (number: number, one: string, many = `${one}s`) =>
  `${grouped(number)} ${number === 1 ? one : many}`
const moment = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ')
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
const contentsOf = ({ rooms, events, people }: Contents) =>
  `${counted(rooms, 'room')}, ${counted(events, 'event')}, ${counted(people, 'person', 'people')}`

/** Columns of numbers under their names, the first column to the left. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart((widths[column] ?? 0) + 2),
        )
        .join(''),
    )
    .map((line) => `${line.trimEnd()}\n`)
    .join('')
}

function statsTable({ bytes, people, rooms, games, moves, days }: Stats): string {
  const totals: readonly (readonly [string, string])[] = [
    ['size', megabytes(bytes)],
    ['people', grouped(people)],
    ...Object.entries(rooms).map(([stage, n]) => [`rooms ${stage}`, grouped(n)] as const),
    ...Object.entries(games).map(([game, n]) => [`finished ${game}`, grouped(n)] as const),
    ['moves', grouped(moves)],
  ]
  const byDay = days.map((it) => [
    it.day,
    ...[it.rooms, it.finished, it.people, it.moves, it.sayings].map(grouped),
  ])
  const heads = ['day (UTC)', 'rooms', 'finished', 'new people', 'moves', 'sayings']
  return `${table(totals)}\n${table([heads, ...byDay])}`
}

function reportText({ room, about, at, reporters, isSettled, sayings }: Report): string {
  const lines = sayings.map(
    ({ number, at, name, person, text }) =>
      `  ${number === about ? '>' : ' '} ${moment(at)}  ${name} (${person}): ${text}\n`,
  )
  const settled = isSettled ? ', settled' : ''
  return `room ${room}, saying ${about}: reported ${moment(at)} by ${counted(reporters, 'person', 'people')}${settled}\n${lines.join('')}`
}

function doneSentence(action: AdminAction, hasChanged: boolean): string {
  switch (action.do) {
    case 'mute':
      return hasChanged
        ? `${action.person} can talk in no room any more.\n`
        : `${action.person} could not talk anyway.\n`
    case 'unmute':
      return hasChanged
        ? `${action.person} can talk again.\n`
        : `${action.person} was not kept from talking.\n`
    case 'close':
      return hasChanged
        ? `The room ${action.room} is closed.\n`
        : `The room ${action.room} was closed already.\n`
    case 'rename':
      return `${action.person} is called "${action.name}" at all open tables.\n`
    case 'block':
      return hasChanged
        ? `Nobody can take the name "${action.name}" any more. Who has it keeps it until renamed.\n`
        : `The name "${action.name}" was blocked already.\n`
    case 'unblock':
      return hasChanged
        ? `The name "${action.name}" is free again.\n`
        : `The name "${action.name}" was not blocked.\n`
    case 'settle':
      return `The report of saying ${action.about} in room ${action.room} is settled.\n`
  }
}

export const say = {
  refused: ({ code, message }: Refusal) =>
    code === 'over'
      ? 'The game is over: a finished room stays, with its record.'
      : `${message.charAt(0).toUpperCase()}${message.slice(1)}.`,
  failed: (why: string) => `The data cannot be used: ${why}.`,
  tooManyWords: (word: string) => `"${word}" is one word too many.`,
  noNumber: (flag: string, text: string) =>
    `--${flag} must be a whole number from 1 to 999,999, not "${text}".`,
  unknownWord: (word: string, words: readonly string[]) =>
    `"${word}" is not known here. Possible: ${words.join(', ')}.`,

  noFile: (path: string) => `There is no file ${path}. Say where the data are: --data FOLDER.`,
  noDatabase: (path: string) => `${path} is no database of Doubloon, or its beginning is damaged.`,
  noData: (path: string) => `${path} is a database, but holds no data of Doubloon.`,
  damaged: (path: string, why: string) =>
    `${path} is damaged or cannot be read: ${why.replace(/\s+/g, ' ')}. Nothing was changed.`,
  tornLog: (path: string, id: string) =>
    `${path} is not whole: events of the room or tournament ${id} are missing. Nothing was changed.`,
  badRoom: (room: string, why: string) => `The room ${room} cannot be played again: ${why}.`,
  newer: (path: string, schema: number, known: number) =>
    `${path} was written by a newer Doubloon (schema ${schema}, this one knows ${known}). Nothing was changed: use the newer program, or a backup from before.`,
  older: (schema: number, known: number) =>
    `The data are those of an older Doubloon (schema ${schema} of ${known}). Run \`doubloon migrate\` first.`,
  inUse: (path: string) =>
    `${path} is in use, probably by a server. Stop it first. Nothing was changed.`,
  cannotWrite: (path: string, why: string) => `${path} cannot be written: ${why}.`,

  backup: {
    keys: (file: string) => `The keys of web push, ${file}, are not in it: copy that file, too.\n`,
    exists: (path: string) => `${path} exists already; a backup overwrites nothing.`,
    done: (path: string, contents: Contents, bytes: number, isReplayed: boolean) =>
      `${path}: ${contentsOf(contents)}, ${megabytes(bytes)}. The copy was read again: it is whole${isReplayed ? ', and every game in it was played again by the rules' : ''}.\n`,
  },

  restore: {
    whichFile: 'Say which file: doubloon restore FILE.',
    exists: (path: string) =>
      `${path} exists already. With --replace it is put aside and the backup takes its place.`,
    done: (path: string, contents: Contents, aside: string | undefined) =>
      `${path}: ${contentsOf(contents)}. ${aside === undefined ? '' : `What was there before is now ${aside}. `}Start the server with \`doubloon serve\`.\n`,
  },

  migrate: {
    nothing: (schema: number) => `The data are up to date (schema ${schema}).\n`,
    table: (name: string) => `table ${name}`,
    column: (table: string, name: string) => `column ${table}.${name}`,
    index: (name: string) => `index ${name}`,
    step: (number: number, changes: readonly string[]) =>
      `  step ${number}: ${changes.length === 0 ? 'changes what is there' : `adds ${changes.join(', ')}`}\n`,
    plan: (from: number, to: number, steps: readonly string[]) =>
      `From schema ${from} to ${to}; there is no way back but a backup:\n${steps.join('')}Nothing was changed yet. Without --plan it is done, after a backup beside the file.\n`,
    done: (from: number, to: number, steps: readonly string[], backup: string) =>
      `From schema ${from} to ${to}:\n${steps.join('')}Done, and the file was read again: it is whole. As it was before: ${backup}\n`,
  },

  stats: { table: statsTable },

  moderate: {
    needs: (action: string, fields: readonly string[]) =>
      `doubloon moderate ${[action, ...fields.map((field) => (field === 'about' ? 'NUMBER' : field.toUpperCase()))].join(' ')}: exactly these words are needed.`,
    wrong: (field: string, why: string) =>
      `The ${field === 'about' ? 'number' : field} does not fit: ${why}.`,
    done: doneSentence,
    names: (names: readonly string[]) =>
      names.length === 0 ? 'No name is blocked.\n' : names.map((name) => `${name}\n`).join(''),
    reports: (reports: readonly Report[]) =>
      reports.length === 0 ? 'Nothing was reported.\n' : reports.map(reportText).join('\n'),
  },

  recount: {
    notRated: (person: string) =>
      `There is nobody of the id ${person} who ever chose to be rated. Nothing was changed.`,
    done: (games: number, person: string | undefined, problems: readonly string[]) =>
      [
        ...(person === undefined
          ? []
          : [`${person} is rated for none of the games so far; they may choose it again.`]),
        `${games} finished ${games === 1 ? 'game was' : 'games were'} counted anew.`,
        ...problems,
        '',
      ].join('\n'),
  },

  token: {
    whichName: (most: number) =>
      `Give the bot a name of 1 to ${most} characters: doubloon token make NAME.`,
    whichId: 'Say which one, by its id in `doubloon token list`: doubloon token revoke ID.',
    none: (id: string) =>
      `There is no token ${id} that is still good; see \`doubloon token list\`.`,
    made: ({ id, person, name }: Token, secret: string) =>
      `${secret}\n\nThis is the token of "${name}" (id ${id}, known to others as ${person}). It is shown only this once; whoever has it plays as this bot.\n`,
    list: (tokens: readonly Token[]) =>
      tokens.length === 0
        ? 'There are no tokens. `doubloon token make NAME` makes one.\n'
        : tokens
            .map(
              ({ id, name, person, since, revokedAt }) =>
                `${id}  ${moment(since)}  ${revokedAt === undefined ? 'good' : `revoked ${moment(revokedAt)}`}  ${name} (${person})\n`,
            )
            .join(''),
    revoked: (id: string) => `The token ${id} opens nothing any more.\n`,
  },

  key: (key: string) =>
    `${key}\n\nThis is the new key of the admin page. It is shown only this once; the old one opens nothing any more.\n`,
}
