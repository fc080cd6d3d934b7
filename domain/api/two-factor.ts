import { z } from 'zod'
import { codeSchema, passwordSchema } from '../accounts/credentials.ts'
import { defineEndpoint } from './endpoint.ts'

const tag = 'Administrators'
const message = z.string()
const path = '/admin/second-factor'

const secondFactor = z.object({
  active: z.boolean(),
  /** Number of unused recovery codes, for a lost authenticator. */
  recoveryCodes: z.int(),
})
export type TwoFactorStatus = z.infer<typeof secondFactor>

/** Two-factor sign-in with an authenticator app, for one's own account. */
export const twoFactorEndpoints = {
  read: defineEndpoint({
    method: 'GET',
    path,
    access: 'admin',
    tag,
    summary: 'Whether your own sign-in asks for a code',
    response: z.object({ secondFactor }),
  }),
  begin: defineEndpoint({
    method: 'POST',
    path,
    access: 'admin',
    tag,
    summary: 'A secret for an authenticator app, shown once; active after the first code',
    body: passwordSchema,
    status: 201,
    response: z.object({ message, secret: z.string(), url: z.string() }),
  }),
  confirm: defineEndpoint({
    method: 'PUT',
    path,
    access: 'admin',
    tag,
    summary: 'Turn on two-step verification with a first code; returns the recovery codes, once',
    body: codeSchema,
    response: z.object({ message, recoveryCodes: z.array(z.string()) }),
  }),
  end: defineEndpoint({
    method: 'POST',
    path: `${path}/end`,
    access: 'admin',
    tag,
    summary: 'Turn off two-step verification',
    body: passwordSchema,
    response: z.object({ message }),
  }),
}
