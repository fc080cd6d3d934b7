import { z } from 'zod'

const errorDetails = {
  code: z.string().describe('Reason, which never changes its meaning'),
  params: z
    .record(z.string(), z.unknown())
    .optional()
    .describe(
      'Values in the message. `{ label }` is the path of a label of the program, such as ' +
        '`types.product.one`; a value with a code is a message by itself',
    ),
}

/** Body of every error response. */
export const errorResponse = z.object({
  message: z
    .string()
    .describe('What a person can do, in the language of the account, or of Accept-Language'),
  ...errorDetails,
  errors: z.record(z.string(), z.string()).optional().describe('Sentence for each wrong field'),
  details: z
    .record(z.string(), z.object(errorDetails))
    .optional()
    .describe('Code and values of each of them'),
  requestId: z.string(),
  current: z
    .unknown()
    .optional()
    .describe('On a 409, the current record as the endpoint would have returned it'),
  usedBy: z.unknown().optional().describe('On a 409, the records that still need this one'),
})
export type ErrorResponse = z.infer<typeof errorResponse>
