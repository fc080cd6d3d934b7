import { message } from '../../domain/messages/api-message.ts'
import { badRequest } from '../kernel/errors.ts'

/** Base URL of the site without a trailing slash, for links and previews. */
export type SiteOrigin = (request: { protocol: string; host?: string }) => string

const MAX_HOST_LENGTH = 255
/**
 * Host name, IPv4 or bracketed IPv6 address, and optional port; anything else is kept out of links.
 */
const hostPattern =
  /^(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?)*\.?|\[[0-9a-f:.]+\])(?::[0-9]{1,5})?$/i

/** `publicUrl` if it is set; otherwise the origin of the request, if its Host header is valid. */
export function createSiteOrigin(publicUrl: string | null): SiteOrigin {
  if (publicUrl !== null) return () => publicUrl
  return ({ protocol, host: said = 'unknown host' }) => {
    // HTTP/1.0 has no Host header; later versions require it.
    const host = said || 'localhost'
    const origin = `${protocol === 'https' ? 'https' : 'http'}://${host.toLowerCase()}`
    if (host.length > MAX_HOST_LENGTH || !hostPattern.test(host) || !URL.canParse(origin)) {
      throw badRequest(message('requests.hostMissing'))
    }
    return origin
  }
}
