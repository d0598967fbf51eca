/** English, Puerto Rico: everything said of the production buildings. */
import type { PuertoRicoBuilding, PuertoRicoWords, Unnamed } from '../../../building-words.ts'
import { barrels, colonists } from '../../words.ts'

/** What a production building for this good says, but for its name. */
const plant = (good: string): Unnamed<PuertoRicoBuilding> => ({
  short: ({ circles }) => `makes up to ${circles} ${good}`,
  note: ({ circles }) =>
    `Room for ${colonists(circles)}. Each makes a barrel of ${good} when the craftsman works, as far as occupied ${good} plantations reach.`,
  lead: ({ circles }) => `Makes up to ${barrels(circles)} of ${good} when the craftsman works.`,
  pieces: {
    '~PR-B-PROD-1 ~PR-CRAFTSMAN-2': `Each colonist on it makes a barrel of ${good}, as far as your occupied ${good} plantations reach: no more barrels than plantations, and no more than colonists in your buildings for ${good}.`,
  },
})

const smallPlant = (good: string): Unnamed<PuertoRicoBuilding> => ({
  ...plant(good),
  note: ({ circles }) =>
    `Room for ${colonists(circles)}. With an occupied ${good} plantation it makes a barrel of ${good} when the craftsman works.`,
})

export const productionBuildings: PuertoRicoWords<{ class: 'production' }> = {
  smallIndigoPlant: { name: 'Small Indigo Plant', ...smallPlant('indigo') },
  smallSugarMill: { name: 'Small Sugar Mill', ...smallPlant('sugar') },
  indigoPlant: { name: 'Indigo Plant', ...plant('indigo') },
  sugarMill: { name: 'Sugar Mill', ...plant('sugar') },
  tobaccoStorage: { name: 'Tobacco Storage', ...plant('tobacco') },
  coffeeRoaster: { name: 'Coffee Roaster', ...plant('coffee') },
}
