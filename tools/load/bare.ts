/** What bounds any server of ours: Fastify, and one insert a request into SQLite, each on the disk before it is answered. */
import { DatabaseSync } from 'node:sqlite'
import { fastify } from 'fastify'

const [path = ''] = process.argv.slice(2)
const database = new DatabaseSync(path)
database.exec(
  'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE log (number INTEGER PRIMARY KEY, event TEXT NOT NULL) STRICT',
)
const insert = database.prepare('INSERT INTO log (event) VALUES (?)')
const app = fastify()
app.post('/moves', async (request) => {
  const { lastInsertRowid } = insert.run(JSON.stringify(request.body))
  return { number: Number(lastInsertRowid) }
})
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)
