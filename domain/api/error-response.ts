import { z } from 'zod'

/** Body of every error response. */
export const errorResponse = z.object({
  /** Sentence that a person can act on. */
  message: z.string(),
  /** Validation errors: a sentence per invalid field. */
  errors: z.record(z.string(), z.string()).optional(),
  requestId: z.string(),
  /** Current record on a 409, as the endpoint would have returned it. */
  current: z.unknown().optional(),
})
export type ErrorResponse = z.infer<typeof errorResponse>
