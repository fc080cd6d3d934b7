import { expect, it } from 'vitest'
import { createForm } from '../../tests/helpers/form.ts'
import { photograph } from '../../tests/helpers/media.ts'
import { shopForAllTests } from '../../tests/helpers/shop.ts'

const screen = '/admin/manage-store/products/photographs'

const shop = shopForAllTests('empty')

it('redirects photos that met no service worker to the screen that says so', async () => {
  const { body, contentType } = createForm({ photos: await photograph() })
  const { status, headers } = await shop.request('/admin/share', {
    method: 'POST',
    headers: { 'content-type': contentType },
    payload: body,
  })
  expect([status, headers.location]).toEqual([303, `${screen}?shared`])
})

it('belongs to the back office, whose manifest is not that of the site', async () => {
  const manifestOf = async (path: string) => {
    const { document } = await shop.visit(path)
    return document.querySelector('link[rel=manifest]')?.getAttribute('href')
  }
  expect(await manifestOf(screen)).toBe('/admin.webmanifest')
  expect(await manifestOf('/')).toBe('/manifest.webmanifest')
})
