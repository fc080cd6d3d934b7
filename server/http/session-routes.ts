import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { accountCalls } from '../../domain/api/accounts.ts'
import { RequestError, unauthorized } from '../errors.ts'
import type { AccountService } from '../services/accounts.ts'
import { describeDevice } from '../services/device.ts'
import { type Endpoint, implement } from './endpoint.ts'

const lateBy = 2_000
/** Answers that are held back at once; each keeps a connection. */
const mostLate = 1_000
let late = 0

/** Signing in and out, and where oneself is signed in. */
export function sessionEndpoints(accounts: AccountService): Endpoint[] {
  return [
    implement(accountCalls.signIn, ({ body: { email, password, code }, request }) =>
      accounts
        .signIn(email, password, request.ip, { device: deviceOf(request), code })
        .catch(answerLate),
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

/** A try over the limits is answered late: one after the other comes no faster than that. */
async function answerLate(error: unknown): Promise<never> {
  if (error instanceof RequestError && error.status === 429 && late < mostLate) {
    late += 1
    await wait(lateBy)
    late -= 1
  }
  throw error
}

function tokenOf({ token }: FastifyRequest): string {
  if (token === null) throw unauthorized()
  return token
}
