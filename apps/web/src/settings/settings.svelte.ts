/** How one likes the page; kept in the browser. */
import { LANGUAGES, type Language, speak } from '../text/language.svelte.ts'
import { keptUnder } from './kept.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export const SPEEDS = ['off', 'fast', 'normal', 'slow'] as const
export const PAUSES = ['none', 'short', 'long', 'step'] as const

/** Nobody was asked yet, or what they said; and how loud. */
const SOUND = ['unasked', 'off', 'on'] as const
export const VOLUMES = ['quiet', 'normal', 'loud'] as const

export interface Settings {
  readonly theme: (typeof THEMES)[number]
  readonly language: Language
  /** How fast pieces travel. */
  readonly speed: (typeof SPEEDS)[number]
  /** How long one may look at a bot's move before the next one. */
  readonly pause: (typeof PAUSES)[number]
  /** Whether a card was ever read by a finger held on it: until then a line tells that it can be. */
  readonly hasHeld: boolean
  readonly sound: (typeof SOUND)[number]
  readonly volume: (typeof VOLUMES)[number]
}

const KEY = 'doubloon.settings'
const USUAL: Settings = {
  theme: 'system',
  language: 'en',
  speed: 'normal',
  pause: 'short',
  hasHeld: false,
  sound: 'unasked',
  volume: 'normal',
}

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
  get pause() {
    return kept.now.pause
  },
  get hasHeld() {
    return kept.now.hasHeld
  },
  get sound() {
    return kept.now.sound
  },
  get volume() {
    return kept.now.volume
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
  void apply()
}

/** Follows what is kept now: it was brought from another browser. */
export function reread(): void {
  kept.now = read()
  void apply()
}

/** Puts theme and language into effect; done when all texts are there. */
export function apply(): Promise<void> {
  const { theme, language } = kept.now
  const root = document.documentElement
  root.dataset['theme'] = theme === 'system' ? systemTheme() : theme
  for (const frame of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    frame.media = whenSeen(theme, frame.dataset['theme'])
  root.lang = language === 'pseudo' ? 'en' : language
  return speak(language)
}

const dark = matchMedia('(prefers-color-scheme: dark)')
const systemTheme = () => (dark.matches ? 'dark' : 'light')
dark.addEventListener('change', () => void apply())

/** When the frame of the browser's window has the colour of a theme, as a media query. */
function whenSeen(chosen: Settings['theme'], theme = ''): string {
  if (chosen === 'system') return `(prefers-color-scheme: ${theme})`
  return chosen === theme ? 'all' : 'not all'
}

/** What is kept, if it can be read; a language in the address (`?lang=pseudo`) goes first. */
function read(): Settings {
  const asked = new URLSearchParams(location.search).get('lang')
  const stored = keptUnder(KEY)
  return {
    theme: oneOf(THEMES, stored['theme']) ?? USUAL.theme,
    language: oneOf(LANGUAGES, asked) ?? oneOf(LANGUAGES, stored['language']) ?? USUAL.language,
    speed: oneOf(SPEEDS, stored['speed']) ?? USUAL.speed,
    pause: oneOf(PAUSES, stored['pause']) ?? USUAL.pause,
    hasHeld: stored['hasHeld'] === true,
    sound: oneOf(SOUND, stored['sound']) ?? USUAL.sound,
    volume: oneOf(VOLUMES, stored['volume']) ?? USUAL.volume,
  }
}

function oneOf<T>(list: readonly T[], value: unknown): T | undefined {
  return list.find((item) => item === value)
}
