/** All requests the server knows: what they take, what they answer. The server and its description derive from this list. */
import { personCommand } from './commands.ts'
import { NOTIFY_ROUTES } from './notify.ts'
import { PEOPLE_ROUTES } from './people.ts'
import {
  doneReply,
  healthReply,
  listReply,
  meReply,
  openedReply,
  recordReply,
  roomReply,
  versionReply,
  viewReply,
} from './replies.ts'
import {
  bringRoomBody,
  LONGEST_RECORD,
  listQuery,
  momentQuery,
  moveBody,
  openRoomBody,
  rematchBody,
} from './requests.ts'
import type { Route } from './route.ts'
import { glimpseMessage, streamMessage } from './stream.ts'
import { TOURNAMENT_ROUTES } from './tournaments.ts'

export const ROUTES = {
  openRoom: {
    method: 'POST',
    path: '/api/rooms',
    summary: 'Opens a room; whoever asks is its host',
    body: openRoomBody,
    reply: openedReply,
    status: 201,
  },
  bringRoom: {
    method: 'POST',
    path: '/api/rooms/brought',
    summary: 'Opens a room in which a game goes on that was begun elsewhere',
    body: bringRoomBody,
    mostBytes: LONGEST_RECORD,
    reply: openedReply,
    status: 201,
  },
  listRooms: {
    method: 'GET',
    path: '/api/rooms',
    summary: 'Public rooms, newest changes first',
    query: listQuery,
    reply: listReply,
    status: 200,
  },
  room: {
    method: 'GET',
    path: '/api/rooms/:room',
    summary: 'A room as the one who asks may see it',
    reply: roomReply,
    status: 200,
  },
  command: {
    method: 'POST',
    path: '/api/rooms/:room/commands',
    summary: 'Asks something of a room; answered when it is kept',
    body: personCommand,
    reply: doneReply,
    status: 200,
  },
  move: {
    method: 'POST',
    path: '/api/rooms/:room/moves',
    summary: 'Plays a move; answered when it is kept, and played once however often it is sent',
    body: moveBody,
    reply: doneReply,
    status: 200,
  },
  rematch: {
    method: 'POST',
    path: '/api/rooms/:room/rematch',
    summary: 'The room where the same people go on, opened by the first who asks',
    body: rematchBody,
    reply: openedReply,
    status: 200,
  },
  events: {
    method: 'GET',
    path: '/api/rooms/:room/events',
    summary: 'Everything that happens in a room, from Last-Event-ID on',
    reply: streamMessage,
    isStream: true,
    status: 200,
  },
  view: {
    method: 'GET',
    path: '/api/rooms/:room/view',
    summary: 'The table and the offers as the one who asks may see them',
    reply: viewReply,
    status: 200,
  },
  glimpse: {
    method: 'GET',
    path: '/api/rooms/:room/glimpse',
    summary: 'The game after so many moves, as the one who asks may know it',
    query: momentQuery,
    reply: glimpseMessage,
    status: 200,
  },
  record: {
    method: 'GET',
    path: '/api/rooms/:room/record',
    summary: 'The record of a finished game, with its seed',
    reply: recordReply,
    status: 200,
  },
  me: {
    method: 'GET',
    path: '/api/me',
    summary: 'Who one is to others',
    reply: meReply,
    status: 200,
  },
  health: {
    method: 'GET',
    path: '/api/health',
    summary: 'Whether the server can do its work',
    reply: healthReply,
    status: 200,
  },
  version: {
    method: 'GET',
    path: '/api/version',
    summary: 'Versions of protocol, program and rules, and the bots there are',
    reply: versionReply,
    status: 200,
  },
  ...PEOPLE_ROUTES,
  ...NOTIFY_ROUTES,
  ...TOURNAMENT_ROUTES,
} as const satisfies Record<string, Route>
