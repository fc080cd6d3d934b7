import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { type ContentType, fieldsOf } from '../../domain/content/content-type.ts'
import type { Field } from '../../domain/content/fields.ts'
import { limits } from '../../domain/content/limits.ts'
import { messages } from '../../domain/text/validation-messages.ts'
import { type Config, megabyte } from '../app/config.ts'
import type { Input, Part } from '../content/input.ts'
import { badRequest, invalid, RequestError, tooLarge } from '../kernel/errors.ts'
import type { MediaLibrary } from '../media/media-library.ts'
import { Upload } from '../storage/upload.ts'
import { jsonObject } from './endpoint.ts'
import { isStorageUnavailable } from './error-handler.ts'

export type UploadLimits = Pick<Config, 'maxImageBytes' | 'maxVideoBytes'>

/** The largest body that any form may have, in bytes. */
export function bodyLimit({ maxImageBytes, maxVideoBytes }: UploadLimits): number {
  return Math.max(maxVideoBytes + 32 * megabyte, limits.images * maxImageBytes)
}

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

/**
 * The files of a form by the names of their parts, each with the most bytes that it may have; in the
 * temporary folder as long as `use` lasts. An input in which nothing was chosen is not there.
 */
export async function withFiles<R>(
  request: FastifyRequest,
  parts: Record<string, (filename: string) => number>,
  media: MediaLibrary,
  uploadLimits: UploadLimits,
  use: (files: Map<string, Upload>) => Promise<R>,
): Promise<R> {
  const files = new Map<string, Upload>()
  return withPaths(request, async (paths) => {
    await readFiles(paths).catch((error: unknown) => {
      throw translate(error, uploadLimits)
    })
    return use(files)
  })

  async function readFiles(paths: string[]): Promise<void> {
    const fileSize = bodyLimit(uploadLimits) + 1
    for await (const part of request.parts({ limits: { ...partLimits(uploadLimits), fileSize } })) {
      if (part.type === 'field') continue
      const max = Object.entries(parts).find(([name]) => name === part.fieldname)?.[1]
      if (max === undefined || part.filename === '') {
        part.file.resume()
        continue
      }
      const path = await media.temporaryPath()
      paths.push(path)
      files.set(part.fieldname, await receive(part, path, max(part.filename)))
    }
  }
}

/** Removes the files that `use` notes, whatever happens. */
async function withPaths<R>(
  request: FastifyRequest,
  use: (paths: string[]) => Promise<R>,
): Promise<R> {
  const paths: string[] = []
  try {
    return await use(paths)
  } finally {
    // A sender that is refused half-way reads the answer only once its body is taken off its hands.
    request.raw.resume()
    // The write is done: a file that stays here goes with the next start.
    await Promise.all(
      paths.map((path) =>
        rm(path, { force: true }).catch((error: unknown) =>
          request.log.error({ err: error }, 'A temporary file could not be removed'),
        ),
      ),
    )
  }
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
  const fields = new Map(fieldsOf(type))
  let received = 0
  const announced = Number(request.headers['content-length'] ?? 0)
  if (announced > bodyLimit(uploadLimits)) throw bodyTooLarge(uploadLimits)
  try {
    for await (const part of request.parts({ limits: partLimits(uploadLimits) })) {
      const name = part.fieldname
      if (part.type === 'field') {
        if (part.valueTruncated) throw tooLongText(name)
        if (fields.has(name)) append(parts, name, textOf(part.value))
        continue
      }
      const field = fields.get(name)
      const posterOf = fields.get(name.replace(/Poster$/, ''))
      const isPoster = name.endsWith('Poster') && posterOf?.kind === 'video'
      if (!isPoster && !takesFile(field)) {
        part.file.resume()
        if (field !== undefined) throw invalid({ [name]: messages.notText })
        continue
      }
      const max = field?.kind === 'video' ? uploadLimits.maxVideoBytes : uploadLimits.maxImageBytes
      const path = await media.temporaryPath()
      paths.push(path)
      const upload = await receive(part, path, max)
      received += upload.bytes
      if (received > bodyLimit(uploadLimits)) throw bodyTooLarge(uploadLimits)
      if (isPoster) posters.set(name.replace(/Poster$/, ''), upload)
      else append(parts, name, upload)
    }
  } catch (error) {
    throw translate(error, uploadLimits)
  }
  for (const [name, poster] of posters) addPoster(parts, name, poster)
  return { kind: 'parts', parts }
}

function partLimits(uploadLimits: UploadLimits) {
  return {
    parts: limits.parts,
    files: limits.parts,
    fields: limits.parts,
    fieldNameSize: 100,
    // A text of the longest kind in four-byte characters, and a list of the most entries.
    fieldSize: 4 * limits.longText + 4 * limits.listEntries * limits.listEntry,
    fileSize: Math.max(uploadLimits.maxImageBytes, uploadLimits.maxVideoBytes) + 1,
  }
}

function takesFile(field: Field | undefined): boolean {
  return field?.kind === 'image' || field?.kind === 'images' || field?.kind === 'video'
}

async function receive(part: MultipartFile, path: string, max: number): Promise<Upload> {
  const file = createWriteStream(path)
  const closing = new Promise<void>((resolve) => file.once('close', resolve))
  try {
    await pipeline(part.file, (chunks) => atMost(chunks, max, part.filename), file)
  } finally {
    // A pipeline that fails does not wait: the file could still appear after it was removed.
    await closing
  }
  return new Upload({ path, filename: part.filename || 'The file', bytes: file.bytesWritten })
}

/** The chunks of a file as long as it is no larger than it may be. */
async function* atMost(chunks: AsyncIterable<Buffer>, max: number, filename: string) {
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > max) {
      throw tooLarge(
        `${filename || 'The file'} is larger than ${Math.floor(max / megabyte)} MB. Please choose a smaller one.`,
      )
    }
    yield chunk
  }
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
  return invalid({ [name]: messages.tooLong(limits.longText) })
}

function bodyTooLarge(uploadLimits: UploadLimits): Error {
  return tooLarge(
    `The form is larger than ${Math.floor(bodyLimit(uploadLimits) / megabyte)} MB. Please send fewer files at once.`,
  )
}

/** What the reader of multipart bodies throws, in the words of this API. */
function translate(error: unknown, uploadLimits: UploadLimits): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'FST_PARTS_LIMIT':
    case 'FST_FILES_LIMIT':
    case 'FST_FIELDS_LIMIT':
      return tooLarge(`The form has more than ${limits.parts} fields and files.`)
    case 'FST_REQ_FILE_TOO_LARGE':
      return tooLarge('One of the files is too large.')
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return bodyTooLarge(uploadLimits)
    case 'FST_MULTIPART_PREMATURE_CLOSE':
    case 'ERR_STREAM_PREMATURE_CLOSE':
      return badRequest('The upload was interrupted. Please try again.')
    default:
      // A disk that takes nothing in is no fault of the form.
      if (error instanceof RequestError || isStorageUnavailable(error)) return error
      return badRequest('The form could not be read. Please send it again.')
  }
}
