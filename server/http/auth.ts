import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Administrator } from '../../domain/api/accounts.ts'
import { unauthorized } from '../errors.ts'
import type { AccountService } from '../services/accounts.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls, where a valid token came with the request. */
    administrator: Administrator | null
    token: string | null
  }
}

/**
 * Checks the token of every call: an `admin` route without a valid one is answered 401 before its
 * body is read. A route that does not say who may call it keeps the server from starting.
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
    if (request.routeOptions.config.access === 'admin' && request.administrator === null) {
      throw unauthorized()
    }
  })
}

/** The administrator of an `admin` route. */
export function callerOf(request: FastifyRequest): Administrator {
  if (request.administrator === null) throw unauthorized()
  return request.administrator
}

function bearerToken(request: FastifyRequest): string | null {
  return (
    /^Bearer (?<token>[\w-]+)$/i.exec(request.headers.authorization ?? '')?.groups?.token ?? null
  )
}
