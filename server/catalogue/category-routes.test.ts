import { beforeAll, expect, it } from 'vitest'
import { catalogueForAllTests } from '../../tests/helpers/catalogue.ts'

const shop = catalogueForAllTests()
let swings: string

beforeAll(async () => {
  swings = (await shop.addCategory('Swings'))._id
})

it('validates, stores and clears the WhatsApp number of a category', async () => {
  const change = async (chatNumber: string) =>
    (await shop.call('PUT', `/ourCategories/${swings}`, { json: { chatNumber } })).body
  expect((await change('12345')).errors).toEqual({
    chatNumber: 'WhatsApp number must be 10 digits',
  })
  for (const chatNumber of ['9000000001', ''])
    expect((await change(chatNumber)).categoryData.chatNumber).toBe(chatNumber)
})

it('validates the furniture kind and returns it to administrators only', async () => {
  const path = `/ourCategories/${swings}`
  const { errors } = (await shop.call('PUT', path, { json: { pieceKind: 'boat' } })).body
  expect(errors).toEqual({ pieceKind: 'Please choose one from the list' })
  await shop.call('PUT', path, { json: { pieceKind: 'swing' } })
  const own = (await shop.read(path)).categoryData
  expect(own.pieceKind).toBe('swing')
  const { categoryData } = await shop.visit(path)
  expect(categoryData).not.toHaveProperty('pieceKind')
})
