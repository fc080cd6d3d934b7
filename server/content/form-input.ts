import type { FastifyRequest } from 'fastify'
import { type ContentType, fieldsOf } from '../../domain/content/content-type.ts'
import type { Field } from '../../domain/content/fields/field-types.ts'
import { limits } from '../../domain/content/limits.ts'
import { message } from '../../domain/messages/api-message.ts'
import { jsonObject } from '../http/endpoint.ts'
import {
  bodyLimit,
  bodyTooLarge,
  partLimits,
  receive,
  translate,
  type UploadLimits,
  withPaths,
} from '../http/multipart.ts'
import { invalid } from '../kernel/errors.ts'
import type { MediaLibrary } from '../media/media-library.ts'
import { Upload } from '../storage/upload.ts'
import type { Input, Part } from './input.ts'
import { translationsPart } from './translations/sent-translations.ts'

/**
 * Reads a record's input from JSON or a multipart form and hands it to `use`. Files stream into the
 * temporary folder; whatever happens, nothing of them is left there afterwards.
 */
export async function withInput<R>(
  request: FastifyRequest,
  type: ContentType,
  media: MediaLibrary,
  uploadLimits: UploadLimits,
  use: (input: Input) => Promise<R>,
): Promise<R> {
  if (!request.isMultipart()) return use({ kind: 'json', body: jsonObject(request.body) })
  return withPaths(request, async (paths) => {
    const form = await readForm(request, type, media, uploadLimits, paths)
    return use({ ...form, isAbandoned: () => request.socket.destroyed })
  })
}

async function readForm(
  request: FastifyRequest,
  type: ContentType,
  media: MediaLibrary,
  uploadLimits: UploadLimits,
  paths: string[],
): Promise<Extract<Input, { kind: 'parts' }>> {
  const parts = new Map<string, Part[]>()
  const posters = new Map<string, Upload>()
  const files = new Map<string, Upload>()
  const fields = new Map(fieldsOf(type))
  let received = 0
  const announced = Number(request.headers['content-length'] ?? 0)
  if (announced > bodyLimit(uploadLimits)) throw bodyTooLarge(uploadLimits)
  try {
    for await (const part of request.parts({ limits: partLimits(uploadLimits) })) {
      const name = part.fieldname
      if (part.type === 'field') {
        if (part.valueTruncated) throw tooLongText(name)
        if (fields.has(name) || name === translationsPart) append(parts, name, textOf(part.value))
        continue
      }
      const field = fields.get(name)
      const posterOf = fields.get(name.replace(/Poster$/, ''))
      const isPoster = name.endsWith('Poster') && posterOf?.kind === 'video'
      const isSample = !isPoster && field === undefined && hasEntryPictures(type)
      if (!isPoster && !isSample && !takesFile(field)) {
        part.file.resume()
        if (field !== undefined) throw invalid({ [name]: message('fields.notText') })
        continue
      }
      const max = field?.kind === 'video' ? uploadLimits.maxVideoBytes : uploadLimits.maxImageBytes
      const path = await media.temporaryPath()
      paths.push(path)
      const upload = await receive(part, path, max)
      received += upload.bytes
      if (received > bodyLimit(uploadLimits)) throw bodyTooLarge(uploadLimits)
      if (isPoster) posters.set(name.replace(/Poster$/, ''), upload)
      else if (!isSample) append(parts, name, upload)
      else if (upload.bytes > 0) files.set(name, upload)
    }
  } catch (error) {
    throw translate(error, uploadLimits)
  }
  for (const [name, poster] of posters) addPoster(parts, name, poster)
  return { kind: 'parts', parts, files }
}

function takesFile(field: Field | undefined): boolean {
  return field?.kind === 'image' || field?.kind === 'images' || field?.kind === 'video'
}

/** True if entries of the type have pictures, each in a part of any other name. */
function hasEntryPictures(type: ContentType): boolean {
  return fieldsOf(type).some(
    ([, field]) =>
      field.kind === 'records' &&
      Object.values(field.entries).some((entry) => entry.kind === 'image'),
  )
}

/** A part that calls itself JSON arrives parsed; the rules take it as the text it was. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? '')
}

function addPoster(parts: Map<string, Part[]>, name: string, poster: Upload): void {
  const list = parts.get(name) ?? []
  const last = list.findLastIndex((part) => part instanceof Upload)
  const clip = list[last]
  if (clip instanceof Upload && poster.bytes > 0) list[last] = new Upload({ ...clip, poster })
}

function append(parts: Map<string, Part[]>, name: string, part: Part): void {
  parts.set(name, [...(parts.get(name) ?? []), part])
}

function tooLongText(name: string): Error {
  return invalid({ [name]: message('fields.tooLong', { max: limits.longText }) })
}
