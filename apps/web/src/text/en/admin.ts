/** English: the admin page, for whoever runs the server. */
import { plural } from './words.ts'

const times = (count: number) => plural(count, { one: 'by # person', other: 'by # people' })

export const admin = {
  title: 'Harbour master',
  about: 'Load, reports, tables and people of this server.',

  key: 'Key',
  keyAbout:
    'The server printed the key when it was started for the first time. Where it is lost, “doubloon key” on the server makes a new one.',
  enter: 'Come in',
  leave: 'Sign out',

  load: 'Load',
  movesPerSecond: 'moves a second',
  streams: 'open streams',
  liveRooms: 'tables in memory',
  delay: 'late by at most',
  delayOften: (time: string) => `mostly less than ${time}`,
  data: 'kept data',
  memory: 'memory',
  upFor: 'running for',
  people: 'people',
  gathering: 'tables that gather',
  playing: 'tables that play',
  over: 'finished games',

  reports: 'Reports',
  noReports: 'Nothing is reported.',
  reported: (count: number, when: string) => `Reported ${times(count)}, ${when}`,
  thisOne: 'This was reported',
  toTable: 'See the table',
  mute: 'Mute',
  muteWho: (name: string) => `Mute ${name}`,
  unmute: 'Unmute',
  unmuteWho: (name: string) => `Unmute ${name}`,
  settle: 'It is settled',

  tables: 'Open tables',
  noTables: 'No table is open.',
  stages: { gathering: 'gathers', playing: 'plays' } as Readonly<Record<string, string>>,
  isPrivate: 'private',
  free: 'free seat',
  close: 'Close',
  closeTable: (who: string) => `Close the table of ${who}`,
  closing: 'The game there ends without a result.',
  nobody: 'nobody',

  persons: 'People',
  noPersons: 'Nobody has been here yet.',
  noName: 'without a name',
  isBot: 'bot from outside',
  isMuted: 'muted',
  since: (when: string) => `since ${when}`,
  atTables: (count: number) => plural(count, { one: 'at # table', other: 'at # tables' }),
  rename: 'Rename',
  renameWho: (name: string) => `Rename ${name}`,
  renaming: (name: string) => `Another name for ${name}`,
  save: 'Save',

  names: 'Blocked names',
  namesAbout:
    'Nobody can take these names, in capitals or not. Who has one keeps it until renamed.',
  noNames: 'No name is blocked.',
  name: 'Name to block',
  block: 'Block',
  unblock: 'Free',
  unblockName: (name: string) => `Free the name ${name}`,

  sure: 'Yes, do it',
  cancel: 'No',
  refused: {
    'bad-key': 'This is not the key. Look at what the server printed, or make a new key.',
    'too-many-requests': 'Too many tries. Wait a minute, then try again.',
    away: 'The server does not answer. What you see may be old; it is asked again and again.',
    'no-server':
      'This page comes from a place that has only files. Open it at the address of your Doubloon server.',
    storage: 'The server can keep nothing at the moment. Nothing was changed; look at its disk.',
    'bad-request': 'A name has 1 to 20 visible characters.',
    'no-such-person': 'They sit at no open table, so there is nothing to rename.',
    'no-such-room': 'This table is not there any more.',
    'same-name': 'Somebody at the same table has this name. Choose another one.',
    'bad-name': 'A name has 1 to 20 visible characters.',
    over: 'This game is over already.',
  } as Readonly<Record<string, string>>,
  refusedOtherwise: 'That was not possible. Load the page anew, then try again.',
}
