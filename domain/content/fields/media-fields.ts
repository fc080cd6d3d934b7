import { z } from 'zod'
import { type Picture, readinesses, type Video } from '../../media/media.ts'
import type { ErrorCode } from '../../messages/api-message.ts'
import { limits } from '../limits.ts'
import { type FieldBase, type FieldKind, isMissing, type Options } from './field-kind.ts'

/** Width in pixels that pages show pictures of most fields in: that of a card. */
export const GOOD_WIDTH = 640
/** The same where pictures fill a page, or are enlarged. */
export const FULL_WIDTH = 1280

interface Placed {
  /** Pictures that are narrower look blurred in this field's place; `GOOD_WIDTH` unless declared. */
  goodWidth?: number
}

export interface ImageField extends FieldBase, Placed {
  kind: 'image'
  /** Form of the value in the API: the bare URL or an object around it. */
  shape: 'url' | 'object'
}

export interface ImagesField extends FieldBase, Placed {
  kind: 'images'
  /** Each picture may name a value of a choice that it shows; absent: no picture has a `value`. */
  values?: { unknown: ErrorCode }
}

export interface VideoField extends FieldBase {
  kind: 'video'
}

export type MediaField = ImageField | ImagesField | VideoField

export const image = <const O extends Options<ImageField, 'shape'>>(options: O) =>
  ({ kind: 'image', shape: 'url', ...options }) as const

export const imageObject = <const O extends Options<ImageField, 'shape'>>(options: O) =>
  ({ kind: 'image', shape: 'object', ...options }) as const

export const images = <const O extends Options<ImagesField>>(options: O) =>
  ({ kind: 'images', ...options }) as const

export const video = <const O extends Options<VideoField>>(options: O) =>
  ({ kind: 'video', ...options }) as const

export const pictureResponse = z.object({
  url: z.string(),
  width: z.number(),
  height: z.number(),
  placeholder: z.string(),
  alt: z.string(),
  focus: z.string(),
  ready: z.enum(readinesses),
  value: z.string().optional(),
}) satisfies z.ZodType<Picture>

/** Optional picture: an absent one has an empty `url` and no other fields. */
export const optionalPicture = pictureResponse.partial().required({ url: true })

const videoResponse = z.object({
  url: z.string(),
  type: z.string(),
  poster: pictureResponse.nullable(),
}) satisfies z.ZodType<Video>

export const imageKind: FieldKind<ImageField, Picture | null> = {
  schema: mediaSchema,
  value: () => pictureResponse.nullable(),
  response: ({ shape }, name) =>
    shape === 'object'
      ? { [name]: optionalPicture }
      : { [name]: z.string(), [`${name}Details`]: pictureResponse.nullable() },
  isTranslated: () => true,
}

const imagesKind: FieldKind<ImagesField, Picture[]> = {
  schema: ({ required }) =>
    z
      .preprocess((value) => value ?? [], z.array(z.unknown()))
      .refine((value) => required === undefined || value.length > 0, { error: required })
      .refine((value) => value.length <= limits.images, {
        error: 'fields.tooManyImages',
        params: { max: limits.images },
      })
      .meta({ description: `A list. Each entry: ${named}` }),
  value: () => z.array(pictureResponse),
  isTranslated: () => true,
}

const videoKind: FieldKind<VideoField, Video | null> = {
  schema: mediaSchema,
  value: () => videoResponse.nullable(),
  response: (_, name) => ({ [name]: z.string(), [`${name}Details`]: videoResponse.nullable() }),
}

export const mediaKinds = { image: imageKind, images: imagesKind, video: videoKind }

const named =
  'The address of a stored file, which stays; a file, in a form; or a picture of the library as `{ picture: id }`, in a form as the text `picture:<id>`. `alt` and `focus` beside it are those of this place alone.'

/** A value is opaque here: a stored picture or video, a chosen file, or nothing. */
function mediaSchema({ required }: ImageField | VideoField) {
  return z
    .unknown()
    .transform((value) => (isMissing(value) ? null : value))
    .refine((value) => required === undefined || value !== null, { error: required })
    .meta({ description: named })
}
