import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { badRequest } from '../kernel/errors.ts'

/**
 * The address by which a request is routed. One that cannot be decoded is nobody's, so its percent signs
 * are taken as they stand: what answers for other unknown addresses answers for it too.
 */
export function readableAddress({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  // A proxy may name the whole address.
  const own = url.replace(/^https?:\/\/[^/?#]*(?=\/)/i, '')
  if (!own.includes('%')) return own
  const mark = own.indexOf('?')
  const path = mark === -1 ? own : own.slice(0, mark)
  return isDecodable(path) ? own : path.replaceAll('%', '%25') + own.slice(path.length)
}

/** Refuses what is no request to a site: a line without a version or path, or a host that is no name. */
export function refuseMalformed(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const { httpVersion } = request.raw
    // Probes and old proxies speak the first version, which knows no host.
    const isNameless = httpVersion === '1.0' && !request.host
    const isSound =
      (httpVersion === '1.1' || httpVersion === '1.0') &&
      request.url.startsWith('/') &&
      (isNameless || hostName.test(request.host))
    if (!isSound) throw badRequest('The request could not be read. Please check its address.')
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
