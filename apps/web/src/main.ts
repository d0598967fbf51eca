/** Starts the page. */
import { mount } from 'svelte'
import App from './App.svelte'
import { whenIdle } from './idle.ts'
import { mendAfterUpdate } from './offline/mend.ts'
import { apply } from './settings/settings.svelte.ts'
import './style/tokens.css'
import './style/base.css'
import './style/materials.css'

mendAfterUpdate()
const target = document.getElementById('app')
void apply().then(() => target !== null && mount(App, { target }))
// Letters come last: a game can begin with those of the system.
whenIdle(() => void import('./style/fonts.css'))
whenIdle(() => void import('./offline/keep.ts'))
