import { z } from 'zod'

/**
 * A file of `words/`: groups of one kind by their ids, with words by script. A test parses the files,
 * since the first use of the schema takes longer than the rest of the vocabulary's start.
 */
export const groupFile = z.record(
  z.string(),
  z.strictObject({
    latin: z.string(),
    devanagari: z.string().optional(),
    gujarati: z.string().optional(),
    includes: z.string().optional(),
    near: z.string().optional(),
  }),
)

export type GroupFile = z.infer<typeof groupFile>
