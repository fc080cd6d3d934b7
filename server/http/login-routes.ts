import { accountCalls } from '../../domain/api/accounts.ts'
import { settings } from '../../domain/content/settings.ts'
import type { Services } from '../services.ts'
import { type Endpoint, implement } from './endpoint.ts'

/** Signing in and out, and who may. `siteOrigin` answers the site's address for invitation links. */
export function loginEndpoints(
  { accounts, content }: Services,
  siteOrigin: (request: { protocol: string; host: string }) => string,
): Endpoint[] {
  return [
    implement(accountCalls.signIn, ({ body: { email, password }, request }) =>
      accounts.signIn(email, password, request.ip),
    ),
    implement(accountCalls.signOut, async ({ request }) => {
      if (request.token !== null) await accounts.signOut(request.token)
      return undefined
    }),
    implement(accountCalls.me, async ({ caller }) => ({ admin: caller })),
    implement(accountCalls.changePassword, async ({ body, caller, request }) => {
      const { currentPassword, newPassword } = body
      const token = await accounts.changePassword(
        caller._id,
        currentPassword,
        newPassword,
        request.ip,
      )
      return { message: 'Password changed.', token }
    }),
    implement(accountCalls.setUp, async ({ params, body }) => {
      const { name, email, password, timeZone } = body
      const first = await accounts.completeSetup(params.token, name, email, password)
      if (timeZone !== undefined) {
        const { _id } = await content.single(settings)
        await content.update(settings, _id, { kind: 'json', body: { timeZone } }, first.admin._id)
      }
      return first
    }),
    implement(accountCalls.accept, ({ params, body: { name, password } }) =>
      accounts.acceptInvitation(params.token, name, password),
    ),
    implement(accountCalls.list, async () => ({ users: await accounts.list() })),
    implement(accountCalls.invite, async ({ body: { name, email }, request }) => {
      const { user, token, expiresAt } = await accounts.invite(name, email)
      const url = `${siteOrigin(request)}/admin/invitations/${token}`
      return {
        message: `${name} is invited. Send them the link.`,
        user,
        invitation: { url, expiresAt },
      }
    }),
    implement(accountCalls.remove, async ({ params, caller }) => {
      await accounts.remove(params.id, caller._id)
      return { message: 'Administrator removed.' }
    }),
  ]
}
