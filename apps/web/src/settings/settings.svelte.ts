/** How one likes the page; kept in the browser. */
import { LANGUAGES, type Language, speak } from '../text/language.svelte.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export const SPEEDS = ['off', 'fast', 'normal', 'slow'] as const

export interface Settings {
  readonly theme: (typeof THEMES)[number]
  readonly language: Language
  /** How fast pieces travel and bots are shown. */
  readonly speed: (typeof SPEEDS)[number]
}

const KEY = 'doubloon.settings'
const USUAL: Settings = { theme: 'system', language: 'en', speed: 'normal' }

const kept = $state({ now: read() })

/** The settings as they are now. */
export const settings = {
  get theme() {
    return kept.now.theme
  },
  get language() {
    return kept.now.language
  },
  get speed() {
    return kept.now.speed
  },
}

/** Changes some settings, and keeps them. */
export function change(some: Partial<Settings>): void {
  kept.now = { ...kept.now, ...some }
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.now))
  } catch {
    // A browser that keeps nothing still follows the settings until it is closed.
  }
  apply()
}

/** Puts theme and language into effect. */
export function apply(): void {
  const { theme, language } = kept.now
  const root = document.documentElement
  if (theme === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = theme
  root.lang = language === 'pseudo' ? 'en' : language
  speak(language)
}

/** What is kept, if it can be read; a language in the address (`?lang=pseudo`) goes first. */
function read(): Settings {
  const asked = new URLSearchParams(location.search).get('lang')
  const stored = parse()
  return {
    theme: oneOf(THEMES, stored['theme']) ?? USUAL.theme,
    language: oneOf(LANGUAGES, asked) ?? oneOf(LANGUAGES, stored['language']) ?? USUAL.language,
    speed: oneOf(SPEEDS, stored['speed']) ?? USUAL.speed,
  }
}

function parse(): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  } catch {
    return {}
  }
}

function oneOf<T>(list: readonly T[], value: unknown): T | undefined {
  return list.find((item) => item === value)
}
