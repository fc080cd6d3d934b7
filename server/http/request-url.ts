import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { message } from '../../domain/messages/api-message.ts'
import { badRequest } from '../kernel/errors.ts'

/**
 * URL used for routing. Percent signs of a path that cannot be decoded are escaped, so that it gets
 * the 404 of any unknown path.
 */
export function readableAddress({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  // Absolute form, as sent by some proxies.
  const own = url.replace(/^https?:\/\/[^/?#]*(?=\/)/i, '')
  if (!own.includes('%')) return own
  const mark = own.indexOf('?')
  const path = mark === -1 ? own : own.slice(0, mark)
  return isDecodable(path) ? own : path.replaceAll('%', '%25') + own.slice(path.length)
}

/** Rejects requests with another HTTP version, without a path, or with an invalid Host header. */
export function refuseMalformed(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const { httpVersion } = request.raw
    // HTTP/1.0 has no Host header; probes and old proxies still use it.
    const isNameless = httpVersion === '1.0' && !request.host
    const isSound =
      (httpVersion === '1.1' || httpVersion === '1.0') &&
      request.url.startsWith('/') &&
      (isNameless || hostName.test(request.host))
    if (!isSound) throw badRequest(message('requests.unreadableAddress'))
  })
}

const hostName = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[0-9a-f:.]+\])(?::[0-9]{1,5})?$/i

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
