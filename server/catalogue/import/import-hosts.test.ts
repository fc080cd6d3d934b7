import { expect, it } from 'vitest'
import { isAllowedHost, isPublicAddress, parseImportHosts } from './import-hosts.ts'

it.each([
  ['private networks', ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', '100.64.0.1']],
  ['this machine', ['127.0.0.1', '127.9.9.9', '0.0.0.0', '::1', '::']],
  ['the local network', ['169.254.1.1', 'fe80::1', 'fc00::1', 'fdff::1', 'fec0::1']],
  ['secrets of machines', ['169.254.169.254', 'fd00:ec2::254', '100.100.100.200', '168.63.129.16']],
  ['many at once', ['224.0.0.1', '239.255.255.255', '255.255.255.255', 'ff02::1']],
  [
    'reserved ranges',
    ['192.0.2.1', '198.18.0.1', '240.0.0.1', '2001:db8::1', '3fff::1', '4000::1'],
  ],
  [
    'IPv4 in IPv6',
    ['::ffff:127.0.0.1', '::ffff:8.8.8.8', '::7f00:1', '64:ff9b::7f00:1', '2002:7f00:1::'],
  ],
  ['names', ['localhost', 'example.com', '']],
])('takes %s for not public', (_, addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([])
})

it('takes addresses of the internet for public', () => {
  const addresses = ['8.8.8.8', '93.184.216.34', '172.32.0.1', '2606:2800:220:1::1']
  expect(addresses.filter(isPublicAddress)).toEqual(addresses)
})

it('allows hosts by name, and with a port that port alone', () => {
  const hosts = parseImportHosts('Pictures.Example.com, 10.0.0.5:8080 ,[::1]:81,fd00::1') ?? []
  const isAllowed = (address: string) => isAllowedHost(new URL(address), hosts)
  const allowed = [
    'http://pictures.example.com/a.jpg',
    'https://pictures.example.com:8443/a.jpg',
    'http://10.0.0.5:8080/',
    'http://[::1]:81/',
    'http://[fd00::1]/',
  ]
  expect(allowed.filter(isAllowed)).toEqual(allowed)
  const refused = ['http://example.com/', 'http://10.0.0.5/', 'https://10.0.0.5/', 'http://[::1]/']
  expect(refused.filter(isAllowed)).toEqual([])
})

it.each([
  'http://example.com',
  'a b',
  'example.com:0',
  'example.com:65536',
  'user@host',
  '[::1',
  'a/b',
  '*',
])('refuses %s as a host', (text) => expect(parseImportHosts(`example.com,${text}`)).toBe(null))
