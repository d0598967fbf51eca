/** English: talk, agreements and plans at online tables. */
import type { ClockSettings } from '@doubloon/table'
import { about, type Person } from '../person.ts'
import { objects, plural, subject, verb } from './words.ts'

/** A length of time in the largest unit that fits. */
function time(seconds: number): string {
  if (seconds % 86_400 === 0) return plural(seconds / 86_400, { one: '# day', other: '# days' })
  if (seconds % 3600 === 0) return plural(seconds / 3600, { one: '# hour', other: '# hours' })
  if (seconds % 60 === 0) return plural(seconds / 60, { one: '# minute', other: '# minutes' })
  return plural(seconds, { one: '# second', other: '# seconds' })
}

function clock(is: ClockSettings): string {
  if (is.kind === 'none') return 'no clock'
  if (is.kind === 'move') return `${time(is.seconds)} for every decision`
  const whole = `${time(is.seconds)} for the whole game`
  return is.increment === 0 ? whole : `${whole}, and ${time(is.increment)} more with every move`
}

export const talk = {
  clock,
  title: 'Talk',
  nothing: 'Nobody has said anything yet.',
  filter: {
    label: 'What the log shows',
    all: 'All',
    moves: 'Moves',
    talk: 'Talk',
  },
  unread: (count: number) => plural(count, { one: '# new saying', other: '# new sayings' }),
  /** A field to write in, and around it. */
  field: {
    label: 'Say something to everybody at the table; Enter sends it',
    empty: 'Say something',
    send: 'Send',
    left: (count: number) => plural(count, { one: '# sign left', other: '# signs left' }),
    tooLong: (count: number) =>
      plural(count, {
        one: 'One sign too many: make it a little shorter.',
        other: '# signs too many: make it a little shorter.',
      }),
    name: 'A name, so that the others know who writes',
    waits: 'Waits for the line, and is sent then.',
  },
  phrases: {
    title: 'Quick phrases',
    about: 'Everybody reads these in their own language.',
    unknown: 'Says something that this page does not know yet. Load it anew to read it.',
    said: {
      hello: 'Hello!',
      'good-luck': 'Good luck, and have fun!',
      'your-turn': 'It is your turn.',
      'one-moment': 'One moment, please.',
      'well-played': 'Well played!',
      thanks: 'Thank you!',
      sorry: 'Sorry!',
      oops: 'Oops, that was a slip.',
      wow: 'Wow!',
      'good-game': 'Good game!',
      rematch: 'Another game?',
      goodbye: 'Goodbye!',
      'may-i-play': 'I would like to play. Is there a seat for me?',
    } as Readonly<Record<string, string>>,
  },
  /** Whose saying it is, for ears. */
  says: (who: Person) => about(who, { you: 'You say:', they: '@ says:' }),
  watches: (name: string) => `${name}, watching`,
  more: (name: string) => `What you can do about this saying of ${name}`,
  mute: (name: string) => `Mute ${name}`,
  muteAbout: 'Only here: nobody else notices.',
  hushed: (name: string, count: number) =>
    plural(count, {
      one: `${name} is muted: # saying is hidden.`,
      other: `${name} is muted: # sayings are hidden.`,
    }),
  unmute: 'Show again',
  report: {
    begin: 'Report',
    about:
      'The host of this server will read this saying and your name, and decides what to do. Nobody at the table is told.',
    send: 'Report it',
    leave: 'Leave it',
    done: 'Reported. The host of this server reads it.',
  },
  /** Questions to all who play. */
  vote: {
    takeBack: (who: Person) =>
      about(who, {
        you: 'You ask to take back your last move',
        they: '@ asks to take back their last move',
      }),
    clock: (who: Person) =>
      about(who, { you: 'You ask for another pace', they: '@ asks for another pace' }),
    /** What would go back with it. */
    goesBack: (count: number, others: readonly Person[]) =>
      others.length === 0
        ? plural(count, { one: 'One move goes back.', other: '# moves go back.' })
        : plural(count, {
            one: `One move goes back, of ${objects(others)}.`,
            other: `# moves go back, also of ${objects(others)}.`,
          }),
    pace: (wanted: string, now: string) => `Wanted: ${wanted}. Now: ${now}.`,
    fresh: 'Everybody begins with all of its time.',
    agreed: (name: string) => `${name} agrees`,
    open: (name: string) => `${name} is asked`,
    yes: 'yes',
    notYet: '…',
    answers: 'Who agrees',
    agree: 'Agree',
    refuse: 'Refuse',
    withdraw: 'Withdraw',
    youAgreed: 'You have agreed.',
  },
  pace: {
    title: 'Ask for another pace',
    now: (wanted: string) => `Now: ${wanted}.`,
    about:
      'If all who play agree, the game goes on at the new pace, and everybody begins with all of its time.',
    live: 'All at the table now',
    days: 'A move now and then',
    none: 'Without a clock',
  },
  /** Lines of the log. */
  matters: {
    takeBackAsked: (who: Person) => `${subject(who)} ${verb(who, 'ask')} to take a move back.`,
    answered: (who: Person, agrees: boolean) =>
      `${subject(who)} ${verb(who, agrees ? 'agree' : 'refuse')}.`,
    withdrawn: 'The question is withdrawn.',
    takenBack: (who: Person) => `${subject(who)} ${verb(who, 'take')} a move back.`,
    clockAsked: (who: Person, wanted: string) =>
      `${subject(who)} ${verb(who, 'ask')} for another pace: ${wanted}.`,
    clockChanged: (now: string) => `All agree. From now on: ${now}.`,
    timeRanOut: (who: Person) =>
      about(who, { you: 'Your time is up.', they: '@ has no time left.' }),
    sits: (who: Person) => `${subject(who)} ${verb(who, 'sit')} down here.`,
    botSits: (name: string) => `${name}, a bot, plays here from now on.`,
    botPlays: (who: Person) =>
      about(who, { you: 'A bot plays for you.', they: '@ is away. A bot plays here.' }),
    isBack: (who: Person) => about(who, { you: 'You are back.', they: '@ is back.' }),
    resigned: (who: Person) =>
      about(who, {
        you: 'You have resigned. A bot plays to the end.',
        they: '@ has resigned. A bot plays to the end.',
      }),
    hostChanged: (who: Person) =>
      about(who, {
        you: 'You are the host of this table now.',
        they: '@ is the host of this table now.',
      }),
  },
  /** One's next role, chosen while others move. */
  plan: {
    /** Beside a card that can be planned. */
    begin: 'Press it to plan it: you take it as soon as a role is asked of you.',
    beginByFinger: 'Tap it again to plan it: you take it as soon as a role is asked of you.',
    is: 'Planned. Press it again to take that back.',
    told: (role: string) =>
      `Planned: **${role}**, as soon as a role is asked of you. Press its card again, or Escape, to take that back.`,
    gone: (role: string, taker: Person) =>
      about(taker, {
        you: `Your plan is withdrawn: the **${role}** is with you already.`,
        they: `Your plan is withdrawn: @ has the **${role}**.`,
      }),
    notOffered: (role: string) => `Your plan is withdrawn: the **${role}** cannot be taken now.`,
  },
}
