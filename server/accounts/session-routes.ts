import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { accountEndpoints } from '../../domain/api/accounts.ts'
import type { MessageWriter } from '../../domain/messages/message-writer.ts'
import { type Endpoint, implement } from '../http/endpoint.ts'
import { deviceNames } from '../http/user-agent.ts'
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
    implement(accountEndpoints.sessions, async ({ currentUser, request, say }) => {
      const sessions = await accounts.sessionsOf(currentUser._id, tokenOf(request))
      return {
        sessions: sessions.map((session) => ({
          ...session,
          device: describeDevice(session.device, say),
        })),
      }
    }),
    implement(accountEndpoints.endSession, async ({ params, currentUser, say }) => {
      await accounts.endSession(currentUser._id, params.id)
      return { message: say('results.signedOutThere') }
    }),
    implement(accountEndpoints.endOtherSessions, async ({ currentUser, request, say }) => {
      await accounts.endOtherSessions(currentUser._id, tokenOf(request))
      return { message: say('results.signedOutElsewhere') }
    }),
  ]
}

/** Names of browser and system, from the `user-agent` header, as sessions store them: a line each. */
export function deviceOf(request: FastifyRequest): string {
  return deviceNames(request.headers['user-agent']).join('\n')
}

/** A session of an earlier release has its device in one line, in English. */
function describeDevice(device: string, say: MessageWriter): string {
  const [browser = '', system] = device.split('\n')
  return system === undefined ? browser : say('results.device', { browser, system })
}

function tokenOf({ token }: FastifyRequest): string {
  if (token === null) throw unauthorized()
  return token
}
