/** Who moves for whom: bots at their own seats, bots that stand in, and bots for those whose time is up. */
import { askedSeats, isDeserted, type RoomState } from './state.ts'

export interface BotToMove {
  readonly seat: number
  readonly bot: string
}

/** The seats at which a bot must move now. Bots wait while everybody is away: nobody's game is played to its end without them. */
export function botsToMove(room: RoomState): readonly BotToMove[] {
  if (isDeserted(room)) return []
  return askedSeats(room).flatMap((seat) => {
    const bot = botAt(room, seat)
    return bot === undefined ? [] : [{ seat, bot }]
  })
}

function botAt({ seats, clocks, settings }: RoomState, seat: number): string | undefined {
  const is = seats[seat]
  if (is?.kind === 'bot') return is.bot
  if (is?.kind !== 'person') return undefined
  return is.standIn ?? (clocks?.out.includes(seat) ? settings.standIn : undefined)
}
