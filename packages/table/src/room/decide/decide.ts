/** Decides a command against a room: its own events, without what follows from them by itself. */
import type { RoomCommand } from '../commands.ts'
import { type Decided, no } from '../refusals.ts'
import type { RoomContext, RoomState } from '../state.ts'
import { answerClock, askClock, tick, withdrawClock } from './clock.ts'
import { rematch, resign } from './end.ts'
import { arrange, close, handOver, reassign, start } from './host.ts'
import { rename, shut, unseal } from './moderator.ts'
import { play, playBot } from './play.ts'
import { comeBack, leave, ready, sit, standIn } from './seats.ts'
import { answerTakeBack, takeBack, withdrawTakeBack } from './take-back.ts'
import { report, say } from './talk.ts'

export function decide(
  room: RoomState,
  command: RoomCommand,
  at: number,
  context: RoomContext,
): Decided {
  if (command.type === 'unseal') return unseal(room, context)
  if (room.phase === 'closed') return no('closed')
  switch (command.type) {
    case 'sit':
      return sit(room, command)
    case 'leave':
      return leave(room, command)
    case 'return':
      return comeBack(room, command)
    case 'ready':
      return ready(room, command)
    case 'standIn':
      return standIn(room, command)
    case 'arrange':
      return arrange(room, command)
    case 'reassign':
      return reassign(room, command)
    case 'handOver':
      return handOver(room, command)
    case 'start':
      return start(room, command, context)
    case 'close':
      return close(room, command)
    case 'play':
      return play(room, command)
    case 'playBot':
      return playBot(room, command)
    case 'takeBack':
      return takeBack(room, command, at)
    case 'answerTakeBack':
      return answerTakeBack(room, command)
    case 'withdrawTakeBack':
      return withdrawTakeBack(room, command)
    case 'askClock':
      return askClock(room, command)
    case 'answerClock':
      return answerClock(room, command)
    case 'withdrawClock':
      return withdrawClock(room, command)
    case 'tick':
      return tick(room, at)
    case 'say':
      return say(room, command)
    case 'report':
      return report(room, command)
    case 'resign':
      return resign(room, command)
    case 'rematch':
      return rematch(room, command)
    case 'shut':
      return shut(room, command)
    case 'rename':
      return rename(room, command)
  }
}
