import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import parseRange from 'range-parser'
import { z } from 'zod'
import { accountEndpoints } from '../../domain/api/accounts.ts'
import { type Endpoint, implement } from '../http/endpoint.ts'
import type { UploadLimits } from '../http/multipart.ts'
import { filePolicy } from '../http/security-headers.ts'
import type { SharedCaching } from '../response-cache/cdn-headers.ts'
import { fileTypeOf, IMMUTABLE_CACHE_CONTROL, shorten } from '../storage/file-names.ts'
import { MissingFileError, type Redirect, type Storage } from '../storage/storage.ts'
import { parseVariant, type VariantMaker } from './variants/on-demand-variants.ts'

interface MediaRouteServices {
  originals: Storage
  variants: Storage
  variantMaker: VariantMaker
}

const original = /^[\w-]{22}\.(?:jpg|png|mp4|mov|webm)$/
const name = z.object({ name: z.string() })

/** Routes for photos, variants and videos. Names are content hashes, so responses are immutable. */
export function addMediaRoutes(
  app: FastifyInstance,
  services: MediaRouteServices,
  shared: SharedCaching,
): void {
  async function response(request: FastifyRequest, reply: FastifyReply) {
    // Links with the whole hash are still around in chats and must keep working.
    const file = shorten(name.parse(request.params).name)
    reply.headers(shared.ofFile(file))
    if (original.test(file)) return sendFile(services.originals, file, request, reply)
    const variant = parseVariant(file)
    const made = variant === null ? null : await services.variantMaker.ensure(variant)
    if (made === null) throw new MissingFileError()
    return sendFile(services.variants, made, request, reply)
  }
  // Fastify's automatic HEAD route would read the whole file.
  app.route({
    exposeHeadRoute: false,
    method: ['GET', 'HEAD'],
    url: '/media/:name',
    handler: response,
  })
}

async function sendFile(
  storage: Storage,
  file: string,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const size = await storage.size(file)
  if (size === null) throw new MissingFileError()
  const redirect = await storage.redirect(file)
  if (redirect !== null) return sendElsewhere(reply, redirect)
  const etag = `"${file}"`
  if (request.headers['if-none-match'] === etag) return describe(reply, file).status(304).send()
  const range = rangeOf(request, size, etag)
  if (range === 'unsatisfiable')
    return describe(reply, file).status(416).header('content-range', `bytes */${size}`).send()
  // Read first: an error response must not carry headers of the file.
  const body = request.method === 'HEAD' ? undefined : await storage.read(file, range ?? undefined)
  describe(reply, file)
  if (range !== null) {
    reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
  }
  reply.header('content-length', range === null ? size : range.end - range.start + 1)
  return reply.send(body)
}

function sendElsewhere(reply: FastifyReply, { url, isLasting, seconds }: Redirect) {
  reply.header('cache-control', `public, max-age=${seconds}`)
  return reply.redirect(url, isLasting ? 301 : 302)
}

/** Sets the headers of a file, for GET and HEAD. */
function describe(reply: FastifyReply, file: string): FastifyReply {
  return reply
    .type(fileTypeOf(file))
    .header('cache-control', IMMUTABLE_CACHE_CONTROL)
    .header('accept-ranges', 'bytes')
    .header('etag', `"${file}"`)
    .header('content-security-policy', filePolicy)
}

/** The single requested byte range; several ranges or another unit get the whole file. */
function rangeOf(request: FastifyRequest, size: number, etag: string) {
  const header = request.headers.range
  const condition = request.headers['if-range']
  if (header === undefined || (condition !== undefined && condition !== etag)) return null
  const ranges = parseRange(size, header)
  if (ranges === -1) return 'unsatisfiable'
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return null
  return ranges[0] ?? null
}

export function createLimitRoutes({ maxImageBytes, maxVideoBytes }: UploadLimits): Endpoint[] {
  const limits = { imageBytes: maxImageBytes, videoBytes: maxVideoBytes }
  return [implement(accountEndpoints.limits, async () => ({ limits }))]
}
