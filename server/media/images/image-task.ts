import { z } from 'zod'
import { iconSizes, variantFormats } from '../../../domain/media/media.ts'

/**
 * A decoded photograph, from which renditions are made without decoding it again. In a file, as the library
 * for photographs reads it at once.
 */
export const pixels = z.object({ file: z.string(), width: z.number(), height: z.number() })
export type Pixels = z.infer<typeof pixels>

/** A photograph made ready to be kept: upright, without metadata, in a format every browser shows. */
export const processedImage = z.object({
  extension: z.enum(['jpg', 'png']),
  type: z.enum(['image/jpeg', 'image/png']),
  width: z.number(),
  height: z.number(),
  /** Colours that hold the photograph's place until it has loaded. */
  placeholder: z.string(),
  pixels,
})
export type ProcessedImage = z.infer<typeof processedImage>

/** What a file is called by what is in it, without an ending, and how large it is. */
export const fileName = z.object({ name: z.string(), bytes: z.number() })
export type FileName = z.infer<typeof fileName>

/** What a link shows where it is shared; the photograph is a file. */
const previewContent = z.object({
  photograph: z.string().nullable(),
  name: z.string(),
  brand: z.string(),
  accent: z.string(),
})
export type PreviewContent = z.infer<typeof previewContent>

const format = z.enum(variantFormats)
const source = z.string()
const target = z.string()
const folder = z.string()
const width = z.number()

/** One piece of work on photographs, or on a clip's bytes, all of it by files. */
const imageTask = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('name'), source }),
  z.object({ kind: z.literal('process'), source, target, folder, filename: z.string() }),
  z.object({ kind: z.literal('decode'), source, width, folder }),
  z.object({ kind: z.literal('shrink'), pixels, width, folder }),
  z.object({ kind: z.literal('variant-of-pixels'), pixels, format, target }),
  z.object({ kind: z.literal('variant'), source, width, format, target }),
  z.object({ kind: z.literal('icon'), source, size: z.literal(iconSizes), target }),
  z.object({ kind: z.literal('preview'), content: previewContent, target }),
])
export type ImageTask = z.infer<typeof imageTask>

/** As the process is sent it. */
export const imageQuestion = z.object({ number: z.number(), task: imageTask })

/** What it sends back. A fault with a status is meant for whoever sent the photograph. */
export const imageReply = z.object({
  number: z.number(),
  result: z.unknown().optional(),
  failure: z
    .object({
      message: z.string(),
      status: z.number().optional(),
      code: z.string().optional(),
      cause: z.string().optional(),
    })
    .optional(),
})
export type ImageReply = z.infer<typeof imageReply>
