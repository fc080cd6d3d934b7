import { z } from 'zod'

const words = z.string().regex(/^[^\s,]+(?:,? [^\s,]+)*$/)
const id = z.string().regex(/^[a-z]+(?:-[a-z]+)*$/)
const ids = z.string().regex(/^[a-z-]+(?:, [a-z-]+)*$/)

/**
 * A file of `words/`: groups of one kind by their ids, with words by script. A test parses the files,
 * since the first use of the schema takes longer than the rest of the vocabulary's start.
 */
export const groupFile = z.record(
  id,
  z.strictObject({
    latin: words,
    devanagari: words.optional(),
    gujarati: words.optional(),
    includes: ids.optional(),
    near: ids.optional(),
  }),
)

export type GroupFile = z.infer<typeof groupFile>
