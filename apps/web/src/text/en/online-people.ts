/** English: people, their finished games, the best, and who one is oneself. */
import { about, type Person } from '../person.ts'
import { list, plural } from './words.ts'

const games = (count: number) => plural(count, { one: '# game', other: '# games' })

export const onlinePeople = {
  places: 'People',
  toLeaders: 'The best',
  toMe: 'About me',
  again: 'Try again',
  more: 'Show older games',
  somebody: 'Somebody',
  you: 'you',
  bots: {
    novice: 'Novice bot',
    casual: 'Casual bot',
    club: 'Club bot',
    expert: 'Expert bot',
    master: 'Master bot',
  } as Readonly<Record<string, string>>,
  bot: 'bot',
  players: (count: number) => plural(count, { one: '# player', other: '# players' }),
  gamesOf: games,
  wins: (wins: string) => `${wins} won`,
  percent: (share: number) => `${share} %`,
  /** Why something could not be done or shown, by code. */
  problems: {
    away: 'The server does not answer. Check the network, then try again.',
    'no-server':
      'This page was not opened from a Doubloon server, so there are no people here. Games against bots and at this screen work as ever.',
    'no-such-person':
      'There is nobody here. Perhaps the link is damaged, or they wanted to be forgotten.',
    'wrong-password': 'Name and password do not belong together. Check both, then try again.',
    'wrong-own-password': 'This is not your password. Check it, then try again.',
    'weak-password': 'This password is easy to guess. Take 8 characters or more, and not the name.',
    'blocked-name': 'This name may not be used on this server. Take another one.',
    'name-taken': 'Somebody else has this name already. Take another one.',
    'has-account': 'You have an account already. Load the page again to see it.',
    'no-account': 'You are not signed in here any more. Load the page again.',
    'no-such-code':
      'This code does not work: each works once, for an hour. Ask for a new one where you are signed in.',
    'still-plays': 'You still sit at a game that is not over. Finish it or resign, then try again.',
    'too-many-tries': 'Too many tries. Wait a quarter of an hour, then try again.',
    'too-many-requests': 'The server has much to do at the moment. Wait a minute, then try again.',
    storage: 'The server cannot keep anything at the moment. Nothing was changed; try again later.',
    'bad-name': 'A name has 1 to 20 characters, and no space before or behind it.',
    'no-password': 'Type a password.',
    'no-code': 'Type the code.',
    'not-copied': 'The link could not be copied. Select it and copy it by hand.',
    no: 'That did not work. Try again.',
  } as Readonly<Record<string, string>>,

  leaders: {
    title: 'The best',
    about:
      'People who chose to be rated, and the bots they played with. Who wins against strong players rises; who has played more is known better.',
    game: 'Game',
    players: 'Players',
    table: (game: string, players: number) => `${game} with ${players} players: the best`,
    rank: 'Place',
    name: 'Name',
    rating: 'Rating',
    likely: 'Most likely',
    played: 'Games',
    won: 'Won',
    none: (least: number) =>
      `Nobody has finished ${games(least)} of this kind yet that count. Open a rated table and be the first.`,
    least: (least: number) => `From ${games(least)} on one stands in this list.`,
    how: 'The rating is what somebody is almost certainly better than: new people begin at 0 and rise as they become known. How they most likely play stands beside it; 1000 is in the middle.',
  },

  profile: {
    since: (date: string) => `Here since ${date}`,
    totals: (count: number, wins: string) => `${games(count)} finished, ${wins} won`,
    noGames: (who: Person) =>
      about(who, {
        you: 'You have not finished a game that is shown here. Public and rated games are counted when they end; others see no other games of yours.',
        they: '@ has not finished a game that is shown here. Games among friends are shown only to those who played them.',
      }),
    isYou: 'This is you, as others see you.',
    own: 'Account, my tables, rated games',
    ratings: 'Ratings',
    noRating: (who: Person) =>
      about(who, {
        you: 'You have no rating: only rated games count, and only if you chose so.',
        they: '@ has no rating.',
      }),
    ratingOf: (game: string, players: string) => `${game}, ${players}`,
    rating: 'Rating',
    between: (low: number, high: number) => `plays like ${low} to ${high}`,
    course: (first: number, last: number, count: number) =>
      `The rating over the last ${games(count)}: from ${first} to ${last}`,
    statistics: 'In numbers',
    statisticsOf: (game: string) => `${game}: by seat`,
    seat: 'Seat',
    seatOf: (seat: number, players: string) => `Seat ${seat} of ${players}`,
    played: 'Games',
    share: 'Won',
    mean: 'Mean score',
    best: (score: string, players: string) => `Best score: ${score} with ${players}`,
    points: (count: number) => plural(count, { one: '# point', other: '# points' }),
    buildings: 'Buildings',
    builtIn: (count: number, share: string) => `${games(count)}, ${share} of them won`,
    allBuildings: 'All buildings',
    against: (name: string) => `You and ${name}`,
    tally: (ahead: number, behind: number) =>
      `You were ahead ${plural(ahead, { one: '# time', other: '# times' })}, behind ${plural(behind, { one: '# time', other: '# times' })}`,
    even: (count: number) => `${plural(count, { one: '# time', other: '# times' })} level`,
    never: (name: string) => `You and ${name} have not finished a game together.`,
    history: 'Finished games',
    together: 'Only those with you',
    rated: 'rated',
    resigned: 'resigned',
    replay: 'See it again',
    replayOf: (game: string, date: string) => `See ${game} of ${date} again`,
    scoreOf: (name: string, score: number) => `${name} ${score}`,
    rose: (change: string) => `${change} rating`,
    place: (rank: number, players: number) => `${rank} of ${players}`,
    won: 'won',
    shared: 'shared the victory',
  },

  me: {
    title: 'About me',
    nobody: 'You are nobody here yet',
    nobodyAbout:
      'Nothing needs an account: sit down at a table with any name and play. Whoever has played before on another device can be the same person here.',
    guest: 'You play without an account',
    guestAbout:
      'This browser knows you. An account lets you be the same person on another device, and keeps your games if this browser forgets.',
    signedIn: (name: string) => `Signed in as ${name}`,
    since: (date: string) => `Account since ${date}`,
    devices: (count: number) =>
      plural(count, { one: '# browser is signed in.', other: '# browsers are signed in.' }),
    profile: 'My profile, as others see it',
    account: 'Account',
    which: 'Account',
    make: 'Make an account',
    have: 'I have an account',
    name: 'Name of the account',
    nameAbout: 'Others do not see it: they see the name under which you sit down.',
    password: 'Password',
    passwordAbout: '8 characters or more. Nobody can tell it to you if you forget it.',
    signUp: 'Make the account',
    signIn: 'Sign in',
    wait: 'One moment …',
    leaves:
      'In this browser you have tables as somebody without an account. If you go on, you can never come back to them. Make an account first to keep them, or leave them behind.',
    leave: 'Leave them and go on',
    signOut: 'Sign out here',
    everywhere: 'Sign out everywhere',
    changing: 'Another password',
    old: 'Password until now',
    new: 'New password',
    change: 'Change the password',
    changed: 'The password is changed. All other browsers are signed out.',
    deleting: 'Delete the account',
    deleteAbout:
      'Account and name go for good. Your finished games stay in the history of the others, under “Somebody”. At the tables themselves stays what you said there, and the name you sat down with.',
    delete: 'Delete it for good',
    deleted: 'The account is deleted.',
    device: 'Another device',
    deviceAbout:
      'A private link makes another browser be you, once, within an hour. Give it to nobody else.',
    deviceGuest:
      'Even without an account: a private link makes another browser be you, once, within an hour. Give it to nobody else.',
    makeCode: 'Make a private link',
    link: 'Private link',
    code: 'Or type this code there',
    copy: 'Copy',
    copied: 'Copied',
    until: (time: string) => `Works once, until ${time}.`,
    haveCode: 'I have a code of another browser',
    codeHere: 'Code',
    carry: 'Be that person here',
    carryTitle: 'Be the same person here',
    carryAbout:
      'You opened a private link. This browser will be the person who made it, with all their tables.',
    carried: 'Done: you are the same person here now.',
    rated: 'Rated games',
    ratedLabel: 'Rated games count for me',
    ratedAbout:
      'Tables that were opened as rated change your rating when they end, and you stand among the best. It counts for games that begin from now on. Leaving a rated game to a bot still counts.',
    ratedNote:
      'This table is rated: it changes your rating if you choose so before the game begins. Leaving it to a bot still counts.',
    rooms: 'My tables',
    noRooms: 'You sit at no table.',
    toRoom: (game: string, names: readonly string[]) => `${game} with ${list(names)}`,
    alone: (game: string) => `${game}, nobody else there yet`,
    stages: {
      gathering: 'waiting for players',
      playing: 'playing',
      over: 'over',
      closed: 'closed',
    } as Readonly<Record<string, string>>,
    asked: 'your turn',
  },
}
