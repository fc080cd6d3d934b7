import { expect, it } from 'vitest'
import { mayOpen } from './screens.ts'

it('restricts settings and administrators to owners, including subpaths and trailing slashes', () => {
  for (const address of [
    '/admin/settings',
    '/admin/settings/',
    '/admin/settings/search-words',
    '/admin/users',
    '/admin/users/x',
  ]) {
    expect([address, mayOpen(address, 'editor')]).toEqual([address, false])
    expect([address, mayOpen(address, 'owner')]).toEqual([address, true])
  }
  for (const address of [
    '/admin',
    '/admin/account',
    '/admin/orders',
    '/admin/manage-store/products',
  ])
    expect([address, mayOpen(address, 'editor')]).toEqual([address, true])
})
