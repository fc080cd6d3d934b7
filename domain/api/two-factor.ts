import { z } from 'zod'
import { codeSchema, passwordSchema } from './credentials.ts'
import { defineEndpoints } from './endpoint.ts'

const message = z.string()
const path = '/admin/second-factor'

const secondFactor = z.object({
  active: z.boolean(),
  /** Number of unused recovery codes, for a lost authenticator. */
  recoveryCodes: z.int(),
})
export type TwoFactorStatus = z.infer<typeof secondFactor>

/** Two-factor sign-in with an authenticator app, for one's own account. */
export const twoFactorEndpoints = defineEndpoints('Administrators', {
  read: {
    method: 'GET',
    path,
    access: 'admin',
    summary: 'Whether your own sign-in asks for a code',
    response: z.object({ secondFactor }),
  },
  begin: {
    method: 'POST',
    path,
    access: 'admin',
    summary: 'A secret for an authenticator app, shown once; active after the first code',
    body: passwordSchema,
    status: 201,
    response: z.object({ message, secret: z.string(), url: z.string() }),
  },
  confirm: {
    method: 'PUT',
    path,
    access: 'admin',
    summary: 'Turn on two-step verification with a first code; returns the recovery codes, once',
    body: codeSchema,
    response: z.object({ message, recoveryCodes: z.array(z.string()) }),
  },
  end: {
    method: 'POST',
    path: `${path}/end`,
    access: 'admin',
    summary: 'Turn off two-step verification',
    body: passwordSchema,
    response: z.object({ message }),
  },
})
