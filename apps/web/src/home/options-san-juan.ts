/** The options of San Juan as the start page offers them. A test holds names and defaults equal to those of the rules. */

/** What one chose on the start page. */
export interface SanJuanChosen {
  /** The new buildings and the Cathedral. */
  readonly expansion: boolean
  /** Later seats choose from more starting cards. */
  readonly advanced: boolean
  /** Every good sold is tucked under a Harbor, not just one in a trader phase: harborTucks = every. */
  readonly tucksEveryGood: boolean
}

export const USUAL_SAN_JUAN: SanJuanChosen = {
  expansion: false,
  advanced: false,
  tucksEveryGood: false,
}

/** The same in the words of the rules; what is as usual is left out. */
export function inRulesOfSanJuan(chosen: SanJuanChosen): Readonly<Record<string, unknown>> {
  const { tucksEveryGood, ...switches } = chosen
  return {
    ...Object.fromEntries(Object.entries(switches).filter(([, on]) => on)),
    ...(tucksEveryGood && { harborTucks: 'every' }),
  }
}

/** What was kept, if it can be read; anything else is as usual. */
export function readSanJuan(raw: Readonly<Record<string, unknown>>): SanJuanChosen {
  const isOn = (name: keyof SanJuanChosen) => raw[name] === true
  return {
    expansion: isOn('expansion'),
    advanced: isOn('advanced'),
    tucksEveryGood: isOn('tucksEveryGood'),
  }
}
