import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Administrator } from '../../domain/api/accounts.ts'
import { forbidden, unauthorized } from '../errors.ts'
import type { AccountService } from '../services/accounts.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls, where a valid token came with the request. */
    administrator: Administrator | null
    token: string | null
  }
}

/**
 * Checks the token of every call: without a valid one all but `public` routes are answered 401, and
 * `owner` routes 403 with an editor's, before the body is read. A route that does not say who may call it keeps the server from starting.
 */
export function addAuthentication(app: FastifyInstance, accounts: AccountService): void {
  app.decorateRequest('administrator', null)
  app.decorateRequest('token', null)
  app.addHook('onRoute', (route) => {
    if (route.config?.access === undefined) {
      throw new Error(`${route.method} ${route.url} does not say who may call it.`)
    }
  })
  app.addHook('onRequest', async (request) => {
    const token = bearerToken(request)
    if (token !== null) {
      request.administrator = await accounts.authenticate(token)
      request.token = token
    }
    const { access } = request.routeOptions.config
    if (access === 'public') return
    const { role } = callerOf(request)
    if (access !== 'admin' && role !== 'owner') throw forbidden()
  })
}

/** The administrator of a route that is not `public`. */
export function callerOf(request: FastifyRequest): Administrator {
  if (request.administrator === null) throw unauthorized()
  return request.administrator
}

function bearerToken(request: FastifyRequest): string | null {
  return (
    /^Bearer (?<token>[\w-]+)$/i.exec(request.headers.authorization ?? '')?.groups?.token ?? null
  )
}
