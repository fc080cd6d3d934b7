import { beforeAll, expect, it } from 'vitest'
import { catalogueForAllTests } from '../../tests/helpers/catalogue.ts'

const shop = catalogueForAllTests()
let swings: string

beforeAll(async () => {
  swings = (await shop.addCategory('Swings'))._id
})

async function describe(description: string) {
  const path = `/ourCategories/${swings}`
  return (await shop.call('PUT', path, { json: { description } })).body
}
/** Description of the category, for visitors. */
async function read(): Promise<string> {
  const body = await shop.visit('/ourCategories')
  return body.categoryData[0].description
}

it('stores a trimmed category description, clears it and restores it from the history', async () => {
  expect(await read()).toBe('')
  await describe('  For living rooms and balconies. ')
  expect(await read()).toBe('For living rooms and balconies.')
  await describe('')
  expect(await read()).toBe('')
  await shop.call('POST', `/ourCategories/${swings}/history/2`)
  expect(await read()).toBe('For living rooms and balconies.')
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
