/** What the market can say once somebody looks at a building. */
export { default as Card } from './BuildingCard.svelte'
export { describe } from './building-text.ts'
