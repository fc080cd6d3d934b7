import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { limits } from '../../domain/content/limits.ts'
import { type ApiMessage, message } from '../../domain/messages/api-message.ts'
import { BYTES_PER_MEGABYTE } from '../kernel/bytes.ts'
import { badRequest, RequestError, tooLarge } from '../kernel/errors.ts'
import { Upload } from '../storage/upload.ts'
import { isStorageUnavailable } from './error-handler.ts'

export interface UploadLimits {
  maxImageBytes: number
  maxVideoBytes: number
}

/** Reserves the path of a new file in the temporary folder. */
export type ReservePath = () => Promise<string>

/** Maximum size of a form's body in bytes. */
export function bodyLimit({ maxImageBytes, maxVideoBytes }: UploadLimits): number {
  return Math.max(maxVideoBytes + 32 * BYTES_PER_MEGABYTE, limits.images * maxImageBytes)
}

/**
 * Passes the files of a form by part name, each with its maximum size in bytes. They are in the
 * temporary folder while `use` runs. Empty file inputs are left out.
 */
export async function withFiles<R>(
  request: FastifyRequest,
  parts: Record<string, (filename: string) => number>,
  reservePath: ReservePath,
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
      const path = await reservePath()
      paths.push(path)
      files.set(part.fieldname, await receive(part, path, max(part.filename)))
    }
  }
}

/** Deletes the files whose paths `use` collects, even after an error. */
export async function withPaths<R>(
  request: FastifyRequest,
  use: (paths: string[]) => Promise<R>,
): Promise<R> {
  const paths: string[] = []
  try {
    return await use(paths)
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

export function partLimits(uploadLimits: UploadLimits) {
  return {
    parts: limits.parts,
    files: limits.parts,
    fields: limits.parts,
    fieldNameSize: 100,
    // The longest text in four-byte characters, and a list with the most entries.
    fieldSize: 4 * limits.longText + 4 * limits.listEntries * limits.listEntry,
    fileSize: Math.max(uploadLimits.maxImageBytes, uploadLimits.maxVideoBytes) + 1,
  }
}

export async function receive(part: MultipartFile, path: string, max: number): Promise<Upload> {
  const file = createWriteStream(path)
  const closing = new Promise<void>((resolve) => file.once('close', resolve))
  try {
    await pipeline(part.file, (chunks) => atMost(chunks, max, part.filename), file)
  } finally {
    // A failed pipeline does not wait for the file, which could appear after its deletion.
    await closing
  }
  return new Upload({ path, filename: part.filename || 'The file', bytes: file.bytesWritten })
}

/** Passes chunks on up to a maximum size; throws a 413 beyond it. */
async function* atMost(chunks: AsyncIterable<Buffer>, max: number, filename: string) {
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > max) {
      throw tooLarge(describeLargeFile(filename, Math.floor(max / BYTES_PER_MEGABYTE)))
    }
    yield chunk
  }
}

function describeLargeFile(file: string, max: number): ApiMessage {
  return file === ''
    ? message('media.namelessFileTooLarge', { max })
    : message('media.fileTooLarge', { file, max })
}

export function bodyTooLarge(uploadLimits: UploadLimits): Error {
  return tooLarge(
    message('requests.formTooLarge', {
      max: Math.floor(bodyLimit(uploadLimits) / BYTES_PER_MEGABYTE),
    }),
  )
}

/** Translates errors of the multipart parser into errors of this API. */
export function translate(error: unknown, uploadLimits: UploadLimits): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'FST_PARTS_LIMIT':
    case 'FST_FILES_LIMIT':
    case 'FST_FIELDS_LIMIT':
      return tooLarge(message('requests.tooManyParts', { max: limits.parts }))
    case 'FST_REQ_FILE_TOO_LARGE':
      return tooLarge(message('requests.fileTooLarge'))
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return bodyTooLarge(uploadLimits)
    case 'FST_MULTIPART_PREMATURE_CLOSE':
    case 'ERR_STREAM_PREMATURE_CLOSE':
      return badRequest(message('requests.uploadInterrupted'))
    default:
      // A full disk is not an error of the form.
      if (error instanceof RequestError || isStorageUnavailable(error)) return error
      return badRequest(message('requests.unreadableForm'))
  }
}
