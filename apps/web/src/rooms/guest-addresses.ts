/** Where others reach the server this page came from. */
import type { Version } from '@doubloon/protocol'

const LOOPBACK = /^(localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])$/

/** Its address as it stands above the page; if that leads only to this machine, those of its networks, which may be none. */
export async function guestAddresses(
  { origin, hostname }: Pick<Location, 'origin' | 'hostname'> = location,
  ask: typeof fetch = fetch,
): Promise<readonly string[]> {
  if (!LOOPBACK.test(hostname)) return [origin]
  const answer = await ask('/api/version')
  const { guests = [] } = (await answer.json()) as Version
  return guests
}
