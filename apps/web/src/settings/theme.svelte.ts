/** Whether the page is dark now, by the setting or by the system. */
import { settings } from './settings.svelte.ts'

const query = matchMedia('(prefers-color-scheme: dark)')
const system = $state({ isDark: query.matches })

query.addEventListener('change', () => {
  system.isDark = query.matches
})

export function isDark(): boolean {
  return settings.theme === 'system' ? system.isDark : settings.theme === 'dark'
}
