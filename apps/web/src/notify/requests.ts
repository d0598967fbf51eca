/** What is asked of the server about telling somebody of their turn. */
import type { NotifyState, NotifyWishes } from '@doubloon/protocol'
import { type Reply, request } from '../online/desk/wire.ts'
import { locale } from '../text/language.svelte.ts'

const PATH = '/api/me/notify'
const ask = <A = NotifyState>(path: string, body?: object) =>
  request<A>((...args) => fetch(...args), `${PATH}${path}`, body)

export const readState = () => ask('')

/** By the clocks of this browser. */
export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

export function sendWishes(quiet: NotifyWishes['quiet']): Promise<Reply<NotifyState>> {
  return ask('/wishes', { language: locale(), timeZone: zone(), ...(quiet && { quiet }) })
}

export const addMail = (address: string) => ask('/mail', { address })
export const stopMail = () => ask('/mail/stop', {})
export const addPush = (subscription: object) => ask('/push', subscription)
export const stopPush = (endpoint: string) => ask('/push/stop', { endpoint })
export const confirmMail = (token: string) => ask<object>('/confirm', { token })
export const stopByLink = (token: string) =>
  ask<object>(`/stop?token=${encodeURIComponent(token)}`, {})
