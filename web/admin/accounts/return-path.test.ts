import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, it } from 'vitest'
import { addressesOf } from '../content/screens/screen-definition.ts'
import { allScreens } from '../content/screens/screens.ts'
import { adminRoutes } from '../routes.ts'
import { knownAddress } from './return-path.ts'

const id = '01a1ffca-cc2c-7177-ac43-d64818531e95'

function addresses(routes: RouteConfigEntry[], above = ''): string[] {
  return routes.flatMap(({ path, index, children = [] }) => {
    const address = path === undefined ? above : `${above}/${path}`
    if (children.length > 0) return addresses(children, address)
    return path === undefined && index !== true ? [] : [address.replace(':id', id)]
  })
}

it('accepts every protected admin screen as a return path', () => {
  const ways = /^\/admin\/(?:login|setup\/:token|invitations\/:token|\*)$/
  const behind = addresses(adminRoutes).filter((address) => !ways.test(address))
  expect(behind.length).toBeGreaterThan(20)
  expect(behind.map(knownAddress)).toEqual(behind)
})

it('every declared screen has a route', () => {
  const behind = addresses(adminRoutes)
  const known = allScreens.flatMap(addressesOf).map((address) => address.replace(':id', id))
  expect(known.filter((address) => !behind.includes(address))).toEqual([])
})

it('falls back to /admin for any other return path', () => {
  for (const wanted of [
    null,
    '',
    '/',
    '/admin/login',
    '/admin/unknown',
    '/admin/story-perpose/:id',
    '//evil.example',
    'https://evil.example/admin',
    '/admin/../shop',
    '/admin/settings?to=x',
    `/admin/manage-store/products/../${id}`,
    '/admin/manage-store/products/1',
    `/admin/users/${id}`,
    '/admin/settings\n',
  ]) {
    expect([wanted, knownAddress(wanted)]).toEqual([wanted, '/admin'])
  }
})
