import { expect, it } from 'vitest'
import { rateLimitKey } from './rate-limit-key.ts'

it('returns the IPv4 address for each IPv4-mapped IPv6 notation', () => {
  for (const written of ['192.0.2.7', '::ffff:192.0.2.7', '::FFFF:192.0.2.7', '::ffff:c000:207'])
    expect(rateLimitKey(written)).toBe('192.0.2.7')
})

it('returns one key for an IPv6 /64 network', () => {
  const one = rateLimitKey('2001:db8:0:1::1')
  expect(one).toBe('2001:db8:0:1::/64')
  for (const same of [
    '2001:DB8::1:ffff:0:0:2',
    '2001:0db8:0000:0001:a:b:c:d',
    '2001:db8:0:1::%eth0',
  ])
    expect(rateLimitKey(same)).toBe(one)
  for (const other of ['2001:db8:0:2::1', '2001:db8:1:1::1', '::1'])
    expect(rateLimitKey(other)).not.toBe(one)
  expect(rateLimitKey('::1')).toBe('0:0:0:0::/64')
})

it('returns a text that is not an IP address unchanged', () => {
  for (const text of ['', 'unknown', '192.0.2.7:4711']) expect(rateLimitKey(text)).toBe(text)
})
