/** Everything said of Puerto Rico's buildings but their names, in the language of the reader. A game can begin without it. */
import { buildings as en } from './en/buildings/puerto-rico/index.ts'
import { inLanguage } from './language.svelte.ts'

export const sayBuildings: typeof en = inLanguage({ en })
