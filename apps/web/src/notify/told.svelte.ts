/** How somebody is told of their turns, as the server knows it, and what came of the last change. */
import type { NotifyState, NotifyWishes } from '@doubloon/protocol'
import type { Reply } from '../online/desk/wire.ts'
import { sayNotify } from '../text/say-notify.ts'
import { canBePushed, subscribe, subscription } from './push.ts'
import * as requests from './requests.ts'

export class TurnWishes {
  /** Undefined until the server has said it; a page without a server stays so. */
  state: NotifyState | undefined = $state.raw()
  canBePushed = $state(false)
  isPushed = $state(false)
  isBusy = $state(false)
  problem = $state('')

  async read(): Promise<void> {
    await this.#take(requests.readState())
    this.canBePushed = await canBePushed()
    this.isPushed = (this.state?.pushes ?? 0) > 0 && (await subscription()) !== undefined
  }

  async push(isWished: boolean): Promise<void> {
    const { pushKey } = this.state ?? {}
    if (pushKey === undefined) return
    if (isWished) await this.#pushHere(pushKey)
    else {
      const known = await subscription()
      if (known === undefined || (await this.#take(requests.stopPush(known.endpoint)))) {
        await known?.unsubscribe()
        this.isPushed = false
      }
    }
  }

  async #pushHere(pushKey: string): Promise<void> {
    const made = await subscribe(pushKey)
    if (made === undefined) this.problem = sayNotify.problems['not-allowed'] ?? ''
    else if (await this.#asReader(() => requests.addPush(made))) this.isPushed = true
  }

  /** True if the letter with the link is on its way. */
  addMail(address: string): Promise<boolean> {
    return this.#asReader(() => requests.addMail(address))
  }

  stopMail(): Promise<boolean> {
    return this.#take(requests.stopMail())
  }

  setQuiet(quiet: NotifyWishes['quiet']): Promise<boolean> {
    return this.#take(requests.sendWishes(quiet))
  }

  /** The server knows language and clocks before it sends anything. */
  async #asReader(then: () => Promise<Reply<NotifyState>>): Promise<boolean> {
    const isKnown = await this.#take(requests.sendWishes(this.state?.wishes?.quiet))
    return isKnown && this.#take(then())
  }

  async #take(asked: Promise<Reply<NotifyState>>): Promise<boolean> {
    this.isBusy = true
    this.problem = ''
    try {
      const reply = await asked
      if (reply.ok) this.state = reply.value
      else this.problem = sayNotify.problems[reply.error.code] ?? sayNotify.noAnswer
      return reply.ok
    } catch {
      this.problem = sayNotify.noAnswer
      return false
    } finally {
      this.isBusy = false
    }
  }
}
