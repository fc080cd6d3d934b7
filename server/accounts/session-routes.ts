import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { accountEndpoints } from '../../domain/api/accounts.ts'
import { type Endpoint, implement } from '../http/endpoint.ts'
import { describeDevice } from '../http/user-agent.ts'
import { RequestError, unauthorized } from '../kernel/errors.ts'
import type { AccountService } from './account-service.ts'

const FAILURE_DELAY_MS = 2_000
/** Delayed responses at once; each keeps a connection open. */
const MAX_DELAYED_RESPONSES = 1_000

/** Routes for sign-in, sign-out and the signed-in administrator's sessions. */
export function createSessionRoutes(accounts: AccountService): Endpoint[] {
  let late = 0

  /** Delays the 429 of an attempt over the limit, to slow sequential guessing. */
  async function delayError(error: unknown): Promise<never> {
    if (error instanceof RequestError && error.status === 429 && late < MAX_DELAYED_RESPONSES) {
      late += 1
      await wait(FAILURE_DELAY_MS)
      late -= 1
    }
    throw error
  }

  return [
    implement(accountEndpoints.signIn, ({ body: { email, password, code }, request }) =>
      accounts
        .signIn(email, password, request.ip, { device: deviceOf(request), code })
        .catch(delayError),
    ),
    implement(accountEndpoints.signOut, async ({ request }) => {
      await accounts.signOut(tokenOf(request))
      return undefined
    }),
    implement(accountEndpoints.sessions, async ({ currentUser, request }) => ({
      sessions: await accounts.sessionsOf(currentUser._id, tokenOf(request)),
    })),
    implement(accountEndpoints.endSession, async ({ params, currentUser }) => {
      await accounts.endSession(currentUser._id, params.id)
      return { message: 'Signed out on that device.' }
    }),
    implement(accountEndpoints.endOtherSessions, async ({ currentUser, request }) => {
      await accounts.endOtherSessions(currentUser._id, tokenOf(request))
      return { message: 'Signed out everywhere else.' }
    }),
  ]
}

/** Short description of the browser and system, from the `user-agent` header. */
export function deviceOf(request: FastifyRequest): string {
  return describeDevice(request.headers['user-agent'])
}

function tokenOf({ token }: FastifyRequest): string {
  if (token === null) throw unauthorized()
  return token
}
