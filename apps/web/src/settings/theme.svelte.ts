/** Whether the page is dark now, by the setting or by the system; and what changes it. */
import { say } from '../text/say.ts'
import { change, settings } from './settings.svelte.ts'

const query = matchMedia('(prefers-color-scheme: dark)')
const system = $state({ isDark: query.matches })

query.addEventListener('change', () => {
  system.isDark = query.matches
})

export const isDark = () =>
  settings.theme === 'system' ? system.isDark : settings.theme === 'dark'

/** What a button shows that makes a dark page light, and a light one dark. */
export const themeIcon = () => (isDark() ? 'ui-sun' : 'ui-moon')

/** What such a button says and does. */
export function themeButton() {
  const theme = isDark() ? 'light' : 'dark'
  const label = say.app.bar[theme]
  return { title: label, 'aria-label': label, onclick: () => change({ theme }) }
}
