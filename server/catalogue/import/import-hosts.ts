import { lookup as resolve } from 'node:dns'
import { isIP, isIPv6, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** A host that imports may fetch pictures from although it is not public. */
export interface ImportHost {
  /** As in a URL: in lower case, IPv6 in brackets. */
  name: string
  /** Null for any port. */
  port: number | null
}

/** Thrown by a connection to an address that is not public. */
export class PrivateAddressError extends Error {}

/** Parses a comma-separated list of hosts with optional ports; null if an entry is wrong. */
export function parseImportHosts(text: string): ImportHost[] | null {
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
  const hosts = entries.map(parseImportHost)
  return hosts.includes(null) ? null : hosts.filter((host) => host !== null)
}

function parseImportHost(entry: string): ImportHost | null {
  const parts = isIPv6(entry)
    ? { host: `[${entry}]`, port: undefined }
    : /^(?<host>\[[^\]]+\]|[^\s:/?#@[\]\\*]+)(?::(?<port>[0-9]{1,5}))?$/.exec(entry)?.groups
  const address = `http://${parts?.host}`
  if (parts?.host === undefined || !URL.canParse(address)) return null
  const port = parts.port === undefined ? null : Number(parts.port)
  if (port !== null && (port < 1 || port > 65_535)) return null
  return { name: new URL(address).hostname, port }
}

export function isAllowedHost({ hostname, port, protocol }: URL, allowed: readonly ImportHost[]) {
  const usual = protocol === 'https:' ? 443 : 80
  const own = port === '' ? usual : Number(port)
  return allowed.some((host) => host.name === hostname && (host.port ?? own) === own)
}

/** Azure serves its machines secrets from this public address. */
const METADATA_ADDRESS = '168.63.129.16'
/** IPv6 addresses that are routed on the internet. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/** False for addresses of this machine, of private networks and of reserved ranges. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address) || address === METADATA_ADDRESS) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast)
}

/** The host of a URL if it is an address of the internet protocol; otherwise null. */
export function addressIn({ hostname }: URL): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return isIP(bare) === 0 ? null : bare
}

/**
 * Resolves a name for a connection and gives it public addresses only. The connection is made to
 * what was checked, so that a name server that answers differently the next time changes nothing.
 */
export const lookupPublic: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    if (error !== null) return done(error, '')
    const addresses = found.filter(({ address }) => isPublicAddress(address))
    const [first] = addresses
    if (first === undefined) done(new PrivateAddressError(hostname), '')
    else if (options.all) done(null, addresses)
    else done(null, first.address, first.family)
  })
}
