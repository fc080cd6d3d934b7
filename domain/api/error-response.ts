import { z } from 'zod'

/** What every failure answers. */
export const errorResponse = z.object({
  /** One sentence that a person can act on. */
  message: z.string(),
  /** A sentence for each field that breaks a rule. */
  errors: z.record(z.string(), z.string()).optional(),
  requestId: z.string(),
  /** On a 409 the record as it stands now, as the call would have answered it. */
  current: z.unknown().optional(),
})
export type ErrorResponse = z.infer<typeof errorResponse>
