/** English: why a room or its server did not do what was asked, by the code of the refusal, and what to do instead. */
import type { RoomRefusal } from '@doubloon/table'

const ofRooms: Readonly<Record<RoomRefusal, string>> = {
  closed: 'This table is closed. Open another one.',
  'not-begun':
    'The game has not begun yet. It begins when every seat is taken and everybody is ready.',
  begun: 'The game has begun. You can watch, or ask the host to give you a seat.',
  over: 'The game is over. Open a rematch to play on.',
  'not-over': 'The game is not over yet. A rematch can be opened when it is.',
  'not-host': 'Only the host can do that. Ask the host for it.',
  'not-seated': 'That is for players at this table. Take a seat first.',
  seated: 'One person has one seat at a table. Stand up first, then take another one.',
  'no-such-seat': 'This table has no such seat. Choose one of those you see.',
  'seat-taken': 'Somebody was faster and sits there now. Choose another seat.',
  'seat-kept':
    'This seat is kept for somebody else. Choose another one, or ask the host to open it.',
  'seat-played':
    'Somebody plays at this seat. It can be given away once a bot has stepped in for them.',
  full: 'Every seat is taken. You can watch, or ask the host for a seat.',
  'not-full': 'Some seats are still free. Wait for people, or put bots there.',
  late: 'The game has gone on in the meantime. Look at the table and decide again.',
  'bot-plays': 'A bot is playing for you. Take your seat back first.',
  resigned: 'You have given up this game, and a bot plays it to the end. You can watch it.',
  'no-time': 'Your time is used up. Ask the others to agree on another clock.',
  'no-bot-asked': 'No bot is to move at this seat now. Look at the table again.',
  'nothing-to-take-back': 'You have made no move that could be taken back.',
  'question-pending': 'Another question is still open. Answer that one first.',
  'no-question': 'This question is settled already. Look at how the table stands now.',
  'own-question': 'This is your own question. Wait for the others to answer it.',
  'time-left': 'Nobody has run out of time. The game goes on.',
  'not-absent': 'No bot steps in for this player now. Wait for their move.',
  'bad-settings':
    'These times cannot be used. Give whole numbers, from one second to a year, and a delay of at most 200 moves.',
  'bad-clock': 'This clock cannot be used. Give at least five seconds, and at most 60 days.',
  'bad-words': 'Write between 1 and 500 characters, or choose one of the phrases.',
  'not-here': 'That is for people at this table. Take a seat, or ask the host to allow watching.',
  'no-such-words': 'This was not said at this table. Load the page anew and look again.',
  'rematch-exists': 'There is a rematch already. Go there.',
  'brought-over': 'This game is over. A link to it can be shared with “Share or save”.',
  'brought-unrated': 'A game that was begun elsewhere is never rated.',
  'too-many-moves': 'This game has more moves than a server takes. It can only be played on here.',
  'others-play': 'Others are still playing here. Give up or leave instead.',
}

/** What the server says before a room is asked, and what is checked around rooms. */
const ofServer = {
  'bad-request':
    'The server did not understand that. Check what you entered; if it is right, load the page anew.',
  'foreign-origin': 'The server answers its own page only. Open the address that you were given.',
  'not-for-watchers':
    'This table cannot be watched. Ask the host for a seat, or for a table that allows watching.',
  'not-found': 'There is nothing at this address. Check the link that you were given.',
  'no-such-room': 'There is no such table. Check that the link is complete, or ask for a new one.',
  'too-large': 'That is too long for the server. Make it shorter.',
  'headers-too-large': 'That is too long for the server. Load the page anew and try again.',
  'too-slow': 'That took too long on its way to the server. Check the network, then try again.',
  'not-json': 'The server did not understand that. Load the page anew and try again.',
  'unknown-bot': 'This server has no such bot. Choose another level.',
  'unknown-game': 'This server does not know this game. Choose another one.',
  'too-many-requests': 'That was too much at once. Wait a minute, then try again.',
  'too-many-streams':
    'Too many windows are open from your network. Close some of them, then load the page anew.',
  internal: 'Something went wrong on the server. Try again; if it happens again, tell its host.',
  storage: 'The server cannot keep anything at the moment. Nothing was changed. Try again soon.',
  busy: 'Many people are asking at the same time. Try again.',
  'no-rematch': 'Only those who played this game can open its rematch. Ask one of them.',
  'bad-name':
    'A name has 1 to 20 visible characters and no space before or after them. Choose another one.',
  'same-name': 'Somebody at this table has this name already. Choose another one.',
  'no-seats': 'Somebody must sit at the table. Add a seat.',
  'bad-options': 'These options do not go together. Choose others.',
  'other-rules-version':
    'This server plays by another version of the rules. Load the page anew; if it happens again, tell the host of the server.',
  'other-game': 'These are options of another game. Choose the game again.',
  'other-seats': 'This game is played by another number of people. Add or remove seats.',
}

/** What the host of the server has decided. */
const ofHost = {
  muted: 'The host of this server does not let you talk here. You can play on.',
  'blocked-name': 'This name may not be used on this server. Choose another one.',
  'bad-token':
    'This token is not valid, or was revoked. Ask the host of the server for another one.',
  'not-admin': 'Only the host of the server can do that. Come in with the key first.',
  'bad-key': 'This is not the key. Look at what the server printed, or make a new key.',
  'no-such-person': 'There is nobody like that on this server. Load the list anew.',
  'not-in-a-room': 'They do not sit at an open table any more. Load the list anew.',
  'no-such-report': 'Nobody has reported this. Load the list anew.',
}

export const roomRefusals = {
  sentences: { ...ofServer, ...ofHost, ...ofRooms } as Readonly<Record<string, string>>,
  unknown: 'The server did not do that. Load the page anew and try again.',
}
