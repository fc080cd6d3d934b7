import { z } from 'zod'
import { codeSchema, passwordSchema } from '../login.ts'
import { defineCall } from './call.ts'

const tag = 'Administrators'
const message = z.string()
const path = '/admin/second-factor'

const secondFactor = z.object({
  active: z.boolean(),
  /** How many codes are left for the day when the telephone is gone. */
  recoveryCodes: z.int(),
})
export type SecondFactor = z.infer<typeof secondFactor>

/** A code by an authenticator app as the second step of the own sign-in. */
export const secondFactorCalls = {
  read: defineCall({
    method: 'GET',
    path,
    access: 'admin',
    tag,
    summary: 'Whether the own sign-in asks for a code',
    answer: z.object({ secondFactor }),
  }),
  begin: defineCall({
    method: 'POST',
    path,
    access: 'admin',
    tag,
    summary: 'A secret for an authenticator app, shown this once; it counts after a first code',
    body: passwordSchema,
    status: 201,
    answer: z.object({ message, secret: z.string(), url: z.string() }),
  }),
  confirm: defineCall({
    method: 'PUT',
    path,
    access: 'admin',
    tag,
    summary: 'Turn it on by a first code; answers the recovery codes, this once',
    body: codeSchema,
    answer: z.object({ message, recoveryCodes: z.array(z.string()) }),
  }),
  end: defineCall({
    method: 'POST',
    path: `${path}/end`,
    access: 'admin',
    tag,
    summary: 'Turn it off',
    body: passwordSchema,
    answer: z.object({ message }),
  }),
}
