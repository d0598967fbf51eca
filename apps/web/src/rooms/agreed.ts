/** What was agreed for a table, in a few words each. */
import type { RoomSettings } from '../client/contract.ts'
import { BUILDINGS, SWITCH_NAMES, SWITCHES } from '../home/options.ts'
import { readSanJuan } from '../home/options-san-juan.ts'
import { say } from '../text/say.ts'
import { sayGathering } from '../text/say-gathering.ts'
import { sayOptions } from '../text/say-options.ts'

type Options = RoomSettings['options']

/** The rules, then what holds for the table. */
export function agreed({
  game,
  options,
  isRated,
  watchDelay,
  absence,
}: Pick<RoomSettings, 'game' | 'options' | 'isRated'> &
  Partial<Pick<RoomSettings, 'watchDelay' | 'absence'>>): readonly string[] {
  const words = sayGathering.agreed
  return [
    ...(game === 'san-juan' ? sanJuan(options) : puertoRico(options)),
    isRated ? words.rated : words.unrated,
    watchDelay === undefined ? words.noWatch : words.watch(watchDelay),
    ...(absence === undefined ? [] : [words.absence(absence)]),
  ]
}

/** Time, and what happens when it is up. */
export function agreedTime({
  clock,
  atZero,
}: Pick<RoomSettings, 'clock' | 'atZero'>): readonly string[] {
  const words = sayGathering.agreed
  switch (clock.kind) {
    case 'none':
      return [words.clock.none]
    case 'move':
      return [words.clock.move(clock.seconds), words.atZero[atZero]]
    case 'game':
      return [
        words.clock.game(clock.seconds),
        ...(clock.increment > 0 ? [words.clock.increment(clock.increment)] : []),
        words.atZero[atZero],
      ]
  }
}

function puertoRico(options: Options): readonly string[] {
  const words = sayGathering.agreed
  const { buildings = 'base', endRule, vpVisibility, roundLimit } = options
  const mode = BUILDINGS.find((it) => it === buildings)
  const changed = SWITCH_NAMES.flatMap((name) => {
    const value = name === 'openVp' ? vpVisibility === 'open' : options[name]
    if (typeof value !== 'boolean' || value === SWITCHES[name]) return []
    return [value ? sayOptions.switches[name] : words.off(sayOptions.switches[name])]
  })
  return [
    mode === undefined ? words.ownBuildings : say.home.buildingsOf[mode],
    ...(endRule === 'cityOnly' ? [sayOptions.endRules.cityOnly] : []),
    ...(typeof roundLimit === 'number' && roundLimit > 0 ? [words.rounds(roundLimit)] : []),
    ...changed,
  ]
}

function sanJuan(options: Options): readonly string[] {
  const { harborTucks, ...switches } = options
  const chosen = readSanJuan({ ...switches, tucksEveryGood: harborTucks === 'every' })
  const names = Object.keys(chosen) as readonly (keyof typeof chosen)[]
  const variants = names.filter((name) => chosen[name]).map((name) => say.home.variants[name])
  return variants.length === 0 ? [say.home.noVariants] : variants
}
