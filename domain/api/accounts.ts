import { z } from 'zod'
import {
  acceptanceSchema,
  invitationSchema,
  loginSchema,
  passwordChangeSchema,
  roleSchema,
  setupSchema,
} from '../login.ts'
import { roles } from '../role.ts'
import { defineCall } from './call.ts'
import { moment } from './record.ts'

const tag = 'Administrators'
const message = z.string()

/** An administrator as others may see one. */
export const administrator = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
})
export type Administrator = z.infer<typeof administrator>

const signedIn = z.object({ token: z.string(), admin: administrator })
export type SignedIn = z.infer<typeof signedIn>

const user = administrator.extend({ createdAt: moment })
export type User = z.infer<typeof user>

/** A one-time link; the token is the last segment of the url. */
const invitation = z.object({ url: z.string(), expiresAt: moment })

const session = z.object({
  _id: z.string(),
  /** In a few words, such as `Firefox on Windows`; empty where nobody can tell. */
  device: z.string(),
  createdAt: moment,
  lastUsedAt: moment,
  /** The session that asks. */
  current: z.boolean(),
})
export type Session = z.infer<typeof session>

/** Signing in and out, and who may. */
export const accountCalls = {
  signIn: defineCall({
    method: 'POST',
    path: '/admin/login',
    access: 'public',
    tag,
    summary: 'Sign in',
    body: loginSchema,
    answer: signedIn,
  }),
  signOut: defineCall({
    method: 'POST',
    path: '/admin/logout',
    access: 'admin',
    tag,
    summary: 'End this session',
    status: 204,
  }),
  me: defineCall({
    method: 'GET',
    path: '/admin/me',
    access: 'admin',
    tag,
    summary: 'Who is signed in',
    answer: z.object({ admin: administrator }),
  }),
  changePassword: defineCall({
    method: 'PUT',
    path: '/admin/password',
    access: 'admin',
    tag,
    summary: 'Change the own password; every session of the account ends',
    body: passwordChangeSchema,
    answer: z.object({ message, token: z.string() }),
  }),
  sessions: defineCall({
    method: 'GET',
    path: '/admin/sessions',
    access: 'admin',
    tag,
    summary: 'Where oneself is signed in, the session used last first',
    answer: z.object({ sessions: z.array(session) }),
  }),
  endSession: defineCall({
    method: 'DELETE',
    path: '/admin/sessions/:id',
    access: 'admin',
    tag,
    summary: 'End one of the own sessions',
    answer: z.object({ message }),
  }),
  endOtherSessions: defineCall({
    method: 'DELETE',
    path: '/admin/sessions',
    access: 'admin',
    tag,
    summary: 'End all of the own sessions but this one',
    answer: z.object({ message }),
  }),
  setUp: defineCall({
    method: 'POST',
    path: '/admin/setup/:token',
    access: 'public',
    tag,
    summary: 'Create the first administrator, by the link printed at the start',
    body: setupSchema,
    answer: signedIn,
  }),
  accept: defineCall({
    method: 'POST',
    path: '/admin/invitations/:token',
    access: 'public',
    tag,
    summary: 'Accept an invitation',
    body: acceptanceSchema,
    answer: signedIn,
  }),
  list: defineCall({
    method: 'GET',
    path: '/admin/users',
    access: 'owner',
    tag,
    summary: 'All administrators, newest first',
    answer: z.object({ users: z.array(user) }),
  }),
  invite: defineCall({
    method: 'POST',
    path: '/admin/users',
    access: 'owner',
    tag,
    summary: 'Invite an administrator by a one-time link',
    body: invitationSchema,
    status: 201,
    answer: z.object({ message, user, invitation }),
  }),
  changeRole: defineCall({
    method: 'PUT',
    path: '/admin/users/:id',
    access: 'owner',
    tag,
    summary: 'Make an administrator an owner or an editor; at least one owner remains',
    body: roleSchema,
    answer: z.object({ message, user }),
  }),
  reset: defineCall({
    method: 'POST',
    path: '/admin/users/:id/reset',
    access: 'owner',
    tag,
    summary: 'A one-time link to choose a new password; every session ends when it is used',
    status: 201,
    answer: z.object({ message, user, invitation }),
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/admin/users/:id',
    access: 'owner',
    tag,
    summary: 'Remove an administrator; every session of the account ends',
    answer: z.object({ message }),
  }),
  /** What a file may weigh, in bytes, so that a form can say so before it sends one. */
  limits: defineCall({
    method: 'GET',
    path: '/admin/limits',
    access: 'admin',
    tag,
    summary: 'How large an uploaded file may be',
    answer: z.object({ limits: z.object({ imageBytes: z.int(), videoBytes: z.int() }) }),
  }),
}
