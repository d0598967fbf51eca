/** The options of San Juan as the start page offers them. A test holds names and defaults equal to those of the rules. */

/** What one chose on the start page. */
export interface SanJuanChosen {
  /** The new buildings and the Cathedral. */
  readonly expansion: boolean
  /** Later seats choose from more starting cards. */
  readonly advanced: boolean
}

export const USUAL_SAN_JUAN: SanJuanChosen = { expansion: false, advanced: false }

/** The same in the words of the rules; what is as usual is left out. */
export function inRulesOfSanJuan(chosen: SanJuanChosen): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(chosen).filter(([, on]) => on))
}

/** What was kept, if it can be read; anything else is as usual. */
export function readSanJuan(raw: Readonly<Record<string, unknown>>): SanJuanChosen {
  return { expansion: raw['expansion'] === true, advanced: raw['advanced'] === true }
}
