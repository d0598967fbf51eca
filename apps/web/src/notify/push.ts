/** This browser as a place that can be told while the page is closed: the worker of the page is woken by the maker of the browser. */

async function manager(): Promise<PushManager | undefined> {
  const worker = await navigator.serviceWorker?.getRegistration()
  return worker !== undefined && 'pushManager' in worker ? worker.pushManager : undefined
}

export async function canBePushed(): Promise<boolean> {
  return 'Notification' in window && (await manager()) !== undefined
}

export async function subscription(): Promise<PushSubscription | undefined> {
  return (await (await manager())?.getSubscription()) ?? undefined
}

/** A subscription under a key that the server has no more is of no use, and in the way of another. */
async function ofThisServer(pushKey: string): Promise<PushSubscription | undefined> {
  const known = await subscription()
  if (known === undefined || keyOf(known) === pushKey) return known
  await known.unsubscribe()
  return undefined
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer())
  const signs = btoa(String.fromCharCode(...bytes))
  return signs.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** What the server needs to reach this browser; undefined if the browser said no. */
export async function subscribe(pushKey: string): Promise<object | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const known = await ofThisServer(pushKey)
  const options = { userVisibleOnly: true, applicationServerKey: pushKey }
  try {
    const made = known ?? (await (await manager())?.subscribe(options))
    const { endpoint, keys } = made?.toJSON() ?? {}
    return endpoint === undefined ? undefined : { endpoint, keys }
  } catch {
    return undefined
  }
}
