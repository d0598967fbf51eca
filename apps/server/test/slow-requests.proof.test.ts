/** Who takes half a minute for a request keeps nobody waiting. */
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { Client } from './client.ts'
import { running } from './running.ts'

test('who dribbles a request is let go, and others are served meanwhile', async () => {
  const server = await running()
  const socket = connect(server.port, '127.0.0.1')
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.on('error', () => {})
  socket.write(
    'POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 999\r\n\r\n{',
  )
  expect((await new Client(server.port).ask('/api/health')).body).toEqual({ status: 'ok' })
  socket.resume()
  await ended
  await server.close()
})
