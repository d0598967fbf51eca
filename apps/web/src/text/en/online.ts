/** English: the table while people play at it from a distance. */
import { about, type Person } from '../person.ts'
import { list, plural } from './words.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The largest unit of a time, read aloud. */
function inWords(seconds: number): string {
  if (seconds >= DAY) return plural(Math.floor(seconds / DAY), { one: '# day', other: '# days' })
  if (seconds >= HOUR)
    return plural(Math.floor(seconds / HOUR), { one: '# hour', other: '# hours' })
  if (seconds >= MINUTE)
    return plural(Math.floor(seconds / MINUTE), { one: '# minute', other: '# minutes' })
  return plural(seconds, { one: '# second', other: '# seconds' })
}

export const online = {
  watch: {
    minutes: (minutes: number, seconds: number) => `${minutes}:${`${seconds}`.padStart(2, '0')}`,
    hours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
    days: (days: number, hours: number) => `${days} d ${hours} h`,
    /** Read aloud; seconds are not told one by one. */
    left: (who: Person, seconds: number) =>
      seconds < MINUTE
        ? about(who, {
            you: 'You have less than a minute left',
            they: '@ has less than a minute left',
          })
        : about(who, {
            you: `You have ${inWords(seconds)} left`,
            they: `@ has ${inWords(seconds)} left`,
          }),
    up: (who: Person) => about(who, { you: 'Your time is up', they: '@ has no time left' }),
    warning: (seconds: number) => `You have ${inWords(seconds)} left.`,
  },
  presence: {
    here: (who: Person) => about(who, { you: 'You are here', they: '@ is here' }),
    trying: () => 'Your line is lost and is tried again',
    away: (who: Person) => about(who, { you: 'You are away', they: '@ is away' }),
    replaced: (who: Person) =>
      about(who, { you: 'A bot plays for you', they: '@ is away, and a bot plays' }),
    resigned: (who: Person) => about(who, { you: 'You have resigned', they: '@ has resigned' }),
  },
  /** Below the board of a seat at which a bot plays for somebody. */
  absence: {
    replaced: (name: string, level: string) => `${name} is away: a bot plays (${level})`,
    resigned: (name: string, level: string) => `${name} has resigned: a bot plays (${level})`,
  },
  line: {
    lost: 'The line is lost.',
    next: (seconds: number) => `Trying again in ${seconds} s.`,
    now: 'Trying again …',
    /** What becomes of a move: one that waits, and one that is made now. */
    kept: 'Your move is kept and will be sent, also when you close this page and come back.',
    /** It waited while the page was closed. */
    lostMove:
      'The game went on before your last move could be sent. Look at the table and decide again.',
    later: 'A move made now is sent then.',
    noAnswer: 'The server does not answer.',
    hurry: 'Try now',
    home: 'To the start page',
  },
  own: {
    botPlays: 'A bot plays for you.',
    back: 'Take your seat back',
    resigned: 'You have resigned. A bot plays to the end.',
  },
  watching: {
    now: 'You are watching.',
    behind: (moves: number) =>
      plural(moves, {
        one: 'You are watching, # move behind the players.',
        other: 'You are watching, # moves behind the players.',
      }),
    ask: 'Ask for a seat',
    title: 'Ask for a seat',
    about:
      'The host sees your wish and can give you the seat of a bot, or of somebody for whom a bot plays.',
    name: 'Your name',
    send: 'Ask the host',
    asked: 'The host knows that you would like to play.',
    /** For the host. */
    wish: (name: string) => `${name} would like to play.`,
    choose: 'Choose a seat',
    count: (watchers: number) =>
      plural(watchers, { one: '# person is watching', other: '# people are watching' }),
  },
  menu: {
    people: 'Who is here',
    back: 'Take your seat back',
    leave: 'Leave: a bot plays on',
    resign: 'Resign',
    fair: 'Fair luck',
  },
  people: {
    title: 'At this table',
    host: 'host',
    bot: (level: string) => `bot (${level})`,
    here: 'here',
    outsideBot: 'bot from outside',
    away: 'away',
    replaced: (level: string) => `away, a bot plays (${level})`,
    resigned: 'resigned',
    watchers: 'Watching',
    nobody: 'Nobody is watching.',
    /** Those who have said something have names. */
    named: (names: readonly string[]) => `${list(names)}.`,
    andOthers: (names: readonly string[], others: number) =>
      plural(others, {
        one: `${list(names)}, and # more.`,
        other: `${list(names)}, and # more.`,
      }),
    unnamed: (count: number) =>
      plural(count, {
        one: '# person who has said nothing yet.',
        other: '# people who have said nothing yet.',
      }),
    giveTo: (seat: string, watcher: string) => `Give ${seat}’s seat to ${watcher}`,
    toBot: (seat: string) => `Let the bot keep ${seat}’s seat`,
    botName: (seat: number) => `Bot ${seat + 1}`,
    handOver: (name: string) => `Make ${name} the host`,
    hint: 'You are the host. You can give a seat to somebody else once a bot plays there; somebody who watches is named here after saying something.',
  },
  resign: {
    title: 'Resign?',
    about:
      'A bot plays your seat to the end, and you cannot win this game any more. This cannot be undone.',
    leave: 'To go away for a while, leave instead: you can take your seat back at any time.',
    yes: 'Resign',
    no: 'Play on',
  },
  fair: {
    title: 'Fair luck',
    about:
      'All luck of this game follows from one secret word, whose fingerprint everybody could see before the first move. When the game is over the word is shown as well: if its fingerprint is the same, nobody chose the luck afterwards.',
    fingerprint: 'Fingerprint (SHA-256)',
    word: 'The word',
    secret: 'Shown when the game is over.',
    same: 'Compared in your browser: the fingerprint of the word is the one that was shown at the start.',
    different:
      'The fingerprint of this word is another one. Ask the host of this server what happened.',
  },
  tournament: 'To the tournament',
  tournamentOver: 'This table is done. The next round begins when all are.',
  encore: {
    open: 'Rematch',
    go: 'To the rematch',
    watch: 'Watch the rematch',
    isOpen: 'A rematch is open.',
    noAnswer: 'The server does not answer. Press again when the line is back.',
  },
}
