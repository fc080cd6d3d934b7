import { expect, it } from 'vitest'
import { catalogueForAllTests } from '../../tests/helpers/catalogue.ts'
import { createForm } from '../../tests/helpers/form.ts'

const shop = catalogueForAllTests()

const put = (texts: unknown) => shop.call('PUT', '/pageTexts', { json: { texts } })
const read = async () => (await shop.read('/pageTexts')).pageTextsData

it('has no custom texts by default, and stores only texts that differ from the default', async () => {
  expect((await read()).texts).toEqual({})
  const { status, body } = await put({ heroAction: 'See them', categoriesText: '', other: 'x' })
  expect(status).toBe(200)
  expect(body.pageTextsData.texts).toEqual({ heroAction: 'See them', categoriesText: '' })
  expect((await put({ heroAction: 'Shop Now' })).body.pageTextsData.texts).toEqual({})
})

it('stores HTML unescaped, and replaces lone surrogates', async () => {
  const hostile = '</script><script>alert(1)</script>'
  const { body } = await put({ latestTitle: hostile, noData: 'half \ud800' })
  expect(body.pageTextsData.texts).toEqual({ latestTitle: hostile, noData: 'half \ufffd' })
})

it('resets an empty accent colour to the default', async () => {
  const colour = (accentColor: string) => shop.call('PUT', '/settings', { json: { accentColor } })
  expect((await colour('#c0392b')).body.settingsData.accentColor).toBe('#c0392b')
  expect((await colour('red;}body{display:none')).status).toBe(422)
  expect((await colour('')).body.settingsData.accentColor).toBe('#01A0E2')
})

it('normalises the line endings of a chat text', async () => {
  const form = createForm({ product: 'Hello {brand}\r\n{name}' })
  const { body } = await shop.call('PUT', '/chatMessages', { form })
  expect(body.chatMessagesData.product).toBe('Hello {brand}\n{name}')
})
