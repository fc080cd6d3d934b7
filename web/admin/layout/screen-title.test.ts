import { expect, it } from 'vitest'
import { englishTargets } from '../../../tests/helpers/target-languages.ts'
import { addressesOf } from '../content/screens/screen-definition.ts'
import { allScreens } from '../content/screens/screens.ts'
import { titlePathOf } from './screen-title.ts'

const titleOf = (pathname: string) => englishTargets.english(titlePathOf(pathname))

it.each([
  ['/admin', 'Dashboard'],
  ['/admin/', 'Dashboard'],
  ['/admin/login', 'Login'],
  ['/admin/invitations/abc', 'Invitation'],
  ['/admin/invitations/reset-abc', 'New password'],
  ['/admin/manage-store/products', 'Products'],
  ['/admin/manage-store/products/01a2', 'Product'],
  ['/admin/manage-store/products/view/01a2', 'Product'],
  ['/admin/manage-store/products/import', 'Import products'],
  ['/admin/aboutus/edit', 'About Us'],
  ['/admin/settings/search-words', 'Built-in search words'],
  ['/admin/nowhere', 'Not found'],
])('names %s “%s”', (pathname, title) => {
  expect(titleOf(pathname)).toBe(title)
})

it('names every screen', () => {
  const addresses = allScreens.flatMap(addressesOf)
  expect(addresses.filter((address) => !/^[A-Z]/.test(titleOf(address)))).toEqual([])
  expect(addresses.filter((address) => titleOf(address) === 'Not found')).toEqual([])
})
