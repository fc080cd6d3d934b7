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
    /** Who calls, where a valid token came with the request. */
    administrator: Administrator | null
    token: string | null
  }
}

/**
 * Checks the token of every call, once it is known which one is meant: without a valid one all but `public` calls are
 * answered 401, and `owner` calls 403 with an editor's, before the body is read.
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

/** Who may call the matched endpoint; an unknown address has nothing to protect. */
export function accessOf({ routeOptions }: FastifyRequest): EndpointContract['access'] {
  return routeOptions.config.contract?.access ?? 'public'
}

/** The administrator of a call that is not `public`. */
export function getCurrentUser(request: FastifyRequest): Administrator {
  if (request.administrator === null) throw unauthorized()
  return request.administrator
}

function bearerToken(request: FastifyRequest): string | null {
  return (
    /^Bearer (?<token>[\w-]+)$/i.exec(request.headers.authorization ?? '')?.groups?.token ?? null
  )
}
