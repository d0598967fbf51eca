/** The description of all requests for programs, by OpenAPI 3.1, out of the same schemas that check them. */
import * as z from 'zod'
import { PROTOCOL_VERSION } from './common.ts'
import { errorReply } from './replies.ts'
import type { Route } from './route.ts'
import { ROUTES } from './routes.ts'

export function openApi(version: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, route] of Object.entries<Route>(ROUTES)) {
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(name, route) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Doubloon',
      version,
      description: `Protocol ${PROTOCOL_VERSION}. Whoever sends a cookie back is the same person; bots send a token.`,
    },
    paths,
    components: {
      schemas: components(),
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
    // With a token, with a cookie, or as somebody new.
    security: [{ token: [] }, {}],
  }
}

function operation(name: string, route: Route): object {
  const parameters = [...pathParameters(route.path), ...queryParameters(route.query)]
  const type = route.isStream === true ? 'text/event-stream' : 'application/json'
  return {
    operationId: name,
    summary: route.summary,
    ...(parameters.length > 0 && { parameters }),
    ...(route.body !== undefined && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: referenceTo(route.body) } },
      },
    }),
    responses: {
      [route.status]: {
        description: 'done',
        content: { [type]: { schema: referenceTo(route.reply) } },
      },
      default: {
        description: 'refused',
        content: { 'application/json': { schema: referenceTo(errorReply) } },
      },
    },
  }
}

function pathParameters(path: string): object[] {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)
  return names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))
}

function queryParameters(query: z.ZodObject | undefined): object[] {
  if (query === undefined) return []
  const { properties = {} } = z.toJSONSchema(query, { io: 'input' })
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', schema }))
}

const COMPONENTS = '#/components/schemas/'

/** All schemas that have an id, by it. */
function components(): Record<string, object> {
  const { schemas } = z.toJSONSchema(z.globalRegistry, {
    io: 'input',
    uri: (id) => COMPONENTS + id,
  })
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $id, $schema, ...schema }]) => [id, schema]),
  )
}

function referenceTo(schema: z.ZodType): object {
  return { $ref: COMPONENTS + z.globalRegistry.get(schema)?.id }
}
