/** The address to give to guests: never one that leads them to their own machine, and told to nobody elsewhere. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guestAddresses, isLoopback } from '../src/guests.ts'
import { Client } from './client.ts'
import { type Running, running } from './running.ts'

let server: Running
beforeAll(async () => {
  server = await running()
})
afterAll(() => server.close())

test('a server that only its own machine reaches has no address for guests', () => {
  for (const host of ['127.0.0.1', 'localhost', '::1'])
    expect(guestAddresses(host, 8080)).toEqual([])
})

test('a server that listens at one address has that one, one that listens everywhere has those of its networks', () => {
  expect(guestAddresses('192.168.1.5', 8080)).toEqual(['http://192.168.1.5:8080'])
  expect(guestAddresses('fd00::5', 80)).toEqual(['http://[fd00::5]:80'])
  for (const address of guestAddresses('0.0.0.0', 80))
    expect(isLoopback(new URL(address).hostname)).toBe(false)
})

test('only a browser on the same machine is told', async () => {
  const client = new Client(server.port)
  expect((await client.ask('/api/version')).body['guests']).toEqual([])
  const elsewhere = { headers: { host: 'doubloon.example' } }
  expect((await client.ask('/api/version', elsewhere)).body).not.toHaveProperty('guests')
})
