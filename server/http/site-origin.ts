import { badRequest } from '../kernel/errors.ts'

/** The site's address without a trailing slash, as links and previews name it. */
export type SiteOrigin = (request: { protocol: string; host?: string }) => string

const MAX_HOST_LENGTH = 255
/** A name, or an address of either kind, and a port; nothing else gets into a link. */
const hostPattern =
  /^(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?)*\.?|\[[0-9a-f:.]+\])(?::[0-9]{1,5})?$/i

/** `publicUrl` where it is set, whatever a request says; else what the request says, if that is a host. */
export function createSiteOrigin(publicUrl: string | null): SiteOrigin {
  if (publicUrl !== null) return () => publicUrl
  return ({ protocol, host: said = 'unknown host' }) => {
    // The first version of the protocol knows no host; whoever speaks a later one must name it.
    const host = said || 'localhost'
    const origin = `${protocol === 'https' ? 'https' : 'http'}://${host.toLowerCase()}`
    if (host.length > MAX_HOST_LENGTH || !hostPattern.test(host) || !URL.canParse(origin)) {
      throw badRequest('The Host header must name the site, such as www.example.com.')
    }
    return origin
  }
}
