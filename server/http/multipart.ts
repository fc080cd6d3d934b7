import { rm } from 'node:fs/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { limits } from '../../domain/content/limits.ts'
import { type ApiMessage, message } from '../../domain/messages/api-message.ts'
import { BYTES_PER_MEGABYTE } from '../kernel/bytes.ts'
import { badRequest, invalid, RequestError, tooLarge } from '../kernel/errors.ts'
import { writeNewFile } from '../storage/new-file.ts'
import { Upload } from '../storage/upload.ts'
import { isStorageUnavailable } from './error-handler.ts'

export interface UploadLimits {
  maxImageBytes: number
  maxVideoBytes: number
}

/** Reserves the path of a new file in the temporary folder. */
type ReservePath = () => Promise<string>

/** Maximum size of a form's body in bytes. */
export function bodyLimit({ maxImageBytes, maxVideoBytes }: UploadLimits): number {
  return Math.max(maxVideoBytes + 32 * BYTES_PER_MEGABYTE, limits.images * maxImageBytes)
}

/** A part of a form: a text or a file. */
export type Part = string | Upload

interface FormReader {
  reservePath: ReservePath
  /**
   * Maximum size of a file in bytes; null for a part that takes none, whose file is left out, or an
   * error that refuses the form.
   */
  limitOf: (name: string, filename: string) => number | null | Error
  /** Maximum size of all files together, in bytes. */
  maxBytes: number
}

/**
 * Passes the parts of a form in their order. Files stream into the temporary folder and are there
 * while `use` runs; whatever happens, nothing of them is left there afterwards.
 */
export async function withForm<R>(
  request: FastifyRequest,
  form: FormReader,
  use: (parts: [name: string, part: Part][]) => Promise<R>,
): Promise<R> {
  const paths: string[] = []
  try {
    const parts = await readParts(request, form, paths).catch((error: unknown) => {
      throw translate(error, form.maxBytes)
    })
    return await use(parts)
  } finally {
    // Drain the body: a client rejected half-way reads the response only after it has sent
    // everything.
    request.raw.resume()
    // The write has succeeded by now; a file that cannot be deleted goes with the next start.
    await Promise.all(
      paths.map((path) =>
        rm(path, { force: true }).catch((error: unknown) =>
          request.log.error({ err: error }, 'A temporary file could not be removed'),
        ),
      ),
    )
  }
}

async function readParts(
  request: FastifyRequest,
  { reservePath, limitOf, maxBytes }: FormReader,
  paths: string[],
): Promise<[string, Part][]> {
  const parts: [string, Part][] = []
  let received = 0
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw bodyTooLarge(maxBytes)
  for await (const part of request.parts({ limits: partLimits(maxBytes) })) {
    const name = part.fieldname
    if (part.type === 'field') {
      if (part.valueTruncated)
        throw invalid({ [name]: message('fields.tooLong', { max: limits.longText }) })
      parts.push([name, textOf(part.value)])
      continue
    }
    const max = limitOf(name, part.filename)
    if (typeof max !== 'number') {
      part.file.resume()
      if (max instanceof Error) throw max
      continue
    }
    const path = await reservePath()
    paths.push(path)
    const upload = await receive(part, path, max)
    received += upload.bytes
    if (received > maxBytes) throw bodyTooLarge(maxBytes)
    parts.push([name, upload])
  }
  return parts
}

/** A part that calls itself JSON arrives parsed; the rules take it as the text it was. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? '')
}

function partLimits(maxBytes: number) {
  return {
    parts: limits.parts,
    files: limits.parts,
    fields: limits.parts,
    fieldNameSize: 100,
    // The longest text in four-byte characters, and a list with the most entries.
    fieldSize: 4 * limits.longText + 4 * limits.listEntries * limits.listEntry,
    fileSize: maxBytes + 1,
  }
}

/** Throws a 413 beyond a maximum size in bytes. */
async function receive(part: MultipartFile, path: string, max: number): Promise<Upload> {
  const { file, filename } = part
  const bytes = await writeNewFile(path, file, {
    max,
    tooLarge: () => tooLarge(describeLargeFile(filename, Math.floor(max / BYTES_PER_MEGABYTE))),
  })
  return new Upload({ path, filename: filename || 'The file', bytes })
}

function describeLargeFile(file: string, max: number): ApiMessage {
  return file === ''
    ? message('media.namelessFileTooLarge', { max })
    : message('media.fileTooLarge', { file, max })
}

function bodyTooLarge(maxBytes: number): Error {
  const max = Math.floor(maxBytes / BYTES_PER_MEGABYTE)
  return tooLarge(message('requests.formTooLarge', { max }))
}

/** Translates errors of the multipart parser into errors of this API. */
function translate(error: unknown, maxBytes: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'FST_PARTS_LIMIT':
    case 'FST_FILES_LIMIT':
    case 'FST_FIELDS_LIMIT':
      return tooLarge(message('requests.tooManyParts', { max: limits.parts }))
    case 'FST_REQ_FILE_TOO_LARGE':
      return tooLarge(message('requests.fileTooLarge'))
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return bodyTooLarge(maxBytes)
    case 'FST_MULTIPART_PREMATURE_CLOSE':
    case 'ERR_STREAM_PREMATURE_CLOSE':
      return badRequest(message('requests.uploadInterrupted'))
    default:
      // A full disk is not an error of the form.
      if (error instanceof RequestError || isStorageUnavailable(error)) return error
      return badRequest(message('requests.unreadableForm'))
  }
}
