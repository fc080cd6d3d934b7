import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  createTestCatalogue,
  signInEditor,
  type TestCatalogue,
} from '../../tests/helpers/catalogue.ts'

let shop: TestCatalogue

beforeAll(async () => {
  shop = await createTestCatalogue()
})
afterAll(() => shop.close())

const put = (texts: unknown, token?: string | null) =>
  shop.call('PUT', '/pageTexts', { json: { texts }, token })
const read = async () => (await shop.call('GET', '/pageTexts')).body.pageTextsData

it('begins without a text of its own, and keeps those that say something else', async () => {
  expect((await read()).texts).toEqual({})
  const { status, body } = await put({ heroAction: 'See them', categoriesText: '', other: 'x' })
  expect(status).toBe(200)
  expect(body.pageTextsData.texts).toEqual({ heroAction: 'See them', categoriesText: '' })
  expect((await put({ heroAction: 'Shop Now' })).body.pageTextsData.texts).toEqual({})
})

it('is written by editors too, and by nobody who is not signed in', async () => {
  const before = await read()
  expect((await put({ heroAction: 'Theirs' }, null)).status).toBe(401)
  expect(await read()).toEqual(before)
  expect((await put({ heroAction: 'By an editor' }, await signInEditor(shop))).status).toBe(200)
  expect((await read()).texts).toEqual({ heroAction: 'By an editor' })
})

it('refuses what is too long, is no text, or asks for what nobody knows, and keeps what was there', async () => {
  const before = await read()
  for (const texts of [
    { heroAction: 'x'.repeat(61) },
    { heroAction: ['x'] },
    { heroAction: '{price}' },
    [],
    'texts',
  ]) {
    const { status, body } = await put(texts)
    expect([texts, status]).toEqual([texts, 422])
    expect(body.message).toBe(body.errors.texts)
  }
  expect(await read()).toEqual(before)
})

it('stores hostile texts as they are, without halves of letters', async () => {
  const hostile = '</script><script>alert(1)</script>'
  const { body } = await put({ latestTitle: hostile, noData: 'half \ud800' })
  expect(body.pageTextsData.texts).toEqual({ latestTitle: hostile, noData: 'half \ufffd' })
})

it('goes back to an earlier version', async () => {
  await put({ heroAction: 'First' })
  const { _id, version } = await read()
  await put({ heroAction: 'Second' })
  const { status, body } = await shop.call('POST', `/pageTexts/${_id}/history/${version}`)
  expect([status, body.pageTextsData.texts]).toEqual([200, { heroAction: 'First' }])
})

it('takes an accent colour that can be read, and goes back to the usual one when it is emptied', async () => {
  const colour = (accentColor: string) => shop.call('PUT', '/settings', { json: { accentColor } })
  expect((await colour('#ffff00')).body.errors.accentColor).toContain('#999900')
  expect((await colour('#c0392b')).body.settingsData.accentColor).toBe('#c0392b')
  expect((await colour('red;}body{display:none')).status).toBe(422)
  expect((await colour('')).body.settingsData.accentColor).toBe('#01A0E2')
})
