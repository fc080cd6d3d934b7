import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Administrator } from '../../domain/api/accounts.ts'
import type { EndpointContract } from '../../domain/api/endpoint.ts'
import { forbidden, unauthorized } from '../kernel/errors.ts'

export interface TokenAuthenticator {
  /** Administrator of a valid token, or null. */
  authenticate(token: string): Promise<Administrator | null>
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The administrator of a valid bearer token. */
    administrator: Administrator | null
    token: string | null
  }
}

/**
 * Authenticates requests in `onRequest`, after routing and before the body is read. Without a valid
 * token, endpoints other than `public` respond with 401; `owner` endpoints respond with 403 to
 * editors.
 */
export function addAuthentication(app: FastifyInstance, accounts: TokenAuthenticator): void {
  app.decorateRequest('administrator', null)
  app.decorateRequest('token', null)
  app.addHook('onRequest', async (request) => {
    const token = bearerToken(request)
    if (token !== null) {
      request.administrator = await accounts.authenticate(token)
      request.token = token
    }
    const access = accessOf(request)
    if (access === 'public') return
    const { role } = getCurrentUser(request)
    if (access !== 'admin' && role !== 'owner') throw forbidden()
  })
}

/**
 * Access level of the matched endpoint; unknown paths are public, as there is nothing to protect.
 */
export function accessOf({ routeOptions }: FastifyRequest): EndpointContract['access'] {
  return routeOptions.config.contract?.access ?? 'public'
}

/** The administrator of a request to an endpoint that is not `public`. Throws a 401. */
export function getCurrentUser(request: FastifyRequest): Administrator {
  if (request.administrator === null) throw unauthorized()
  return request.administrator
}

function bearerToken(request: FastifyRequest): string | null {
  return (
    /^Bearer (?<token>[\w-]+)$/i.exec(request.headers.authorization ?? '')?.groups?.token ?? null
  )
}
