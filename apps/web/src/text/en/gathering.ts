/** English: a table of people at a distance before its game begins. */
import { about, type Person } from '../person.ts'
import { list, plural, subjects } from './words.ts'

const DAY = 86_400
const HOUR = 3600
const MINUTE = 60

const seconds = (n: number) => plural(n, { one: '# second', other: '# seconds' })

/** The largest unit in which it is a whole number. */
function duration(time: number): string {
  if (time % DAY === 0) return plural(time / DAY, { one: '# day', other: '# days' })
  if (time % HOUR === 0) return plural(time / HOUR, { one: '# hour', other: '# hours' })
  if (time % MINUTE === 0) return plural(time / MINUTE, { one: '# minute', other: '# minutes' })
  return seconds(time)
}

const PLACES = ['First seat', 'Second seat', 'Third seat', 'Fourth seat', 'Fifth seat'] as const
const place = (seat: number): string => PLACES[seat] ?? `Seat ${seat + 1}`
/** The same behind a name. Who begins is drawn by lot. */
const SIDES = ['first seat', 'second seat', 'third seat', 'fourth seat', 'fifth seat'] as const
const side = (seat: number): string => SIDES[seat] ?? `seat ${seat + 1}`

export const gathering = {
  home: 'Doubloon, to the start page',
  asks: (host: Person) => about(host, { you: 'Your table', they: '@ asks you to play' }),
  tableOf: (host: Person) => about(host, { you: 'Your table', they: '@’s table' }),
  /** The host does not sit, and so has no name here. */
  asked: 'You are asked to play',
  table: 'The table',
  game: (game: string, players: number) =>
    `**${game}** for ${['nobody', 'one', 'two', 'three', 'four', 'five'][players] ?? players}`,
  agreed: {
    label: 'What is agreed',
    ownBuildings: 'A set of buildings of its own',
    off: (option: string) => `${option}: no`,
    rounds: (rounds: number) =>
      plural(rounds, { one: 'Ends after # round', other: 'Ends after # rounds' }),
    clock: {
      none: 'No clock',
      move: (time: number) => `${duration(time)} for each move`,
      game: (time: number) => `${duration(time)} for the whole game`,
      increment: (time: number) => `${duration(time)} more after each move`,
    },
    atZero: {
      'bot-moves': 'Out of time: a bot makes that move',
      'stand-in': 'Out of time: a bot plays until you are back',
      resign: 'Out of time: the game is lost',
    },
    absence: (time: number) => `A bot steps in after ${duration(time)} away`,
    rated: 'Rated',
    unrated: 'Not rated',
    watch: (delay: number) =>
      delay === 0
        ? 'Others may watch'
        : plural(delay, {
            one: 'Others may watch, # move later',
            other: 'Others may watch, # moves later',
          }),
    noWatch: 'Nobody watches',
  },
  here: (people: readonly Person[]) =>
    people.length === 1 && people[0]?.isYou === false
      ? `${subjects(people)} is here`
      : `${subjects(people)} are here`,
  watchers: (count: number) => plural(count, { one: '# looks on', other: '# look on' }),
  seats: 'Seats, in order of play; who begins is drawn by lot',
  seat: {
    place,
    side,
    free: 'Free seat',
    keptFor: (name: string) => `Kept for ${name}`,
    you: 'you',
    host: 'host',
    ready: 'ready',
    outsideBot: 'bot from outside',
    notReady: 'not ready yet',
    away: 'away',
    choose: 'Where you sit',
    moveTo: 'Sit here',
    moveToSeat: (seat: number) => `Sit here: ${side(seat)}`,
    change: 'Change',
    changeSeat: (seat: number) => `Change: ${place(seat)}`,
  },
  sit: {
    name: 'Your name',
    down: 'Sit down',
    sitting: 'Sitting down …',
    noName: 'Write your name first: the others see it at your seat.',
    noAccount: 'No account. The seat stays yours in this browser.',
    watch: 'Watch instead',
    watching: 'You are watching. When the game begins, you see it here.',
    after: 'Sit down after all',
    full: 'Every seat is taken.',
    fullWatch: 'Stay to watch: the game begins here. If somebody stands up, you can sit down.',
    fullNoWatch: 'Stay, if you like: if somebody stands up, you can sit down.',
  },
  ready: {
    ready: 'I am ready',
    notReady: 'Not ready after all',
    start: 'Start now',
    itself: 'The game begins by itself when every seat is taken and everybody is ready.',
    waiting: (people: readonly string[], free: number) => {
      if (people.length === 0)
        return plural(free, {
          one: 'Waiting for somebody to take the free seat.',
          other: 'Waiting for people to take the # free seats.',
        })
      if (free === 0) return `Waiting for ${list(people)} to be ready.`
      return plural(free, {
        one: `Waiting for ${list(people)} to be ready, and for somebody to take the free seat.`,
        other: `Waiting for ${list(people)} to be ready, and for people to take the # free seats.`,
      })
    },
    stand: 'Stand up',
    leave: 'Leave the table',
  },
  host: {
    seatOf: (name: string) => `The seat of ${name}`,
    who: 'Who sits here',
    kinds: { open: 'Anybody', kept: 'A friend', bot: 'A bot' },
    about: {
      open: 'Whoever comes first sits here.',
      kept: 'Only somebody who gives this name sits here.',
      bot: 'A bot plays here from the beginning to the end.',
    },
    friend: 'Name of your friend',
    level: 'How strong',
    done: 'Done',
    noFriend: 'Write the name of your friend first.',
    handOver: (name: string) => `Make ${name} the host`,
    handOverAbout: 'The host arranges the seats, starts the game and can close the table.',
    free: (name: string) => `Take the seat from ${name}`,
    freeAbout: 'The seat is free then. Whoever sat there can sit down again.',
    close: 'Close the table',
    closeTitle: 'Close this table?',
    closeAbout: 'It is gone for everybody who has the link, and cannot be opened again.',
    keep: 'Keep it open',
  },
  invite: {
    title: 'Invite friends',
    about: 'Whoever opens this link can sit down. A name is enough.',
    link: 'The link',
    copy: 'Copy',
    copied: 'Copied',
    copyYourself: 'This page may not copy. The link is selected: copy it yourself.',
    share: 'Share',
    text: (game: string) => `Play ${game} with me`,
    code: 'QR code of the link: a phone that looks at it opens it',
    scan: 'Or let a phone look at this.',
    address: 'Address in your network',
    onlyHere:
      'This address leads only to this computer. To let others in, start the server so that your network reaches it:',
    command: 'npm start -- --host 0.0.0.0',
  },
  line: {
    lost: 'The server does not answer.',
    next: (time: number) =>
      plural(time, { one: 'Next try in # second.', other: 'Next try in # seconds.' }),
    trying: 'Trying again …',
    sent: 'What you press now is sent then.',
    now: 'Try now',
    back: 'The line is back.',
  },
  gone: {
    titles: {
      'no-such-room': 'This link leads nowhere',
      'not-for-watchers': 'This game has begun without watchers',
    } as Readonly<Record<string, string>>,
    title: 'This table cannot be opened',
    closed: 'This table is closed',
    byHost: 'The host has closed it. Ask them for a new link, or play a game of your own.',
    byServer:
      'The host of this server has closed it. Find another table, or play a game of your own.',
    byTournament: 'The host of the tournament has ended it; it counts as it stood.',
    toTournament: 'To the tournament',
    empty: 'Everybody has left it. Play a game of your own, or ask a friend to open another table.',
    ways: 'Where to go',
    home: 'Start page',
    again: 'Try again',
  },
  /** For ears: what has changed. */
  news: {
    sat: (who: Person, seat: number) =>
      about(who, { you: `You sit down: ${place(seat)}.`, they: `@ sits down: ${place(seat)}.` }),
    left: (who: Person) => about(who, { you: 'Your seat is free now.', they: '@ has stood up.' }),
    ready: (who: Person) => about(who, { you: 'You are ready.', they: '@ is ready.' }),
    notReady: (who: Person) =>
      about(who, { you: 'You are not ready.', they: '@ is not ready after all.' }),
    bot: (name: string, seat: number) => `${place(seat)}: a bot, ${name}.`,
    kept: (name: string, seat: number) => `${place(seat)}: kept for ${name}.`,
    open: (seat: number) => `${place(seat)}: free.`,
    host: (who: Person) => about(who, { you: 'You are the host now.', they: '@ is the host now.' }),
    come: (who: Person) => about(who, { you: 'You are back.', they: '@ is here.' }),
    gone: (who: Person) => about(who, { you: 'You are away.', they: '@ is away.' }),
  },
}
