import type { FastifyRequest } from 'fastify'
import { accountCalls } from '../../domain/api/accounts.ts'
import { unauthorized } from '../errors.ts'
import type { AccountService } from '../services/accounts.ts'
import { describeDevice } from '../services/device.ts'
import { type Endpoint, implement } from './endpoint.ts'

/** Signing in and out, and where oneself is signed in. */
export function sessionEndpoints(accounts: AccountService): Endpoint[] {
  return [
    implement(accountCalls.signIn, ({ body: { email, password, code }, request }) =>
      accounts.signIn(email, password, request.ip, { device: deviceOf(request), code }),
    ),
    implement(accountCalls.signOut, async ({ request }) => {
      await accounts.signOut(tokenOf(request))
      return undefined
    }),
    implement(accountCalls.sessions, async ({ caller, request }) => ({
      sessions: await accounts.sessionsOf(caller._id, tokenOf(request)),
    })),
    implement(accountCalls.endSession, async ({ params, caller }) => {
      await accounts.endSession(caller._id, params.id)
      return { message: 'Signed out there.' }
    }),
    implement(accountCalls.endOtherSessions, async ({ caller, request }) => {
      await accounts.endOtherSessions(caller._id, tokenOf(request))
      return { message: 'Signed out everywhere else.' }
    }),
  ]
}

/** What somebody signs in on, in a few words. */
export function deviceOf(request: FastifyRequest): string {
  return describeDevice(request.headers['user-agent'])
}

function tokenOf({ token }: FastifyRequest): string {
  if (token === null) throw unauthorized()
  return token
}
