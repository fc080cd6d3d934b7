import { expect, it } from 'vitest'
import { catalogueForEachTest, signInEditor } from '../../tests/helpers/catalogue.ts'
import { createForm } from '../../tests/helpers/form.ts'
import { photograph } from '../../tests/helpers/media/media.ts'

const shop = catalogueForEachTest()

const read = async (path: string, key: string) => (await shop.visit(path))[key]

it('returns empty texts and no opening hours by default', async () => {
  const texts = await read('/chatMessages', 'chatMessagesData')
  expect(texts).toMatchObject({ product: '', card: '', shortlist: '', message: '', header: '' })
  const hours = await read('/openingHours', 'openingHoursData')
  expect(hours).toMatchObject({ monday: '', sunday: '', holidays: [] })
})

it('accepts a form from an editor, normalises line endings and restores from the history', async () => {
  const token = await signInEditor(shop)
  const form = createForm({ product: 'Hello {brand}\r\n{name}' })
  expect((await shop.call('PUT', '/chatMessages', { token, form })).status).toBe(200)
  const { _id, product } = await read('/chatMessages', 'chatMessagesData')
  expect(product).toBe('Hello {brand}\n{name}')
  const response = await shop.call('POST', `/chatMessages/${_id}/history/1`, { token })
  expect([response.status, response.body.chatMessagesData.product]).toEqual([200, ''])
})

it('stores opening hours as entered, and rejects an incomplete time range', async () => {
  const week = { monday: '10:00-13:00, 15:00-19:00', saturday: '18:00-02:00' }
  expect((await shop.call('PUT', '/openingHours', { json: week })).status).toBe(200)
  expect(await read('/openingHours', 'openingHoursData')).toMatchObject(week)
  const { status, body } = await shop.call('PUT', '/openingHours', { json: { sunday: '10:00-' } })
  expect([status, Object.keys(body.errors)]).toEqual([422, ['sunday']])
})

it('validates, stores and clears the WhatsApp number of a category', async () => {
  const form = createForm({ name: 'Swings', image: await photograph() })
  const { categoryData } = (await shop.call('POST', '/ourCategories/add', { form })).body
  expect(categoryData.chatNumber).toBe('')
  const path = `/ourCategories/${categoryData._id}`
  const change = (chatNumber: string) => shop.call('PUT', path, { json: { chatNumber } })
  expect((await change('12345')).body.errors).toEqual({
    chatNumber: 'WhatsApp number must be 10 digits',
  })
  expect((await change('9000000001')).body.categoryData.chatNumber).toBe('9000000001')
  expect((await change('')).body.categoryData.chatNumber).toBe('')
})
