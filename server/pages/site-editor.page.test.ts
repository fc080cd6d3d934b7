import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { shopForAllTests } from '../../tests/helpers/shop.ts'

const shop = shopForAllTests('demo')

it('escapes HTML in unsaved texts, and sends no scripts', async () => {
  const slogan = '<img src=x onerror="parent.document.title=1"><script>alert(1)</script>'
  const { _id } = (await shop.read('/homeSlogan')).homeSloganData
  const drafts = [{ resource: 'homeSlogan', _id, values: { slogan } }]
  const { html } = await shop.call('POST', '/siteEditor', { page: 'home', drafts, slide: '' })
  const { document } = new JSDOM(html).window
  expect(document.body.textContent).toContain(slogan)
  const data = 'application/ld+json'
  expect([...document.scripts].filter(({ type }) => type !== data)).toEqual([])
  expect(document.querySelector('img[src="x"], style')).toBeNull()
})

it('leaves no trace in the pages of visitors', async () => {
  const { html } = await shop.request('/')
  for (const word of ['data-edit', 'siteEditor', 'edit-site']) expect(html).not.toContain(word)
})
