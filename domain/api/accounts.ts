import { z } from 'zod'
import { shippedLanguages } from '../languages/language.ts'
import {
  acceptanceSchema,
  invitationSchema,
  languageSchema,
  loginSchema,
  passwordChangeSchema,
  roleSchema,
  roles,
  setupSchema,
} from './credentials.ts'
import { defineEndpoints } from './endpoint.ts'
import { moment } from './record.ts'

const message = z.string()

/** Administrator who is signed in. */
export const administrator = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  /** Language of the back office; null if none is chosen. */
  language: z.enum(shippedLanguages).nullable(),
})
export type Administrator = z.infer<typeof administrator>

const signedIn = z.object({ token: z.string(), admin: administrator })
export type SignedIn = z.infer<typeof signedIn>

/** Administrator as other administrators may see them. */
const user = administrator.omit({ language: true }).extend({ createdAt: moment })
export type User = z.infer<typeof user>

/** One-time link; the token is the last segment of the URL. */
const invitation = z.object({ url: z.string(), expiresAt: moment })

const session = z.object({
  _id: z.string(),
  /** Short description such as `Firefox on Windows`; empty if unknown. */
  device: z.string(),
  createdAt: moment,
  lastUsedAt: moment,
  /** True for the session that sent the request. */
  current: z.boolean(),
})
export type Session = z.infer<typeof session>

/** Sign-in, sign-out, sessions and administrators. */
export const accountEndpoints = defineEndpoints('Administrators', {
  signIn: {
    method: 'POST',
    path: '/admin/login',
    access: 'public',
    summary: 'Sign in',
    body: loginSchema,
    response: signedIn,
  },
  signOut: {
    method: 'POST',
    path: '/admin/logout',
    access: 'admin',
    summary: 'End this session',
    status: 204,
  },
  me: {
    method: 'GET',
    path: '/admin/me',
    access: 'admin',
    summary: 'The administrator who is signed in',
    response: z.object({ admin: administrator }),
  },
  changeLanguage: {
    method: 'PUT',
    path: '/admin/me',
    access: 'admin',
    summary: 'Choose the language of the back office for yourself',
    body: languageSchema,
    response: z.object({ message, admin: administrator }),
  },
  changePassword: {
    method: 'PUT',
    path: '/admin/password',
    access: 'admin',
    summary: 'Change your own password; every session of the account ends',
    body: passwordChangeSchema,
    response: z.object({ message, token: z.string() }),
  },
  sessions: {
    method: 'GET',
    path: '/admin/sessions',
    access: 'admin',
    summary: 'Your own sessions, last used first',
    response: z.object({ sessions: z.array(session) }),
  },
  endSession: {
    method: 'DELETE',
    path: '/admin/sessions/:id',
    access: 'admin',
    summary: 'End one of your own sessions',
    response: z.object({ message }),
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/admin/sessions',
    access: 'admin',
    summary: 'End all of your own sessions except this one',
    response: z.object({ message }),
  },
  setUp: {
    method: 'POST',
    path: '/admin/setup/:token',
    access: 'public',
    summary: 'Create the first administrator with the link printed at the first start',
    body: setupSchema,
    response: signedIn,
  },
  accept: {
    method: 'POST',
    path: '/admin/invitations/:token',
    access: 'public',
    summary: 'Accept an invitation',
    body: acceptanceSchema,
    response: signedIn,
  },
  list: {
    method: 'GET',
    path: '/admin/users',
    access: 'owner',
    summary: 'All administrators, newest first',
    response: z.object({ users: z.array(user) }),
  },
  invite: {
    method: 'POST',
    path: '/admin/users',
    access: 'owner',
    summary: 'Invite an administrator by a one-time link',
    body: invitationSchema,
    status: 201,
    response: z.object({ message, user, invitation }),
  },
  changeRole: {
    method: 'PUT',
    path: '/admin/users/:id',
    access: 'owner',
    summary: 'Make an administrator an owner or an editor; at least one owner remains',
    body: roleSchema,
    response: z.object({ message, user }),
  },
  reset: {
    method: 'POST',
    path: '/admin/users/:id/reset',
    access: 'owner',
    summary: 'A one-time link to choose a new password; every session ends when it is used',
    status: 201,
    response: z.object({ message, user, invitation }),
  },
  remove: {
    method: 'DELETE',
    path: '/admin/users/:id',
    access: 'owner',
    summary: 'Remove an administrator; every session of the account ends',
    response: z.object({ message }),
  },
  /** Upload limits in bytes, so that forms can reject a file before sending it. */
  limits: {
    method: 'GET',
    path: '/admin/limits',
    access: 'admin',
    summary: 'The maximum size of an uploaded file',
    response: z.object({ limits: z.object({ imageBytes: z.int(), videoBytes: z.int() }) }),
  },
})
