/** A bot that plays by the value net of the game, where it has one that is stronger so; else as it is. */
import type { Bot, NetPlay } from './bot.ts'

export function withNet(bot: Bot, way: keyof Omit<NetPlay<never>, 'evaluator'>): Bot {
  return { ...bot, answer: (task) => task.adapter.net?.[way]?.(task) ?? bot.answer(task) }
}
