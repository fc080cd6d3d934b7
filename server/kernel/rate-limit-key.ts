import ipaddr from 'ipaddr.js'

/**
 * Rate-limit key of a client's address: an IPv4 address itself, also where a socket that takes both
 * kinds writes it as IPv6, and the /64 network of an IPv6 address, because every connection has a
 * whole one to choose from. Sign-in stores hashes of keys, so their form must not change.
 */
export function rateLimitKey(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  const prefixParts = parsed.parts.slice(0, 4).map((part) => part.toString(16))
  return `${prefixParts.join(':')}::/64`
}
