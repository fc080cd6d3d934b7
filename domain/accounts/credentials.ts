import { z } from 'zod'
import { isTimeZone } from '../content/fields/text-formats.ts'
import { limits } from '../content/limits.ts'
import { shippedLanguages } from '../languages/language.ts'
import { messages } from '../text/validation-messages.ts'
import { roles } from './role.ts'

/** Sign-in body, validated by the sign-in form and by the server. */
export const loginSchema = z.object({
  email: requiredText('The email field is required.').pipe(
    z.email({ error: 'Please enter a valid email address.' }),
  ),
  password: requiredPassword('The password field is required.').pipe(
    z.string().min(6, { error: 'Password must be at least 6 characters long.' }),
  ),
  /** Code of an authenticator app or a recovery code, for accounts with two-factor sign-in. */
  code: optionalText(),
})

const newPassword = requiredPassword('The password field is required.').pipe(
  z.string().min(8, { error: 'Password must be at least 8 characters long.' }),
)
const personName = requiredText('The name field is required.')
const personEmail = requiredText('The email field is required.').pipe(
  z.email({ error: 'Please enter a valid email address.' }),
)

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

const role = z.enum(roles, { error: `The role must be one of ${roles.join(', ')}.` })
export const roleSchema = z.object({ role })

/** Language of the back office, which administrators choose for themselves. */
export const languageSchema = z.object({
  language: z.enum(shippedLanguages, {
    error: `The language must be one of ${shippedLanguages.join(', ')}.`,
  }),
})

/** Invitation of an administrator. A missing role means owner, as before roles existed. */
export const invitationSchema = z.object({
  name: personName,
  email: personEmail,
  role: role.default('owner'),
})
export const acceptanceSchema = z.object({
  name: z.preprocess((value) => value ?? '', z.string({ error: messages.notText }).trim()),
  password: newPassword,
})

/** Prefix of password reset tokens, so that the page can tell a reset from an invitation. */
export const RESET_TOKEN_PREFIX = 'reset-'

export const passwordChangeSchema = z.object({
  currentPassword: requiredPassword('The current password field is required.'),
  newPassword,
})

/** Body of changes to one's own sign-in, which require the password again. */
export const passwordSchema = z.object({
  currentPassword: requiredPassword('The current password field is required.'),
})
export const codeSchema = z.object({ code: requiredText('The code field is required.') })

function optionalText() {
  return z
    .preprocess((value) => value ?? '', z.string({ error: messages.notText }).trim())
    .pipe(z.string().max(limits.line, { error: messages.tooLong(limits.line) }))
}

function requiredText(message: string) {
  return z
    .preprocess((value) => value ?? '', z.string({ error: messages.notText }).trim())
    .pipe(
      z
        .string()
        .min(1, { error: message, abort: true })
        .max(limits.line, { error: messages.tooLong(limits.line) }),
    )
}

/** Passwords are not trimmed: spaces count. */
function requiredPassword(message: string) {
  return z
    .preprocess((value) => value ?? '', z.string({ error: messages.notText }))
    .pipe(
      z
        .string()
        .min(1, { error: message, abort: true })
        .max(limits.line, { error: messages.tooLong(limits.line) }),
    )
}
