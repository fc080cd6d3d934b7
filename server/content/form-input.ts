import type { FastifyRequest } from 'fastify'
import { swapName, swapNames } from '../../domain/api/wire-names.ts'
import { type ContentType, fieldsOf } from '../../domain/content/content-type.ts'
import type { Field } from '../../domain/content/fields/field-kinds.ts'
import { message } from '../../domain/messages/api-message.ts'
import { kindOf } from '../fields/field-kinds.ts'
import { jsonObject } from '../http/endpoint.ts'
import { bodyLimit, type Part, type UploadLimits, withForm } from '../http/multipart.ts'
import { invalid } from '../kernel/errors.ts'
import type { MediaLibrary } from '../media/media-library.ts'
import { Upload } from '../storage/upload.ts'
import type { Input } from './input.ts'
import { translationsPart } from './translations/sent-translations.ts'

/** Reads a record's input from JSON or a multipart form and hands it to `use`. */
export async function withInput<R>(
  request: FastifyRequest,
  type: ContentType,
  media: MediaLibrary,
  uploadLimits: UploadLimits,
  use: (input: Input) => Promise<R>,
): Promise<R> {
  if (!request.isMultipart())
    return use({ kind: 'json', body: swapNames(type, jsonObject(request.body)) })
  const fields = new Map(fieldsOf(type).map(([name, field]) => [swapName(type, name), field]))
  const form = {
    reservePath: media.temporaryPath,
    maxBytes: bodyLimit(uploadLimits),
    limitOf(name: string) {
      const field = fields.get(name)
      const file = field && kindOf(field).uploads(field)
      if (file === 'video') return uploadLimits.maxVideoBytes
      if (file === 'picture' || isPoster(fields, name)) return uploadLimits.maxImageBytes
      if (field !== undefined) return invalid({ [name]: message('fields.notText') })
      return hasEntryPictures(type) ? uploadLimits.maxImageBytes : null
    },
  }
  return withForm(request, form, (sent) => {
    const parts = new Map<string, Part[]>()
    const files = new Map<string, Upload>()
    for (const [name, part] of sent) {
      const isText = typeof part === 'string'
      if (fields.has(name) || (isText && name === translationsPart))
        parts.set(swapName(type, name), [...(parts.get(swapName(type, name)) ?? []), part])
      else if (!isText && !isPoster(fields, name) && part.bytes > 0) files.set(name, part)
    }
    for (const [name, poster] of sent)
      if (poster instanceof Upload && isPoster(fields, name))
        addPoster(parts, name.replace(posterSuffix, ''), poster)
    return use({ kind: 'parts', parts, files, isAbandoned: () => request.socket.destroyed })
  })
}

const posterSuffix = /Poster$/

/** True for the part with the poster of a video, which follows the name of its field. */
function isPoster(fields: ReadonlyMap<string, Field>, name: string): boolean {
  const field = posterSuffix.test(name) && fields.get(name.replace(posterSuffix, ''))
  return field ? kindOf(field).uploads(field) === 'video' : false
}

/** True if entries of the type have pictures, each in a part of any other name. */
function hasEntryPictures(type: ContentType): boolean {
  return fieldsOf(type).some(([, field]) => kindOf(field).uploads(field) === 'pictures of entries')
}

function addPoster(parts: Map<string, Part[]>, name: string, poster: Upload): void {
  const list = parts.get(name) ?? []
  const last = list.findLastIndex((part) => part instanceof Upload)
  const clip = list[last]
  if (clip instanceof Upload && poster.bytes > 0) list[last] = new Upload({ ...clip, poster })
}
