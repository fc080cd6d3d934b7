import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Encoding that an `Accept-Encoding` header prefers; the first of equals. */
export function negotiateEncoding(
  accepted = '',
  encodings: Encoding[] = ['br', 'gzip', 'identity'],
): Encoding {
  return negotiate(accepted, encodings) ?? 'identity'
}

/** Visitors wait for the compression of a page that is not cached: higher levels cost more than they save. */
const [BROTLI_LEVEL, GZIP_LEVEL] = [5, 6]

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  switch (encoding) {
    case 'br': {
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      }
      return withoutSlack(await compressBrotli(body, { params }))
    }
    case 'gzip':
      return withoutSlack(await compressGzip(body, { level: GZIP_LEVEL }))
    case 'identity':
      return withoutSlack(body)
    default:
      return encoding satisfies never
  }
}

/**
 * Copy in memory of its own: a small buffer is often a slice of a large one, all of which it would
 * hold.
 */
function withoutSlack(body: Buffer): Buffer {
  return body.buffer.byteLength === body.length ? body : Buffer.from(new Uint8Array(body).buffer)
}
