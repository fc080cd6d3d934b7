import { z } from 'zod'
import { isTimeZone } from '../content/fields/text-field.ts'
import { limits } from '../content/limits.ts'
import { shippedLanguages } from '../languages/language.ts'
import type { ErrorCode } from '../messages/api-message.ts'
import { withCode } from '../messages/issue-message.ts'

/** Roles of administrators: an owner may do everything, an editor everything about content. */
export const roles = ['owner', 'editor'] as const
export type Role = (typeof roles)[number]

/** Sign-in body, validated by the sign-in form and by the server. */
export const loginSchema = z.object({
  email: requiredText('required.email').pipe(z.email(withCode('accounts.invalidEmail'))),
  password: requiredPassword('required.password').pipe(
    z.string().min(6, withCode('accounts.signInPasswordTooShort')),
  ),
  /** Code of an authenticator app or a recovery code, for accounts with two-factor sign-in. */
  code: optionalText(),
})

const newPassword = requiredPassword('required.password').pipe(
  z.string().min(8, withCode('accounts.passwordTooShort')),
)
const personName = requiredText('required.name')
const personEmail = requiredText('required.email').pipe(z.email(withCode('accounts.invalidEmail')))

/** First administrator, created through the link printed at the first start. */
export const setupSchema = z.object({
  name: personName,
  email: personEmail,
  password: newPassword,
  /**
   * IANA time zone of the browser, which becomes the shop's first one. Nobody typed it, so an
   * invalid value is dropped without an error.
   */
  timeZone: z.string().refine(isTimeZone).optional().catch(undefined),
})

const role = z.enum(roles, withCode('accounts.unknownRole'))
export const roleSchema = z.object({ role })

/** Language of the back office, which administrators choose for themselves. */
export const languageSchema = z.object({
  language: z.enum(shippedLanguages, withCode('accounts.unknownLanguage')),
})

/** Invitation of an administrator. A missing role means owner, as before roles existed. */
export const invitationSchema = z.object({
  name: personName,
  email: personEmail,
  role: role.default('owner'),
})
export const acceptanceSchema = z.object({
  name: optionalText(),
  password: newPassword,
})

/** Prefix of password reset tokens, so that the page can tell a reset from an invitation. */
export const RESET_TOKEN_PREFIX = 'reset-'

export const passwordChangeSchema = z.object({
  currentPassword: requiredPassword('required.currentPassword'),
  newPassword,
})

/** Body of changes to one's own sign-in, which require the password again. */
export const passwordSchema = z.object({
  currentPassword: requiredPassword('required.currentPassword'),
})
export const codeSchema = z.object({ code: requiredText('required.code') })

function optionalText() {
  return z.preprocess((value) => value ?? '', z.string().trim()).pipe(z.string().max(limits.line))
}

function requiredText(code: ErrorCode) {
  return required(code, z.string().trim())
}

/** Passwords are not trimmed: spaces count. */
function requiredPassword(code: ErrorCode) {
  return required(code, z.string())
}

function required(code: ErrorCode, text: z.ZodString) {
  const filled = z.string().min(1, { ...withCode(code), abort: true })
  return z.preprocess((value) => value ?? '', text).pipe(filled.max(limits.line))
}
