import type { FastifyRequest } from 'fastify'
import { accountCalls } from '../../domain/api/accounts.ts'
import { settings } from '../../domain/content/settings.ts'
import type { ContentService } from '../content/service.ts'
import type { AccountService } from '../services/accounts.ts'
import type { OneTimeLink } from '../services/invitations.ts'
import type { SiteOrigin } from '../site-origin.ts'
import { type Endpoint, implement } from './endpoint.ts'
import { deviceOf, sessionEndpoints } from './session-routes.ts'

interface LoginServices {
  accounts: AccountService
  content: ContentService
}

/** Signing in and out, and who may. `siteOrigin` answers the site's address for invitation links. */
export function loginEndpoints(
  { accounts, content }: LoginServices,
  siteOrigin: SiteOrigin,
): Endpoint[] {
  const answerLink = (request: FastifyRequest, { user, token, expiresAt }: OneTimeLink) => ({
    user,
    invitation: { url: `${siteOrigin(request)}/admin/invitations/${token}`, expiresAt },
  })
  return [
    ...sessionEndpoints(accounts),
    implement(accountCalls.me, async ({ caller }) => ({ admin: caller })),
    implement(accountCalls.changePassword, async ({ body, caller, request }) => {
      const { currentPassword, newPassword } = body
      const token = await accounts.changePassword(
        caller._id,
        currentPassword,
        newPassword,
        request.ip,
        deviceOf(request),
      )
      return { message: 'Password changed.', token }
    }),
    implement(accountCalls.setUp, async ({ params, body, request }) => {
      const { name, email, password, timeZone } = body
      const device = deviceOf(request)
      const first = await accounts.completeSetup(params.token, name, email, password, device)
      if (timeZone !== undefined) {
        const { _id } = await content.single(settings)
        await content.update(settings, _id, { kind: 'json', body: { timeZone } }, first.admin._id)
      }
      return first
    }),
    implement(accountCalls.accept, ({ params, body: { name, password }, request }) =>
      accounts.acceptInvitation(params.token, name, password, deviceOf(request)),
    ),
    implement(accountCalls.list, async () => ({ users: await accounts.list() })),
    implement(accountCalls.invite, async ({ body: { name, email, role }, request }) => {
      const link = answerLink(request, await accounts.invite(name, email, role))
      return { message: `${name} is invited. Send them the link.`, ...link }
    }),
    implement(accountCalls.changeRole, async ({ params, body: { role } }) => {
      const user = await accounts.changeRole(params.id, role)
      return { message: `${user.name} is an ${role} now.`, user }
    }),
    implement(accountCalls.reset, async ({ params, caller, request }) => {
      const link = answerLink(request, await accounts.beginResetOf(params.id, caller._id))
      return { message: `This link lets ${link.user.name} choose a new password.`, ...link }
    }),
    implement(accountCalls.remove, async ({ params, caller }) => {
      await accounts.remove(params.id, caller._id)
      return { message: 'Administrator removed.' }
    }),
  ]
}
