import type { FastifyRequest } from 'fastify'
import { accountEndpoints } from '../../domain/api/accounts.ts'
import { twoFactorEndpoints } from '../../domain/api/two-factor.ts'
import { settings } from '../../domain/content/settings.ts'
import type { ContentService } from '../content/content-service.ts'
import { type Endpoint, implement } from '../http/endpoint.ts'
import type { SiteOrigin } from '../http/site-origin.ts'
import type { AccountService } from './account-service.ts'
import type { OneTimeLink } from './invitation-service.ts'
import { createSessionRoutes, deviceOf } from './session-routes.ts'

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
