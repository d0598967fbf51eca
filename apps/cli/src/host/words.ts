/** What the help of the host's commands says to people, in English; all else is said by the server's tools. */
export const hostWords = {
  commands: {
    backup: 'a checked copy of all rooms and people, made while the server runs',
    restore: 'puts a backup in the place of the data; the server must not run',
    stats: 'rooms, people, moves and size, in all and by day',
    migrate: 'brings the data of an older Doubloon to the form of this one',
    moderate: 'reports, and what is done about people, names and rooms',
    recount: 'counts all finished games and ratings anew; the server must not run',
    token: 'makes, lists and revokes the tokens of bots from outside',
    key: 'a new key for the admin page; the old one opens nothing any more',
  },
  more: {
    moderate: [
      'reports               sayings that people have reported, with what was said around them',
      'settle ROOM NUMBER    a report needs nothing any more',
      'mute PERSON           nobody hears them any more; unmute PERSON',
      'rename PERSON NAME    at all open tables where they sit',
      'block NAME            nobody can take it any more; unblock NAME, names',
      'close ROOM            ends what is played there, without a result',
      '',
      'What begins with - stands behind --, as in: doubloon moderate mute -- -kd8Yw0a',
    ],
    token: [
      'make NAME             a new bot with its token, which is shown only this once',
      'list                  all tokens, the newest first',
      'revoke ID             it opens nothing any more',
    ],
  },
  flags: {
    data: 'folder in which everything is kept (DOUBLOON_DATA, else data)',
    thorough: 'plays every game of the copy once more by the rules',
    replace: 'puts the data that are there aside under another name',
    days: 'how many days (14)',
    json: 'prints one JSON value',
    plan: 'says what would be done, and does nothing',
    all: 'also reports that are settled',
    unrate: 'this person is rated for none of the games so far',
  },
}
