import { z } from 'zod'
import type { VideoField } from '../../domain/content/fields/media-fields.ts'
import type { Video } from '../../domain/media/media.ts'
import { mediaUrl } from '../storage/file-names.ts'
import { type FieldKind, jsonKind, openText, parseDraft, textsOf } from './field-kind.ts'
import { draftFile, isFile, isPresented, presentPicture, respondMedia } from './image.ts'
import { readNamedPicture } from './named-picture.ts'
import { storedVideo } from './stored-values.ts'

const storedValue = storedVideo.nullable()

export const videoKind: FieldKind<VideoField> = {
  ...jsonKind(storedValue, () => null),
  filesOf(_, value) {
    const video = storedValue.parse(value)
    return [video?.file, video?.poster?.file].filter((file) => file !== undefined)
  },
  replaceMedia(_, path, value, replacement) {
    const video = storedValue.parse(value)
    return video && replacement.video(video, { field: path, texts: null, goodWidth: 0 })
  },
  // JSON cannot contain a file: a text can only mean the stored one.
  readJson: (_, sent, { current }) => readNamedPicture(sent) ?? current,
  readParts(_, parts, { current }) {
    const texts = textsOf(parts).map(openText)
    const chosen = texts.map(readNamedPicture).findLast((picture) => picture !== null)
    return parts.findLast(isFile) ?? chosen ?? current
  },
  present(_, value, known): Video | null {
    const video = storedValue.parse(value)
    if (video === null) return null
    const poster = video.poster === null ? null : presentPicture(video.poster, known)
    return { url: mediaUrl(video.file), type: video.type, poster }
  },
  respond: (_, name, value) => respondMedia(name, value),
  uploads: () => 'video',
  presentDraft(_, sent, stored): Video | null {
    const file = parseDraft(draftFile.nullable(), sent)
    if (file === null) return null
    const { data } = presented.safeParse(stored)
    return data?.url === file.url ? data : { url: file.url, type: 'video/mp4', poster: null }
  },
  mark(_, value, marker) {
    if (isPresented(value)) marker.file(value)
    if (isPresented(value) && isPresented(value.poster)) marker.file(value.poster)
    return value
  },
}

const presented = z.custom<Video>(
  (value) => typeof value === 'object' && value !== null && 'poster' in value,
)
