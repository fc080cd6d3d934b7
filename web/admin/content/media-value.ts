import { z } from 'zod'
import { pictureSchema } from '../records.ts'
import { renditionUrl } from '../rendition.ts'

/** A picture or film in a form: one that the record has, or a file that was chosen for it. */
const stored = z.object({
  kind: z.literal('stored'),
  url: z.string(),
  width: z.number(),
  alt: z.string(),
  focus: z.string(),
  /** The still of a film. */
  poster: z.string(),
})
const chosen = z.object({
  kind: z.literal('chosen'),
  id: z.string(),
  file: z.instanceof(File),
  /** An address of the file inside the browser. */
  preview: z.string(),
  /** The still of a film, taken in the browser. */
  poster: z.instanceof(Blob).nullable(),
})
const mediaValue = z.discriminatedUnion('kind', [stored, chosen])
export type MediaValue = z.infer<typeof mediaValue>
export type StoredMedia = z.infer<typeof stored>
export type ChosenFile = z.infer<typeof chosen>

export function readMedia(value: unknown): MediaValue | null {
  return mediaValue.safeParse(value).data ?? null
}

export function readMediaList(value: unknown): MediaValue[] {
  return z.array(mediaValue).safeParse(value).data ?? []
}

export function keyOf(value: MediaValue): string {
  return value.kind === 'stored' ? value.url : value.id
}

export function previewOf(value: MediaValue): string {
  return value.kind === 'stored' ? value.url : value.preview
}

/** The same in a size that fills so many pixels. */
export function pictureUrl(value: MediaValue, pixels: number): string {
  return value.kind === 'stored' ? renditionUrl(value, pixels) : value.preview
}

export function choose(file: File): ChosenFile {
  return {
    kind: 'chosen',
    id: crypto.randomUUID(),
    file,
    preview: URL.createObjectURL(file),
    poster: null,
  }
}

/** A picture as the API answers it: a bare url, or an object. */
export function storedImage(answer: unknown, details: unknown): MediaValue | null {
  const picture = pictureSchema.safeParse(
    typeof answer === 'string' ? (details ?? { url: answer }) : answer,
  )
  if (!picture.success || picture.data.url === '') return null
  const { url, width = 0, alt = '', focus = '' } = picture.data
  return { kind: 'stored', url, width, alt, focus, poster: '' }
}

const filmSchema = z.object({ url: z.string(), poster: pictureSchema.nullish() })

export function storedFilm(answer: unknown, details: unknown): MediaValue | null {
  const film = filmSchema.safeParse(details ?? { url: answer })
  if (!film.success || film.data.url === '') return null
  return {
    kind: 'stored',
    url: film.data.url,
    width: 0,
    alt: '',
    focus: '',
    poster: film.data.poster?.url ?? '',
  }
}
