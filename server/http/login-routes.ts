import { accountCalls } from '../../domain/api/accounts.ts'
import type { Services } from '../services.ts'
import { type Endpoint, implement } from './endpoint.ts'

/** Signing in and out, and who may. `siteOrigin` answers the site's address for invitation links. */
export function loginEndpoints(
  { accounts }: Services,
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
    implement(accountCalls.setUp, ({ params, body: { name, email, password } }) =>
      accounts.completeSetup(params.token, name, email, password),
    ),
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
