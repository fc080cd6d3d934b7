import { request } from 'node:http'
import { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Shop } from './shop.ts'

/** Passes a body on in chunks, at the rate of a connection. */
export type Line = (body: Iterable<Buffer>) => AsyncIterable<Buffer>

/** Larger chunks would block the shop as no real connection does. */
const piece = 64 * 1024

/** A connection of at most `max` megabytes per second, shared by all bodies sent through it. */
export function createLine(max = Number.POSITIVE_INFINITY): Line {
  let free = 0
  return async function* (body) {
    for (const whole of body) {
      for (let at = 0; at < whole.length; at += piece) {
        const bytes = whole.subarray(at, at + piece)
        free = Math.max(free, performance.now()) + (1_000 * bytes.length) / (max * 1024 * 1024)
        const early = free - performance.now()
        if (early > 0) await wait(early)
        yield bytes
      }
    }
  }
}

/**
 * Sends a form as an administrator; returns the body of the 201 response, rejects for any other.
 */
export function send(
  { url }: Shop,
  token: string,
  path: string,
  contentType: string,
  body: AsyncIterable<Buffer>,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const sending = request(`${url}/api${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': contentType },
    })
    sending.on('response', (response) => {
      if (response.statusCode === 201) json(response).then(resolve, reject)
      else reject(new Error(`${path} responded with ${response.statusCode}.`))
    })
    sending.on('error', reject)
    pipeline(Readable.from(body), sending).catch(reject)
  })
}
