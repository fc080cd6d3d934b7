import { expect, it } from 'vitest'
import { networkOf } from './network.ts'

it('takes an IPv4 address for itself, however it is written', () => {
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7')
  expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7')
  expect(networkOf('::FFFF:192.0.2.7')).toBe('192.0.2.7')
})

it('takes all addresses of one IPv6 connection for one', () => {
  const one = networkOf('2001:db8:0:1::1')
  for (const same of [
    '2001:DB8::1:ffff:0:0:2',
    '2001:0db8:0000:0001:a:b:c:d',
    '2001:db8:0:1::%eth0',
  ])
    expect(networkOf(same)).toBe(one)
  for (const other of ['2001:db8:0:2::1', '2001:db8:1:1::1', '::1'])
    expect(networkOf(other)).not.toBe(one)
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
})
