import { z } from 'zod'
import { iconSizes, variantFormats } from '../../../domain/media/media.ts'
import type { ApiMessage } from '../../../domain/messages/api-message.ts'

/**
 * Decoded pixels, from which variants are generated without decoding again. In a file, since
 * libvips can map it into memory.
 */
export const pixels = z.object({ file: z.string(), width: z.number(), height: z.number() })
export type Pixels = z.infer<typeof pixels>

/**
 * A photo prepared for storage: upright, without metadata, in a format that every browser supports.
 */
export const processedImage = z.object({
  extension: z.enum(['jpg', 'png']),
  type: z.enum(['image/jpeg', 'image/png']),
  width: z.number(),
  height: z.number(),
  /** Colours shown until the photo has loaded. */
  placeholder: z.string(),
  pixels,
})
export type ProcessedImage = z.infer<typeof processedImage>

/** Content-addressed name without extension, and size in bytes. */
export const fileName = z.object({ name: z.string(), bytes: z.number() })
export type FileName = z.infer<typeof fileName>

/** Content of a link preview; the photo is a path. */
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

/** A task on a photo or on a video's bytes; all inputs and outputs are files. */
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

/** Message to the process. */
export const imageQuestion = z.object({ number: z.number(), task: imageTask })

const said = z.custom<ApiMessage>((value) => typeof value === 'object')

/** Message from the process. A failure with a status is meant for the client. */
export const imageReply = z.object({
  number: z.number(),
  result: z.unknown().optional(),
  failure: z
    .object({
      message: z.string(),
      status: z.number().optional(),
      said: said.optional(),
      code: z.string().optional(),
      cause: z.string().optional(),
    })
    .optional(),
})
export type ImageReply = z.infer<typeof imageReply>
