import { z } from 'zod'
import type { ListedPicture } from '../../../../domain/api/pictures.ts'
import { imageObject } from '../../../../domain/api/record.ts'
import { writeFocus } from '../../../../domain/media/focus.ts'
import { closestVariantUrl } from '../../ui/image-variant.ts'

/** Id of the value of a choice that a photo shows; empty for none. Older drafts have none. */
const shownValue = z.string().default('')

/** Picture or video in a form: stored with the record or in the library, or a new file. */
const stored = z.object({
  kind: z.literal('stored'),
  url: z.string(),
  width: z.number(),
  alt: z.string(),
  focus: z.string(),
  value: shownValue,
  /** URL of a video's poster. */
  poster: z.string(),
  /** Id of the picture that was chosen from the library; empty for what the record has. */
  picture: z.string().default(''),
})
const chosen = z.object({
  kind: z.literal('chosen'),
  id: z.string(),
  file: z.instanceof(File),
  /** Blob URL of the file. */
  preview: z.string(),
  alt: z.string(),
  focus: z.string(),
  value: shownValue,
  /** Poster of a video, captured in the browser. */
  poster: z.instanceof(Blob).nullable(),
  /** Reason why the file cannot be uploaded; null if it can. */
  failure: z.object({ words: z.string(), sentence: z.string() }).nullable(),
})
export const mediaValue = z.discriminatedUnion('kind', [stored, chosen])
export type MediaValue = z.infer<typeof mediaValue>
export type ChosenFile = z.infer<typeof chosen>
export type StoredMedia = z.infer<typeof stored>

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

/** URL of the smallest variant that fills so many pixels. */
export function pictureUrl(value: MediaValue, pixels: number): string {
  return value.kind === 'stored' ? closestVariantUrl(value, pixels) : value.preview
}

export function choose(file: File, failure: ChosenFile['failure'] = null): ChosenFile {
  return {
    kind: 'chosen',
    id: randomId(),
    file,
    preview: URL.createObjectURL(file),
    alt: '',
    focus: '',
    value: '',
    poster: null,
    failure,
  }
}

/** Makes file names unique, because the server's errors name the rejected file. */
export function disambiguateFiles(chosen: ChosenFile[], others: MediaValue[]): ChosenFile[] {
  const taken = new Set(others.map((other) => (other.kind === 'chosen' ? other.file.name : '')))
  return chosen.map((value) => {
    const name = freeName(value.file.name, taken)
    taken.add(name)
    if (name === value.file.name) return value
    return { ...value, file: new File([value.file], name, { type: value.file.type }) }
  })
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  const { stem = name, extension = '' } =
    /^(?<stem>.+?)(?<extension>\.[^.]*)?$/.exec(name)?.groups ?? {}
  let free = name
  for (let number = 2; taken.has(free); number++) free = `${stem} (${number})${extension}`
  return free
}

/** Picture of an API response: a bare URL or an object. */
export function storedImage(response: unknown, details: unknown): MediaValue | null {
  const picture = imageObject.safeParse(
    typeof response === 'string' ? (details ?? { url: response }) : response,
  )
  if (!picture.success || picture.data.url === '') return null
  const { url, width = 0, alt = '', focus = '', value = '' } = picture.data
  return { kind: 'stored', url, width, alt, focus, value, poster: '', picture: '' }
}

/** Picture of the library for a record that does not have it yet. */
export function libraryMedia(picture: ListedPicture): StoredMedia {
  const { _id, url, width, alt, poster } = picture
  const focus = writeFocus(picture.focus)
  return { kind: 'stored', url, width, alt, focus, value: '', poster, picture: _id }
}

/** Text that names a picture of the library in a form. */
export function pictureName(id: string): string {
  return `picture:${id}`
}

const videoSchema = z.object({ url: z.string(), poster: imageObject.nullish() })

export function storedVideo(response: unknown, details: unknown): MediaValue | null {
  const video = videoSchema.safeParse(details ?? { url: response })
  if (!video.success || video.data.url === '') return null
  return {
    kind: 'stored',
    url: video.data.url,
    width: 0,
    alt: '',
    focus: '',
    value: '',
    poster: video.data.poster?.url ?? '',
    picture: '',
  }
}

/**
 * Random id of 128 bits. Browsers have `crypto.randomUUID` in secure contexts only, and a shop may be
 * served over plain HTTP.
 */
export function randomId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}
