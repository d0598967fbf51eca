/** How a request of the protocol becomes a call of its handler, and what was sent becomes what its schema says. */
import type { Route } from '@doubloon/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod'
import { refused } from './refusals.ts'

/** Where all routes of the protocol stand. */
export const API = '/api'

export type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** Adds routes to a part of the server that stands under `API`. */
export function routing(app: FastifyInstance) {
  return ({ method, path, status, mostBytes }: Route, handler: Handler) =>
    app.route({
      method,
      url: path.slice(API.length),
      ...(mostBytes !== undefined && { bodyLimit: mostBytes }),
      handler: async (request, reply) => {
        reply.code(status).header('Cache-Control', 'no-store')
        return handler(request, reply)
      },
    })
}

/** What was sent, as the schema reads it; else what is wrong with it first, and where. */
export function read<T extends z.ZodType>(schema: T, raw: unknown): z.output<T> {
  const { success, data, error } = schema.safeParse(raw)
  if (success) return data
  const [issue] = error.issues
  const where = issue?.path.join('.') || 'the request'
  throw refused('bad-request', `${where}: ${issue?.message ?? 'not as described'}`)
}
