import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { accountEndpoints } from '../../domain/api/accounts.ts'
import { twoFactorEndpoints } from '../../domain/api/two-factor.ts'
import { settings } from '../../domain/content/settings.ts'
import type { MessageWriter } from '../../domain/messages/message-writer.ts'
import type { ContentService } from '../content/content-service.ts'
import { type Endpoint, implement } from '../http/endpoint.ts'
import type { SiteOrigin } from '../http/site-origin.ts'
import { deviceNames } from '../http/user-agent.ts'
import { RequestError, unauthorized } from '../kernel/errors.ts'
import type { AccountService } from './account-service.ts'
import type { OneTimeLink } from './invitation-service.ts'

interface LoginServices {
  accounts: AccountService
  content: ContentService
}

/**
 * Routes for sign-in, sign-out, two-factor and administrators. `siteOrigin` gives the base URL of
 * one-time links.
 */
export function createLoginRoutes(
  { accounts, content }: LoginServices,
  siteOrigin: SiteOrigin,
): Endpoint[] {
  const toOneTimeLinkResponse = (
    request: FastifyRequest,
    { user, token, expiresAt }: OneTimeLink,
  ) => ({
    user,
    invitation: { url: `${siteOrigin(request)}/admin/invitations/${token}`, expiresAt },
  })
  return [
    ...createSessionRoutes(accounts),
    implement(accountEndpoints.me, async ({ currentUser }) => ({ admin: currentUser })),
    implement(accountEndpoints.changeLanguage, async ({ body, currentUser, say }) => ({
      message: say('results.languageChanged'),
      admin: await accounts.changeLanguage(currentUser._id, body.language),
    })),
    implement(accountEndpoints.changePassword, async ({ body, currentUser, request, say }) => {
      const { currentPassword, newPassword } = body
      const token = await accounts.changePassword(
        currentUser._id,
        currentPassword,
        newPassword,
        request.ip,
        deviceOf(request),
      )
      return { message: say('results.passwordChanged'), token }
    }),
    implement(accountEndpoints.setUp, async ({ params, body, request }) => {
      const { name, email, password, timeZone } = body
      const device = deviceOf(request)
      const first = await accounts.completeSetup(params.token, name, email, password, device)
      if (timeZone !== undefined) {
        const { _id } = await content.single(settings)
        await content.update(settings, _id, { kind: 'json', body: { timeZone } }, first.admin._id)
      }
      return first
    }),
    implement(accountEndpoints.accept, ({ params, body: { name, password }, request }) =>
      accounts.acceptInvitation(params.token, name, password, deviceOf(request)),
    ),
    implement(twoFactorEndpoints.read, async ({ currentUser }) => ({
      secondFactor: await accounts.getTwoFactor(currentUser._id),
    })),
    implement(twoFactorEndpoints.begin, async ({ body, currentUser, request, say }) => {
      const { brandName } = await content.single(settings)
      const begun = await accounts.startTwoFactorSetup(
        currentUser._id,
        body.currentPassword,
        request.ip,
        brandName || 'Back office',
      )
      return { message: say('results.twoFactorBegun'), ...begun }
    }),
    implement(twoFactorEndpoints.confirm, async ({ body, currentUser, say }) => {
      const recoveryCodes = await accounts.confirmTwoFactor(currentUser._id, body.code)
      return { message: say('results.twoFactorOn'), recoveryCodes }
    }),
    implement(twoFactorEndpoints.end, async ({ body, currentUser, request, say }) => {
      await accounts.disableTwoFactor(currentUser._id, body.currentPassword, request.ip)
      return { message: say('results.twoFactorOff') }
    }),
    implement(accountEndpoints.list, async () => ({ users: await accounts.list() })),
    implement(accountEndpoints.invite, async ({ body: { name, email, role }, request, say }) => {
      const link = toOneTimeLinkResponse(request, await accounts.invite(name, email, role))
      return { message: say('results.invited', { name }), ...link }
    }),
    implement(accountEndpoints.changeRole, async ({ params, body: { role }, say }) => {
      const user = await accounts.changeRole(params.id, role)
      return { message: say('results.roleChanged', { name: user.name, role }), user }
    }),
    implement(accountEndpoints.reset, async ({ params, currentUser, request, say }) => {
      const link = toOneTimeLinkResponse(
        request,
        await accounts.startPasswordResetFor(params.id, currentUser._id),
      )
      return { message: say('results.passwordLink', { name: link.user.name }), ...link }
    }),
    implement(accountEndpoints.remove, async ({ params, currentUser, say }) => {
      await accounts.remove(params.id, currentUser._id)
      return { message: say('results.administratorRemoved') }
    }),
  ]
}

const FAILURE_DELAY_MS = 2_000
/** Delayed responses at once; each keeps a connection open. */
const MAX_DELAYED_RESPONSES = 1_000

/** Routes for sign-in, sign-out and the signed-in administrator's sessions. */
function createSessionRoutes(accounts: AccountService): Endpoint[] {
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
function deviceOf(request: FastifyRequest): string {
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
