/** Places of the page one comes to now and then. Which ones there are comes with the first of them. */
import type { Component } from 'svelte'

type Loaded = Promise<{ readonly default: Component }>

const PAGES: Readonly<Record<string, () => Loaded>> = {
  event: () => import('./tournament/TournamentPage.svelte'),
  people: () => import('./people/Page.svelte'),
  me: () => import('./people/Me.svelte'),
  admin: () => import('./admin/Admin.svelte'),
  'your-turn': () => import('./notify/YourTurnPage.svelte'),
}
const nowhere = () => import('./Nowhere.svelte')

export const laterPage = (place: string): Loaded => (PAGES[place] ?? nowhere)()
