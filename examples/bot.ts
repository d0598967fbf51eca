/**
 * A bot from outside: plays one game by chance. Node alone, nothing to install.
 *
 *   doubloon token make "my bot"                              makes a token
 *   DOUBLOON_TOKEN=… node bot.ts http://127.0.0.1:8080 [ROOM] opens a table with two bots, or joins one
 */
const [server = 'http://127.0.0.1:8080', joined] = process.argv.slice(2)

function ask(path: string, body?: object): Promise<Response> {
  const authorization = `Bearer ${process.env['DOUBLOON_TOKEN']}`
  const headers = { authorization, 'content-type': 'application/json' }
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  return fetch(server.replace(/\/$/, '') + path, { headers, ...sent })
}

async function call(path: string, body?: object) {
  const reply = await ask(path, body)
  // 409: the game has gone on meanwhile, so look again.
  if (!reply.ok && reply.status !== 409) throw new Error(await reply.text())
  return JSON.parse(await reply.text())
}

/** Plays as long as it is asked; says whether the game is over. */
async function moveIfAsked(room: string): Promise<boolean> {
  for (;;) {
    const { over, viewer, waiting, offers, steps, moves } = await call(`/api/rooms/${room}/view`)
    if (over || !waiting?.includes(viewer)) return over === true
    const choices = offers ?? steps
    const move = choices[Math.floor(Math.random() * choices.length)]
    await call(`/api/rooms/${room}/moves`, { after: moves, move })
  }
}

const bots = ['Rosa', 'Tom'].map((name) => ({ kind: 'bot', name, bot: 'novice' }))
const opening = { settings: { game: 'puerto-rico' }, seats: [{ kind: 'open' }, ...bots] }
const room = joined ?? (await call('/api/rooms', opening)).room
console.log('room', room)
await call(`/api/rooms/${room}/commands`, { type: 'sit', name: 'TypeScript' })
await call(`/api/rooms/${room}/commands`, { type: 'ready', isReady: true })
const { body } = await ask(`/api/rooms/${room}/events`)
// Whatever is told may mean that it is our turn.
for await (const _ of body ?? []) if (await moveIfAsked(room)) break
for (const { seat, rank } of (await call(`/api/rooms/${room}`)).room.result)
  console.log('seat', seat, 'place', rank)

export {}
