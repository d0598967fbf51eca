/** What the model does for each command. */
import type { RoomCommand } from '../../src/index.ts'
import { type Model, type ModelSeat, nobody, Refused, unless } from './model.ts'

/** Does what a command says; '' if it was accepted, else the code of the refusal. */
export function tell(model: Model, command: RoomCommand): string {
  try {
    unless(model.phase !== 'closed', 'closed')
    obey(model, command)
    model.follow()
    return ''
  } catch (error) {
    if (error instanceof Refused) return error.message
    throw error
  }
}

function obey(model: Model, command: RoomCommand): void {
  switch (command.type) {
    case 'sit': {
      const { by, name } = command
      const own = model.seatOf(by)
      if (own >= 0) {
        unless((command.seat ?? own) === own && model.seats[own]?.name === name, 'seated')
        return
      }
      model.gathering()
      const fits = (it: ModelSeat) =>
        it.kind === 'open' || (it.kind === 'kept' && it.name.toLowerCase() === name.toLowerCase())
      let seat = command.seat
      if (seat === undefined) {
        seat = model.seats.findIndex((it) => it.kind === 'kept' && fits(it))
        if (seat < 0) seat = model.seats.findIndex((it) => it.kind === 'open')
        unless(seat >= 0, 'full')
      }
      const it = model.exists(seat)
      unless(it.kind === 'open' || it.kind === 'kept', 'seat-taken')
      unless(fits(it), 'seat-kept')
      model.nameIsFree(name, seat)
      model.put(seat, { ...nobody, kind: 'person', person: by, name })
      return
    }
    case 'ready': {
      const seat = model.mine(command.by)
      if (model.seats[seat]?.ready === command.isReady) return
      model.gathering()
      model.put(seat, { ready: command.isReady })
      return
    }
    case 'leave': {
      const seat = model.seatOf(command.by)
      unless(seat >= 0 || model.host === command.by, 'not-seated')
      unless(model.phase !== 'over', 'over')
      if (seat >= 0 && model.phase === 'gathering') model.put(seat, { ...nobody })
      else if (model.plays(seat)) model.put(seat, { standIn: model.settings.standIn })
      if (model.host === command.by) model.hostLeaves(seat)
      return
    }
    case 'return': {
      const seat = model.mine(command.by)
      model.playing()
      unless(!model.seats[seat]?.resigned, 'resigned')
      if (model.plays(seat)) return
      model.mayTakePlace(seat)
      model.put(seat, { standIn: '' })
      return
    }
    case 'arrange':
      model.hosted(command.by)
      model.gathering()
      model.exists(command.seat)
      if (command.is.kind !== 'open') model.nameIsFree(command.is.name, command.seat)
      model.put(command.seat, { ...nobody, ...command.is })
      return
    case 'reassign': {
      const { seat, to } = command
      model.hosted(command.by)
      unless(model.phase !== 'over', 'over')
      model.exists(seat)
      const isPlaying = model.phase === 'playing'
      unless(!(isPlaying && model.plays(seat)), 'seat-played')
      if ('person' in to) {
        unless(model.seatOf(to.person) < 0, 'seated')
        if (isPlaying) model.mayTakePlace(seat)
      }
      model.nameIsFree(to.name, seat)
      if ('bot' in to) model.put(seat, { ...nobody, kind: 'bot', ...to })
      else model.put(seat, { ...nobody, kind: 'person', ...to, ready: isPlaying })
      return
    }
    case 'handOver':
      model.hosted(command.by)
      if (command.host === command.by) return
      unless(model.seatOf(command.host) >= 0, 'not-seated')
      model.host = command.host
      model.events++
      return
    case 'start':
      model.hosted(command.by)
      model.gathering()
      unless(
        model.seats.every(({ kind }) => kind === 'bot' || kind === 'person'),
        'not-full',
      )
      model.begin()
      return
    case 'close': {
      model.hosted(command.by)
      unless(model.phase !== 'over', 'over')
      const others = model.seats.filter(
        (it) => it.kind === 'person' && it.person !== command.by && !it.resigned,
      )
      unless(model.phase === 'gathering' || others.length === 0, 'others-play')
      model.shut()
      return
    }
    case 'play': {
      const own = model.mine(command.by)
      if (model.isMade(own, command.after, command.move)) return
      const seat = model.player(command.by)
      unless(!model.out.includes(seat), 'no-time')
      model.play(seat, command.after, command.move)
      return
    }
    case 'playBot': {
      const { seat, after, move } = command
      if (model.isMade(seat, after, move)) return
      model.playing()
      unless(
        model.bots().some((bot) => bot.seat === seat),
        'no-bot-asked',
      )
      model.play(seat, after, move)
      return
    }
    case 'takeBack': {
      const seat = model.player(command.by)
      unless(command.after === model.moves.length, 'late')
      const asked = model.votes.takeBack
      if (asked?.seat === seat) return
      unless(asked === undefined, 'question-pending')
      const kind = model.undo(seat)
      unless(kind !== 'nothing', 'nothing-to-take-back')
      const to = model.last(seat)
      if (kind === 'ask') {
        model.ask('takeBack', seat, { to })
        return
      }
      const { left = [], ago = 0 } = model.moves[to] ?? {}
      unless(model.clock.kind === 'none' || (left[seat] ?? 0) > ago, 'no-time')
      const others = model.without(seat)
      if (others === undefined) model.goBack(seat, to, false)
      else model.takeOut(seat, others)
      return
    }
    case 'answerTakeBack':
      model.answer('takeBack', command.by, command.about, command.agrees)
      return
    case 'withdrawTakeBack': {
      const seat = model.player(command.by)
      unless(model.votes.takeBack?.seat === seat, 'no-question')
      model.votes.takeBack = undefined
      model.events++
      return
    }
    case 'askClock': {
      const seat = model.player(command.by)
      const { clock } = command
      unless(clock.kind === 'none' || clock.seconds > 0, 'bad-clock')
      unless((model.votes.clock?.seat ?? seat) === seat, 'question-pending')
      model.ask('clock', seat, { clock })
      return
    }
    case 'answerClock':
      model.answer('clock', command.by, command.about, command.agrees)
      return
    case 'withdrawClock': {
      const seat = model.player(command.by)
      unless(model.votes.clock?.seat === seat, 'no-question')
      model.votes.clock = undefined
      model.events++
      return
    }
    case 'tick': {
      model.playing()
      const up = model.ticking().filter((seat) => model.left[seat] === 0)
      unless(up.length > 0, 'time-left')
      for (const seat of up) {
        model.out.push(seat)
        model.events++
        const { atZero, standIn } = model.settings
        if (atZero !== 'bot-moves') model.put(seat, { standIn, resigned: atZero === 'resign' })
      }
      return
    }
    case 'standIn': {
      const { seat } = command
      model.playing()
      const isAgreed = model.settings.absence !== undefined
      unless(isAgreed && model.plays(seat) && model.asks(seat), 'not-absent')
      model.put(seat, { standIn: model.settings.standIn })
      if (model.seats[seat]?.person === model.host) model.hostLeaves(seat)
      return
    }
    case 'resign': {
      const seat = model.mine(command.by)
      model.playing()
      const it = model.exists(seat)
      if (it.resigned) return
      model.put(seat, { resigned: true, standIn: it.standIn || model.settings.standIn })
      return
    }
    case 'say': {
      const isHere = model.host === command.by || model.seatOf(command.by) >= 0
      unless(isHere || model.settings.watchDelay !== undefined, 'not-here')
      if (model.seatOf(command.by) < 0) model.nameIsFree(command.name ?? '', -1)
      const { words } = command
      unless('text' in words && words.text.trim() !== '', 'bad-words')
      model.events++
      model.said.push(model.events)
      return
    }
    case 'rematch':
      unless(model.phase === 'over', 'not-over')
      unless((model.rematch ?? command.room) === command.room, 'rematch-exists')
      if (model.rematch === undefined) model.events++
      model.rematch = command.room
      return
    case 'expire':
      model.gathering()
      model.shut()
      return
    case 'shut':
      unless(model.phase !== 'over', 'over')
      model.shut()
      return
    case 'rename': {
      const seat = model.mine(command.person)
      if (model.seats[seat]?.name === command.name) return
      model.nameIsFree(command.name, seat)
      model.put(seat, { name: command.name })
      return
    }
    case 'report':
      throw new Error('reports change nothing that could be compared')
  }
}
