import { z } from 'zod'
import type { ApiMessage } from '../../../domain/messages/api-message.ts'

/**
 * Decoded pixels, from which variants are generated without decoding again. In a file, since
 * libvips can map it into memory.
 */
export interface Pixels {
  file: string
  width: number
  height: number
}

/**
 * A photo prepared for storage: upright, without metadata, in a format that every browser supports.
 */
export interface ProcessedImage {
  extension: 'jpg' | 'png'
  type: 'image/jpeg' | 'image/png'
  width: number
  height: number
  /** Colours shown until the photo has loaded. */
  placeholder: string
  pixels: Pixels
}

/** Content of a link preview; the photo is a path. */
export interface PreviewContent {
  photograph: string | null
  name: string
  brand: string
  accent: string
}

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
