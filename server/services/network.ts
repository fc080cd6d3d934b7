import { isIPv6 } from 'node:net'

/**
 * What limits go by: an IPv4 address itself, of IPv6 the network of 64 bits, because one connection
 * is given a whole one.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(?<inner>\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.groups?.inner
  if (mapped !== undefined) return mapped
  const [plain = ''] = address.toLowerCase().split('%')
  const [head = '', tail] = plain.split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0')
  const network = [...front, ...gap, ...back].slice(0, 4)
  return `${network.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`
}
