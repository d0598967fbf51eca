/** Where others reach the server: a link made on "localhost" would lead them to their own machine. */
import { isIPv6 } from 'node:net'
import { networkInterfaces } from 'node:os'

const ANY: readonly string[] = ['0.0.0.0', '::']
const LOOPBACK = /^(localhost|127\.[\d.]+|0\.0\.0\.0|\[?::1\]?|\[?::ffff:127\.[\d.]+\]?)$/

/** Whether a name or address is that of the machine itself. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host)
}

/** A name by which the machine itself reaches a server that listens there. */
export function ownName(host: string): string {
  if (ANY.includes(host)) return 'localhost'
  return isIPv6(host) ? `[${host}]` : host
}

/** The addresses to give to guests, those of home networks first; none if only this machine reaches the server. */
export function guestAddresses(host: string, port: number): readonly string[] {
  const hosts = ANY.includes(host) ? ownAddresses() : isLoopback(host) ? [] : [host]
  return hosts.map((name) => `http://${isIPv6(name) ? `[${name}]` : name}:${port}`)
}

/** Addresses of this machine by which a network knows it. */
function ownAddresses(): readonly string[] {
  return Object.values(networkInterfaces())
    .flatMap((found = []) => found)
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address)
    .toSorted((one, other) => Number(isOfHome(other)) - Number(isOfHome(one)))
}

const isOfHome = (address: string) => address.startsWith('192.168.')
