/** Everything said of San Juan's buildings but their names, in the language of the reader. It comes with that game's table. */
import { buildings as en } from './en/buildings/san-juan/index.ts'
import { inLanguage } from './language.svelte.ts'

export const sayBuildingsSanJuan: typeof en = inLanguage({ en })
