/** Requests that nobody should send, by kind: who sends what, and what they must be answered. None of them may change anything. */
import type { Client } from './client.ts'

type Asked = NonNullable<Parameters<Client['ask']>[1]>

export interface Abuse {
  /** Who asks; nobody: without any cookie. */
  readonly who: 'asked' | 'other' | 'host' | 'stranger' | 'nobody'
  readonly path: string
  readonly asked: Asked
  readonly status: number
  /** One of these codes; none for an answer that is no refusal. */
  readonly codes: readonly string[]
}

/** A table in the middle of its game, as those who abuse it know it. */
export interface Target {
  readonly room: string
  /** A room in which people gather still: all its seats are held. */
  readonly gathering: string
  readonly moves: number
  /** The last move, and by whom it was made. */
  readonly last: { readonly who: 'asked' | 'other'; readonly after: number; readonly move: string }
  /** A move that whoever is asked could make. */
  readonly offer: string
  readonly askedSeat: number
  /** What others know of a person. */
  readonly person: string
}

type Roll = (below: number) => number
type Form = (target: Target, roll: Roll) => Abuse

const commands = ({ room }: Target) => `/api/rooms/${room}/commands`
const moves = ({ room }: Target) => `/api/rooms/${room}/moves`
const json = { 'content-type': 'application/json' }
const NOT_AS_DESCRIBED = ['bad-request']

const JUNK: readonly unknown[] = [
  null,
  [],
  {},
  '',
  'x'.repeat(3000),
  -1,
  1e99,
  0.5,
  { $ne: 1 },
  ['sit'],
  '__proto__',
  '\u0000',
  '../../etc/passwd',
  "'; DROP TABLE log; --",
  '<script>alert(1)</script>',
]

/** Names that are not seen, run backwards, break lines, or look like another's. */
const NAMES: readonly string[] = [
  '\u3164',
  '\u2800',
  '\uffa0',
  'Ada\u3164',
  'A\u034fda',
  'Ada\ufe0f',
  'A\u200bda',
  'A\u202eda',
  '\u2066Ada',
  'A\u00adda',
  'A\nda',
  'A\u0000da',
  '\u00a0Ada',
  'Ada\u2003',
  '\ud800da',
  '\u0301Ada',
  `A${'\u0301'.repeat(12)}`,
  '\u{e0041}Ada',
  '\ue000',
  '\ufeffAda',
  '\u115fAda',
  'x'.repeat(21),
  '',
  ' ',
]

/** JSON that is none, or that nobody writes. */
const TEXTS: readonly string[] = [
  '{"type":',
  '{"type":"leave"',
  "{'type':'leave'}",
  '{"type":"leave"}{"type":"leave"}',
  '\ufeff{"type":"leave",}',
  'undefined',
  'NaN',
  '{"type":"leave","n":0x10}',
  '{"type":"leave","__proto__":{"by":"x"}}',
  '{"type":"leave","constructor":{"prototype":{"by":"x"}}}',
  `{"type":${'['.repeat(7000)}${']'.repeat(7000)}}`,
  `{"type":"leave","deep":${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}}`,
  `[${'1,'.repeat(5000)}1]`,
  `{"type":"leave",${Array.from({ length: 800 }, (_, n) => `"k${n}":1`).join(',')}}`,
  '\u0000',
  '"leave"',
]

const one = <T>(things: readonly T[], roll: Roll): T => things[roll(things.length)] as T
const anybody = (roll: Roll) => one(['asked', 'other', 'host', 'stranger', 'nobody'] as const, roll)
const seated = (roll: Roll) => one(['asked', 'other'] as const, roll)

const bad = (
  who: Abuse['who'],
  path: string,
  asked: Asked,
  status: number,
  ...codes: readonly string[]
): Abuse => ({ who, path, asked, status, codes })

export const FORMS: Readonly<Record<string, readonly Form[]>> = {
  malformed: [
    (target, roll) =>
      bad(
        anybody(roll),
        one([commands(target), moves(target), '/api/rooms'], roll),
        { body: one(TEXTS, roll), headers: json },
        400,
        ...NOT_AS_DESCRIBED,
      ),
    (target, roll) =>
      bad(anybody(roll), commands(target), { body: one(JUNK, roll) }, 400, ...NOT_AS_DESCRIBED),
    (target, roll) => {
      const type = one(['sit', 'ready', 'arrange', 'takeBack', 'say', 'report'], roll)
      const body = { type, [one(['seat', 'about', 'after'], roll)]: one(JUNK, roll) }
      return bad(anybody(roll), commands(target), { body }, 400, ...NOT_AS_DESCRIBED)
    },
    (target, roll) =>
      bad(
        seated(roll),
        moves(target),
        { body: { after: one([null, '0', -1, 1e9, 0.5, [], {}], roll), move: one(JUNK, roll) } },
        400,
        ...NOT_AS_DESCRIBED,
      ),
    (_target, roll) =>
      bad(
        anybody(roll),
        '/api/rooms',
        { body: { settings: { game: one(JUNK, roll) }, seats: one(JUNK, roll) } },
        400,
        ...NOT_AS_DESCRIBED,
      ),
    (_target, roll) =>
      bad(
        anybody(roll),
        `/api/rooms?${one(['most=0', 'most=1e9', 'most=', 'stage=x', 'open=maybe', 'a=b', 'game=../x', 'most=1&most=2'], roll)}`,
        {},
        400,
        ...NOT_AS_DESCRIBED,
      ),
    (target, roll) =>
      bad(
        anybody(roll),
        `/api/rooms/${target.room}/glimpse?moves=${one(['-1', 'x', '1e9', '0.5', '[]', '%00'], roll)}`,
        {},
        400,
        ...NOT_AS_DESCRIBED,
      ),
  ],
  'not there': [
    (_target, roll) =>
      bad(
        anybody(roll),
        `/api/rooms/${one(['nosuchroom', '../../x', '%2e%2e%2f%2e%2e', '%00', 'a%0d%0ab', 'x'.repeat(64), '%F0%9F%8E%B2'], roll)}/view`,
        {},
        404,
        'no-such-room',
        'not-found',
      ),
    (_target, roll) =>
      bad(
        anybody(roll),
        `/api/${one(['nothing', 'rooms/x/y/z', '%00', 'rooms/%zz/view', '../src/main.ts', '.env', 'rooms/', 'me/', '%2e%2e/package.json', 'x'.repeat(900)], roll)}`,
        {},
        404,
        'not-found',
        'no-such-room',
      ),
    (target, roll) =>
      bad(
        anybody(roll),
        one([moves(target), commands(target), '/api/me', '/api/health'], roll),
        { method: one(['PUT', 'DELETE', 'PATCH', 'OPTIONS'], roll) },
        404,
        'not-found',
      ),
    (_target, roll) => {
      const [way, body] = one<readonly [string, object]>(
        [
          ['commands', { type: 'leave' }],
          ['moves', { after: 0, move: 'pass' }],
          ['rematch', {}],
        ],
        roll,
      )
      const room = one(['AAAAAAAAAAAAAAAA', 'room-1234'], roll)
      return bad('asked', `/api/rooms/${room}/${way}`, { body }, 404, 'no-such-room')
    },
  ],
  oversized: [
    (target, roll) =>
      bad(
        anybody(roll),
        commands(target),
        { body: { type: 'say', words: { text: 'x'.repeat(17_000 + roll(50_000)) } } },
        413,
        'too-large',
      ),
    (target) =>
      bad(
        'asked',
        commands(target),
        { body: { type: 'say', words: { text: 'é'.repeat(1001) } } },
        400,
        ...NOT_AS_DESCRIBED,
      ),
    // The room counts signs, whatever they take.
    (target) =>
      bad(
        'asked',
        commands(target),
        { body: { type: 'say', words: { text: 'é'.repeat(501) } } },
        409,
        'bad-words',
      ),
    (_target, roll) =>
      bad(
        'asked',
        '/api/rooms',
        {
          body: {
            settings: { game: 'san-juan', options: { x: 'y'.repeat(4001 + roll(4000)) } },
            seats: [{ kind: 'open' }, { kind: 'open' }],
          },
        },
        400,
        ...NOT_AS_DESCRIBED,
      ),
    (_target, roll) =>
      bad(
        'asked',
        '/api/rooms',
        {
          body: {
            settings: { game: 'san-juan' },
            seats: Array.from({ length: 11 + roll(200) }, () => ({ kind: 'open' })),
          },
        },
        400,
        ...NOT_AS_DESCRIBED,
      ),
  ],
  'out of turn': [
    (target) =>
      bad(
        'other',
        moves(target),
        { body: { after: target.moves, move: target.offer } },
        422,
        'not-your-turn',
      ),
    (target, roll) =>
      bad(
        'other',
        commands(target),
        {
          body: {
            type: 'play',
            after: target.moves,
            move: one([target.offer, target.last.move], roll),
          },
        },
        422,
        'not-your-turn',
      ),
    (target, roll) =>
      bad(
        'asked',
        moves(target),
        {
          body: {
            after: target.moves,
            move: one(
              ['choose nobody', 'build everything', 'x'.repeat(1999), '\u202epass', 'undefined'],
              roll,
            ),
          },
        },
        422,
        'unknown-move',
      ),
    (target, roll) =>
      bad(
        seated(roll),
        commands(target),
        { body: { type: 'ready', isReady: false } },
        409,
        'begun',
      ),
    (target) => bad('host', commands(target), { body: { type: 'start' } }, 409, 'begun'),
    (target, roll) =>
      bad(
        seated(roll),
        commands(target),
        {
          body: {
            type: one(['answerTakeBack', 'answerClock'], roll),
            about: roll(99),
            agrees: true,
          },
        },
        409,
        'no-question',
      ),
    (target, roll) =>
      bad(seated(roll), `/api/rooms/${target.room}/rematch`, { body: {} }, 403, 'no-rematch'),
    (target, roll) => bad(anybody(roll), `/api/rooms/${target.room}/record`, {}, 409, 'not-over'),
  ],
  'foreign seat': [
    (target, roll) =>
      bad(
        'stranger',
        moves(target),
        { body: { after: one([target.moves, 0, 5], roll), move: target.offer } },
        403,
        'not-seated',
      ),
    (target, roll) =>
      bad(
        'stranger',
        commands(target),
        {
          body: one(
            [
              { type: 'leave' },
              { type: 'resign' },
              { type: 'return' },
              { type: 'takeBack', after: 1 },
              { type: 'ready', isReady: true },
            ],
            roll,
          ),
        },
        403,
        'not-seated',
      ),
    (target, roll) =>
      bad(
        one(['stranger', 'other'] as const, roll),
        commands(target),
        {
          body: one(
            [
              { type: 'close' },
              { type: 'start' },
              { type: 'handOver', host: target.person },
              { type: 'arrange', seat: target.askedSeat, is: { kind: 'open' } },
              { type: 'reassign', seat: target.askedSeat, to: { bot: 'novice', name: 'Rosa' } },
              {
                type: 'reassign',
                seat: target.askedSeat,
                to: { person: target.person, name: 'Mallory' },
              },
            ],
            roll,
          ),
        },
        403,
        'not-host',
      ),
    (target, roll) =>
      bad(
        'stranger',
        commands(target),
        { body: { type: 'sit', seat: roll(3), name: one(['Ada', 'Mallory', 'Bob'], roll) } },
        409,
        'begun',
      ),
    (target, roll) =>
      bad(
        'stranger',
        `/api/rooms/${target.gathering}/commands`,
        { body: { type: 'sit', seat: roll(2), name: one(['Ada', 'Mallory', 'Bob'], roll) } },
        409,
        'seat-taken',
      ),
    (target) =>
      bad(
        'stranger',
        `/api/rooms/${target.gathering}/commands`,
        { body: { type: 'sit', seat: 7, name: 'Mallory' } },
        409,
        'no-such-seat',
      ),
    (target, roll) =>
      bad(
        'asked',
        commands(target),
        { body: { type: 'sit', seat: 1 - target.askedSeat, name: one(['Ada', 'Bob'], roll) } },
        409,
        'seated',
      ),
    (target, roll) =>
      bad(
        one(['other', 'stranger'] as const, roll),
        moves(target),
        { body: { after: target.moves, move: target.offer, seat: target.askedSeat } },
        400,
        ...NOT_AS_DESCRIBED,
      ),
    (target, roll) =>
      bad(
        one(['other', 'stranger'] as const, roll),
        commands(target),
        { body: { type: 'play', after: target.moves, move: target.offer, by: target.person } },
        400,
        ...NOT_AS_DESCRIBED,
      ),
    (target, roll) =>
      bad(
        anybody(roll),
        commands(target),
        {
          body: one(
            [
              { type: 'tick' },
              { type: 'standIn', seat: target.askedSeat },
              {
                type: 'playBot',
                seat: target.askedSeat,
                after: target.moves,
                move: target.offer,
                why: [],
              },
              { type: 'rematch', room: target.gathering },
            ],
            roll,
          ),
        },
        400,
        ...NOT_AS_DESCRIBED,
      ),
  ],
  replayed: [
    // The very move that was played is answered as it was the first time.
    (target) =>
      bad(
        target.last.who,
        moves(target),
        { body: { after: target.last.after, move: target.last.move } },
        200,
      ),
    (target, roll) =>
      bad(
        seated(roll),
        moves(target),
        { body: { after: target.last.after, move: one(['choose nobody', 'undo'], roll) } },
        409,
        'late',
      ),
    (target) =>
      bad(
        target.last.who,
        commands(target),
        { body: { type: 'play', after: target.last.after, move: target.last.move } },
        200,
      ),
    (target, roll) =>
      bad(
        'stranger',
        moves(target),
        { body: { after: target.last.after, move: one([target.last.move, target.offer], roll) } },
        403,
        'not-seated',
      ),
  ],
  reordered: [
    (target, roll) =>
      bad(
        seated(roll),
        moves(target),
        { body: { after: target.moves + 1 + roll(50), move: target.offer } },
        409,
        'late',
      ),
    (target, roll) =>
      bad(
        seated(roll),
        moves(target),
        { body: { after: roll(target.last.after), move: 'choose nobody' } },
        409,
        'late',
      ),
    (target, roll) =>
      bad(
        seated(roll),
        commands(target),
        { body: { type: 'takeBack', after: target.moves + 1 + roll(9) } },
        409,
        'late',
      ),
    (target, roll) =>
      bad(
        'asked',
        `/api/rooms/${target.room}/glimpse?moves=${target.moves + 1 + roll(999)}`,
        {},
        409,
        'not-begun',
      ),
  ],
  'forged cookie': [
    (target, roll) => {
      const key = one(
        [
          'A'.repeat(43),
          target.person,
          `${target.person}${'x'.repeat(27)}`,
          '',
          "' OR 1=1 --",
          'x'.repeat(5000),
          '%00',
          '__proto__',
          '"a"; doubloon=b',
        ],
        roll,
      )
      return bad(
        'nobody',
        one([moves(target), commands(target)], roll),
        { body: { type: 'leave', extra: 1 }, headers: { cookie: `doubloon=${key}` } },
        400,
        ...NOT_AS_DESCRIBED,
      )
    },
    (target, roll) =>
      bad(
        'nobody',
        '/api/me/rooms',
        {
          headers: {
            cookie: `doubloon=${one(['A'.repeat(43), target.person, '%FF', ';;;='], roll)}`,
          },
        },
        200,
      ),
    (target, roll) =>
      bad(
        'nobody',
        `/api/rooms/${target.room}/${one(['view', 'glimpse?moves=0', 'events'], roll)}`,
        { headers: { cookie: `doubloon=${one(['B'.repeat(43), target.person], roll)}` } },
        403,
        'not-for-watchers',
      ),
  ],
  'cross-site': [
    (target, roll) =>
      bad(
        one(['asked', 'host'] as const, roll),
        one(
          [commands(target), moves(target), '/api/rooms', `/api/rooms/${target.room}/rematch`],
          roll,
        ),
        {
          body: one<object>(
            [{ type: 'resign' }, { type: 'close' }, { after: target.moves, move: target.offer }],
            roll,
          ),
          headers: one<Record<string, string>>(
            [
              { origin: 'http://evil.example' },
              { origin: 'null' },
              { origin: 'http://127.0.0.1:1' },
              { origin: 'http://127.0.0.1.evil.example' },
              { origin: 'file://' },
              { origin: 'not an origin' },
              { 'sec-fetch-site': 'cross-site' },
              { 'sec-fetch-site': 'same-site' },
              { 'sec-fetch-site': 'CROSS-SITE' },
              { origin: 'http://evil.example', 'sec-fetch-site': 'same-origin' },
            ],
            roll,
          ),
        },
        403,
        'foreign-origin',
      ),
  ],
  'wrong content type': [
    (target, roll) =>
      bad(
        'asked',
        one([commands(target), moves(target), '/api/rooms'], roll),
        {
          body: one(['type=resign', '{"type":"resign"}', '<resign/>'], roll),
          headers: {
            'content-type': one(
              [
                'application/x-www-form-urlencoded',
                'text/plain',
                'text/plain; charset=utf-8',
                'multipart/form-data; boundary=x',
                'application/xml',
                'application/jsonp',
                'text/json',
                'image/png',
              ],
              roll,
            ),
          },
        },
        415,
        'not-json',
      ),
    (target, roll) =>
      bad(
        'asked',
        commands(target),
        { method: 'POST', headers: one<Record<string, string>>([json, {}], roll) },
        400,
        ...NOT_AS_DESCRIBED,
      ),
  ],
  'unknown fields': [
    (target, roll) => {
      const extra = {
        [one(['by', 'seat', 'at', 'isAdmin', 'key', '$where', 'toString', 'number'], roll)]: one(
          JUNK,
          roll,
        ),
      }
      const body = one<object>(
        [
          { type: 'resign', ...extra },
          { type: 'leave', ...extra },
          { type: 'close', ...extra },
          { type: 'say', words: { text: 'hello', ...extra } },
        ],
        roll,
      )
      return bad(anybody(roll), commands(target), { body }, 400, ...NOT_AS_DESCRIBED)
    },
    (target, roll) =>
      bad(
        anybody(roll),
        moves(target),
        {
          body: {
            after: target.moves,
            move: target.offer,
            [one(['by', 'seat', 'force', 'game'], roll)]: one(JUNK, roll),
          },
        },
        400,
        ...NOT_AS_DESCRIBED,
      ),
    (_target, roll) =>
      bad(
        'asked',
        '/api/rooms',
        {
          body: {
            settings: {
              game: 'san-juan',
              [one(['seed', 'host', 'phase', 'players'], roll)]: one(JUNK, roll),
            },
            seats: [{ kind: 'open' }, { kind: 'open' }],
          },
        },
        400,
        ...NOT_AS_DESCRIBED,
      ),
    (_target, roll) =>
      bad(
        'asked',
        '/api/rooms',
        {
          body: {
            settings: { game: 'san-juan' },
            seats: [
              { kind: 'person', person: 'somebody-1', name: 'Ada', isReady: true },
              one([{ kind: 'open' }, { kind: 'open', seed: 1 }], roll),
            ],
          },
        },
        400,
        ...NOT_AS_DESCRIBED,
      ),
    (_target, roll) =>
      bad(
        'asked',
        '/api/rooms',
        {
          body: {
            settings: { game: 'san-juan' },
            seats: [
              { kind: 'bot', name: 'Rosa', bot: one(['random', 'root', 'uct'], roll) },
              { kind: 'open' },
            ],
          },
        },
        422,
        'unknown-bot',
      ),
    (_target, roll) =>
      bad(
        'asked',
        '/api/rooms',
        {
          body: {
            settings: { game: one(['chess', 'constructor', 'tostring', 'go'], roll) },
            seats: [{ kind: 'open' }, { kind: 'open' }],
          },
        },
        422,
        'unknown-game',
      ),
  ],
  'being told': [
    (_target, roll) =>
      bad(
        anybody(roll),
        `/api/me/notify/${one(['wishes', 'push', 'push/stop', 'mail', 'confirm', 'mail/stop'], roll)}`,
        {
          body: one<unknown>(
            [...JUNK.slice(3), { address: 'x' }, { token: '../x' }, { a: 1 }],
            roll,
          ),
        },
        400,
        ...NOT_AS_DESCRIBED,
      ),
    (_target, roll) =>
      bad(
        anybody(roll),
        '/api/me/notify/wishes',
        { body: { language: 'en', timeZone: one(['Mars/Base', '', '../etc', 'UTC\u0000'], roll) } },
        400,
        ...NOT_AS_DESCRIBED,
      ),
    (_target, roll) =>
      bad(
        anybody(roll),
        one(
          ['/api/me/notify/confirm', '/api/me/notify/stop?token=way.0.AAAAAAAAAAAAAAAAAAAA'],
          roll,
        ),
        {
          body: {
            token: one(['way-of-ada.0.AAAAAAAAAAAAAAA', 'a.99999999999999.b.c.d.e.f.g'], roll),
          },
        },
        403,
        'bad-link',
      ),
    // This server was not set up to send anything.
    (_target, roll) =>
      bad(
        anybody(roll),
        '/api/me/notify/mail',
        { body: { address: one(['a@example.org', 'b+c@example.org'], roll) } },
        404,
        'not-offered',
      ),
  ],
  names: [
    (target, roll) =>
      bad(
        'stranger',
        `/api/rooms/${one([target.room, target.gathering], roll)}/commands`,
        { body: { type: 'sit', name: one(NAMES, roll) } },
        400,
        ...NOT_AS_DESCRIBED,
      ),
    (_target, roll) =>
      bad(
        'asked',
        '/api/rooms',
        {
          body: {
            settings: { game: 'san-juan' },
            seats: [
              { kind: one(['kept', 'bot'], roll), name: one(NAMES, roll), bot: 'novice' },
              { kind: 'open' },
            ],
          },
        },
        400,
        ...NOT_AS_DESCRIBED,
      ),
    (target, roll) =>
      bad(
        'host',
        commands(target),
        {
          body: { type: 'reassign', seat: roll(2), to: { bot: 'novice', name: one(NAMES, roll) } },
        },
        400,
        ...NOT_AS_DESCRIBED,
      ),
  ],
  'header floods': [
    (target, roll) =>
      bad(
        anybody(roll),
        `/api/rooms/${target.room}/nothing`,
        {
          headers: Object.fromEntries(
            Array.from({ length: 20 + roll(60) }, (_, n) => [`x-flood-${n}`, 'y'.repeat(100)]),
          ),
        },
        404,
        'not-found',
      ),
    (target, roll) =>
      bad(
        anybody(roll),
        `/api/rooms/${target.room}`,
        {
          headers: Object.fromEntries(
            Array.from({ length: 200 + roll(100) }, (_, n) => [`x-flood-${n}`, 'y'.repeat(100)]),
          ),
        },
        431,
        'headers-too-large',
      ),
    (target, roll) =>
      bad(
        'nobody',
        `/api/rooms/${target.room}`,
        { headers: { cookie: `doubloon=${'x'.repeat(17_000 + roll(9000))}` } },
        431,
        'headers-too-large',
      ),
    (_target, roll) =>
      bad(
        anybody(roll),
        `/api/rooms?game=${'x'.repeat(17_000 + roll(9000))}`,
        {},
        431,
        'headers-too-large',
      ),
  ],
}
