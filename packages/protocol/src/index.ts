/** The wire (ADR 0019): the only place that knows what travels between page, programs and server, and how. */
export { PROTOCOL_VERSION } from './common.ts'
export { openApi } from './openapi.ts'
export type * from './people.ts'
export * from './replies.ts'
export type { Route } from './route.ts'
export { ROUTES } from './routes.ts'
export { settingsOf } from './settings.ts'
export * from './stream.ts'
