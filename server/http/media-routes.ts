import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import parseRange from 'range-parser'
import { z } from 'zod'
import { RequestError } from '../errors.ts'
import { shorten } from '../media/names.ts'
import { parseVariant } from '../media/variants.ts'
import type { Services } from '../services.ts'
import type { Storage } from '../storage/storage.ts'

const types: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
}
const original = /^[\w-]{22}\.(?:jpg|png|mp4|mov|webm)$/
const name = z.object({ name: z.string() })

/** Photographs, their renditions and clips: the name is a hash, so a year's caching is safe. */
export function addMediaRoutes(app: FastifyInstance, services: Services): void {
  async function answer(request: FastifyRequest, reply: FastifyReply) {
    // Addresses with the whole hash have stood in chats, and go on for ever.
    const file = shorten(name.parse(request.params).name)
    if (original.test(file)) return sendFile(services.originals, file, request, reply)
    const variant = parseVariant(file)
    const made = variant === null ? null : await services.variantMaker.ensure(variant)
    if (made === null) throw missing()
    return sendFile(services.variants, made, request, reply)
  }
  // The framework's own HEAD would read the whole file to answer without it.
  const options = { config: { access: 'public' }, exposeHeadRoute: false } as const
  app.route({ ...options, method: ['GET', 'HEAD'], url: '/media/:name', handler: answer })
}

async function sendFile(
  storage: Storage,
  file: string,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const size = await storage.size(file)
  if (size === null) throw missing()
  const etag = `"${file}"`
  reply
    .type(types[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream')
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('accept-ranges', 'bytes')
    .header('etag', etag)
    .header('x-content-type-options', 'nosniff')
    // A file somebody uploaded is never a page, whatever a browser makes of it.
    .header('content-security-policy', "default-src 'none'; sandbox")
  if (request.headers['if-none-match'] === etag) return reply.status(304).send()
  const range = rangeOf(request, size, etag)
  if (range === 'unsatisfiable')
    return reply.status(416).header('content-range', `bytes */${size}`).send()
  if (range !== null) {
    reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
  }
  reply.header('content-length', range === null ? size : range.end - range.start + 1)
  if (request.method === 'HEAD') return reply.send()
  return reply.send(storage.read(file, range ?? undefined))
}

/** The one range asked for; several, or one of other bytes, get the whole file. */
function rangeOf(request: FastifyRequest, size: number, etag: string) {
  const header = request.headers.range
  const condition = request.headers['if-range']
  if (header === undefined || (condition !== undefined && condition !== etag)) return null
  const ranges = parseRange(size, header)
  if (ranges === -1) return 'unsatisfiable'
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return null
  return ranges[0] ?? null
}

function missing(): RequestError {
  return new RequestError(404, 'There is no such file.')
}
