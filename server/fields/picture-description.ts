import { z } from 'zod'
import { limits } from '../../domain/content/limits.ts'
import { readFocus, writeFocus } from '../../domain/media/focus.ts'

/** Editable properties of an image: alt text, and the focus point that a crop keeps. */
const description = z.object({
  alt: z.string().trim().max(limits.line).optional(),
  focus: z
    .string()
    .regex(/^(?:|(?:100|[0-9]{1,2})% (?:100|[0-9]{1,2})%)$/)
    // The centre is that of no focus, and would hide the picture's own.
    .transform((focus) => writeFocus(readFocus(focus)))
    .optional(),
})
export type Description = z.infer<typeof description>

/** The description that is sent, if it is a valid one. */
export function readDescription(sent: unknown): Description | undefined {
  return description.safeParse(sent).data
}
