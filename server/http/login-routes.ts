import { z } from 'zod'
import { settings } from '../../domain/content/settings.ts'
import {
  acceptanceSchema,
  invitationSchema,
  loginSchema,
  passwordChangeSchema,
  setupSchema,
} from '../../domain/login.ts'
import type { Services } from '../services.ts'
import { callerOf } from './auth.ts'
import { type Endpoint, readBody, readId } from './endpoint.ts'

const admin = z.object({ _id: z.string(), name: z.string(), email: z.string() })
const signedIn = z.object({ token: z.string(), admin })
const user = admin.extend({ createdAt: z.string() })
const token = z.object({ token: z.string() })
const tag = 'Administrators'

/** Signing in and out, and who may. `siteOrigin` answers the site's address for invitation links. */
export function loginEndpoints(
  services: Services,
  siteOrigin: (request: { protocol: string; host: string }) => string,
): Endpoint[] {
  const { accounts, content } = services
  return [
    {
      method: 'POST',
      path: '/admin/login',
      access: 'public',
      tag,
      summary: 'Sign in',
      body: { schema: loginSchema },
      answer: signedIn,
      handler(request) {
        const { email, password } = readBody(loginSchema, request.body)
        return accounts.signIn(email, password, request.ip)
      },
    },
    {
      method: 'POST',
      path: '/admin/logout',
      access: 'admin',
      tag,
      summary: 'End this session',
      status: 204,
      async handler(request) {
        if (request.token !== null) await accounts.signOut(request.token)
      },
    },
    {
      method: 'GET',
      path: '/admin/me',
      access: 'admin',
      tag,
      summary: 'Who is signed in',
      answer: z.object({ admin }),
      handler: async (request) => ({ admin: callerOf(request) }),
    },
    {
      method: 'PUT',
      path: '/admin/password',
      access: 'admin',
      tag,
      summary: 'Change the own password; every session of the account ends',
      body: { schema: passwordChangeSchema },
      answer: z.object({ message: z.string(), token: z.string() }),
      async handler(request) {
        const { currentPassword, newPassword } = readBody(passwordChangeSchema, request.body)
        const caller = callerOf(request)
        const token = await accounts.changePassword(
          caller._id,
          currentPassword,
          newPassword,
          request.ip,
        )
        return { message: 'Password changed.', token }
      },
    },
    {
      method: 'POST',
      path: '/admin/setup/:token',
      access: 'public',
      tag,
      summary: 'Create the first administrator, by the link printed at the start',
      body: { schema: setupSchema },
      answer: signedIn,
      async handler(request) {
        const { name, email, password, timeZone } = readBody(setupSchema, request.body)
        const { token: link } = token.parse(request.params)
        const first = await accounts.completeSetup(link, name, email, password)
        if (timeZone !== undefined) {
          const { _id } = await content.single(settings)
          const input = { kind: 'json', body: { timeZone } } as const
          await content.update(settings, _id, input, first.admin._id)
        }
        return first
      },
    },
    {
      method: 'POST',
      path: '/admin/invitations/:token',
      access: 'public',
      tag,
      summary: 'Accept an invitation',
      body: { schema: acceptanceSchema },
      answer: signedIn,
      handler(request) {
        const { name, password } = readBody(acceptanceSchema, request.body)
        return accounts.acceptInvitation(token.parse(request.params).token, name, password)
      },
    },
    {
      method: 'GET',
      path: '/admin/users',
      access: 'admin',
      tag,
      summary: 'All administrators, newest first',
      answer: z.object({ users: z.array(user) }),
      handler: async () => ({ users: await accounts.list() }),
    },
    {
      method: 'POST',
      path: '/admin/users',
      access: 'admin',
      tag,
      summary: 'Invite an administrator by a one-time link',
      body: { schema: invitationSchema },
      status: 201,
      answer: z.object({
        message: z.string(),
        user,
        invitation: z.object({ url: z.string(), expiresAt: z.string() }),
      }),
      async handler(request) {
        const { name, email } = readBody(invitationSchema, request.body)
        const { user, token, expiresAt } = await accounts.invite(name, email)
        const url = `${siteOrigin(request)}/admin/invitations/${token}`
        return {
          message: `${name} is invited. Send them the link.`,
          user,
          invitation: { url, expiresAt },
        }
      },
    },
    {
      method: 'DELETE',
      path: '/admin/users/:id',
      access: 'admin',
      tag,
      summary: 'Remove an administrator; every session of the account ends',
      answer: z.object({ message: z.string() }),
      async handler(request) {
        await accounts.remove(readId(request), callerOf(request)._id)
        return { message: 'Administrator removed.' }
      },
    },
  ]
}
