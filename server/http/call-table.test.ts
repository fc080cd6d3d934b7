import { expect, it } from 'vitest'
import type { Call } from '../../domain/api/call.ts'
import { createCallTable } from './call-table.ts'

const call = (method: Call['method'], path: string): { call: Call } => ({
  call: { method, path, access: 'public', tag: '', summary: '' },
})
const find = createCallTable([
  call('GET', '/swings'),
  call('POST', '/swings'),
  call('GET', '/swings/:id'),
  call('GET', '/swings/oldest'),
  call('PUT', '/swings/:id/seats/:seat'),
  call('GET', '/swings/oldest/seats'),
  call('GET', '/:kind/oldest/price'),
])

/** The path of the call that an address leads to, with what stands for its parameters. */
function lead(method: string, path: string): unknown[] | null {
  const called = find(method, path)
  return called && [called.entry.call.path, called.parameters]
}

it('finds a call by its method and path', () => {
  expect(lead('GET', '/swings')).toEqual(['/swings', {}])
  expect(find('POST', '/swings')?.entry.call.method).toBe('POST')
  expect(lead('HEAD', '/swings')).toEqual(['/swings', {}])
  for (const [method, path] of [
    ['DELETE', '/swings'],
    ['HEAD', '/swings/oldest/seats/7'],
    ['GET', ''],
    ['GET', '/'],
    ['GET', '/swings/'],
    ['GET', '//swings'],
    ['GET', '/Swings'],
    ['GET', '/swings/oldest/seats/'],
    ['GET', '/constructor'],
  ] as const)
    expect([path, lead(method, path)]).toEqual([path, null])
})

it('reads what stands for a parameter, decoded, unless it is longer than any of ours', () => {
  expect(lead('PUT', '/swings/a%2Fb/seats/left%20one')).toEqual([
    '/swings/:id/seats/:seat',
    { id: 'a/b', seat: 'left one' },
  ])
  expect(lead('GET', `/swings/${'x'.repeat(200)}`)?.[0]).toBe('/swings/:id')
  expect(lead('GET', `/swings/${'x'.repeat(201)}`)).toBeNull()
})

it('takes a name before a parameter, and the parameter where the name leads nowhere', () => {
  expect(lead('GET', '/swings/oldest')).toEqual(['/swings/oldest', {}])
  expect(lead('GET', '/swings/%6Fldest')).toEqual(['/swings/oldest', {}])
  expect(lead('PUT', '/swings/oldest/seats/1')).toEqual([
    '/swings/:id/seats/:seat',
    { id: 'oldest', seat: '1' },
  ])
  expect(lead('GET', '/swings/oldest/price')).toEqual(['/:kind/oldest/price', { kind: 'swings' }])
})

it('refuses two calls with one address', () => {
  const twice = [call('GET', '/swings/:id'), call('GET', '/swings/:name')]
  expect(() => createCallTable(twice)).toThrow('GET /swings/:name is there twice.')
})
