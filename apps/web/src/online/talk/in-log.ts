/** What the log of a table has besides moves where others sit elsewhere; it comes when such a table is laid. */
export { sayTalk } from '../../text/say-talk.ts'
export { default as Filter } from './Filter.svelte'
export { default as Item } from './Item.svelte'
export { between } from './items.ts'
export { default as LogFoot } from './LogFoot.svelte'
export { talkOf } from './talk.svelte.ts'
