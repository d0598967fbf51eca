/** Whether this browser shows a notification when it is one's turn and the page is not looked at: asked once, kept here. */
import { keptUnder } from '../settings/kept.ts'

const KEY = 'doubloon.notify'
const ANSWERS = ['unasked', 'off', 'on'] as const
export type Answer = (typeof ANSWERS)[number]

const kept = $state({ answer: read() })

function read(): Answer {
  const stored = keptUnder(KEY)['browser']
  return ANSWERS.find((answer) => answer === stored) ?? 'unasked'
}

export const notice = {
  get answer(): Answer {
    return kept.answer
  },
}

export const canNotify = (): boolean => 'Notification' in window
export const isBlocked = (): boolean => canNotify() && Notification.permission === 'denied'

/** Keeps what somebody wishes; the browser itself may say no. Only a press may ask it. */
export async function wishNotice(isWished: boolean): Promise<void> {
  const isGranted =
    isWished && canNotify() && (await Notification.requestPermission()) === 'granted'
  keep(isGranted ? 'on' : 'off')
}

function keep(answer: Answer): void {
  kept.answer = answer
  try {
    localStorage.setItem(KEY, JSON.stringify({ browser: answer }))
  } catch {
    // A browser that keeps nothing still follows it until it is closed.
  }
}

let shown: Notification | undefined

/** By the worker of the page where there is one: phones know no other way. */
export async function show(title: string, body: string, path: string): Promise<void> {
  if (notice.answer !== 'on' || !canNotify() || Notification.permission !== 'granted') return
  const options = { body, tag: TAG, icon: '/icon-192.png', data: { url: path } }
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker !== undefined) return worker.showNotification(title, options)
  shown = new Notification(title, options)
  shown.onclick = () => window.focus()
}

const TAG = 'turn'

/** Whoever looks at the page needs none. */
export async function takeAway(): Promise<void> {
  shown?.close()
  shown = undefined
  const worker = await navigator.serviceWorker?.getRegistration()
  for (const it of (await worker?.getNotifications({ tag: TAG })) ?? []) it.close()
}
