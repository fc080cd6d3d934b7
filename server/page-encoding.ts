import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** What a browser can read, by its `Accept-Encoding`. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted) ? 'gzip' : 'identity'
}

/** For an answer that somebody waits for, and for one that will be sent often. */
const efforts = {
  quick: { brotli: 5, gzip: 5 },
  thorough: { brotli: 11, gzip: 9 },
} as const
export type Effort = keyof typeof efforts

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export function encode(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> | Buffer {
  switch (encoding) {
    case 'br': {
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: efforts[effort].brotli,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [constants.BROTLI_PARAM_LGWIN]: Math.max(16, Math.ceil(Math.log2(body.length + 16))),
      }
      return compressBrotli(body, { params }).then(copyExactly)
    }
    case 'gzip':
      return compressGzip(body, { level: efforts[effort].gzip }).then(copyExactly)
    case 'identity':
      return body
    default:
      return encoding satisfies never
  }
}

/** A buffer is often part of a far larger piece of memory, all of which would be kept with it. */
export function copyExactly(packed: Buffer): Buffer {
  if (packed.buffer.byteLength === packed.length) return packed
  const exact = Buffer.allocUnsafeSlow(packed.length)
  packed.copy(exact)
  return exact
}
