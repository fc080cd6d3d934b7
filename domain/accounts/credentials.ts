import { z } from 'zod'
import { limits } from '../content/limits.ts'
import { isTimeZone } from '../content/text-formats.ts'
import { messages } from '../text/validation-messages.ts'
import { roles } from './role.ts'

/** What the sign-in form and the server both hold a sign-in to. */
export const loginSchema = z.object({
  email: requiredText('The email field is required.').pipe(
    z.email({ error: 'Please enter a valid email address.' }),
  ),
  password: requiredPassword('The password field is required.').pipe(
    z.string().min(6, { error: 'Password must be at least 6 characters long.' }),
  ),
  /** Of an authenticator app, or a recovery code, where the account asks for one. */
  code: optionalText(),
})

const newPassword = requiredPassword('The password field is required.').pipe(
  z.string().min(8, { error: 'Password must be at least 8 characters long.' }),
)
const personName = requiredText('The name field is required.')
const personEmail = requiredText('The email field is required.').pipe(
  z.email({ error: 'Please enter a valid email address.' }),
)

/** The first administrator, by the link printed at the start. */
export const setupSchema = z.object({
  name: personName,
  email: personEmail,
  password: newPassword,
  /** Where the person's clock says they are: the shop's first time zone. Nobody typed it, so nobody is told of a fault. */
  timeZone: z.string().refine(isTimeZone).optional().catch(undefined),
})

const role = z.enum(roles, { error: `The role must be one of ${roles.join(', ')}.` })
export const roleSchema = z.object({ role })

/** A colleague's invitation. Without a role, as before there were any, it is for somebody who may do everything. */
export const invitationSchema = z.object({
  name: personName,
  email: personEmail,
  role: role.default('owner'),
})
/** The answer to it. */
export const acceptanceSchema = z.object({
  name: z.preprocess((value) => value ?? '', z.string({ error: messages.notText }).trim()),
  password: newPassword,
})

/** What the one-time token of a reset begins with, so that the page can say what it is for. */
export const RESET_TOKEN_PREFIX = 'reset-'

export const passwordChangeSchema = z.object({
  currentPassword: requiredPassword('The current password field is required.'),
  newPassword,
})

/** What changes the own sign-in asks for the password once more. */
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

/** A password is taken as typed, spaces and all. */
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
