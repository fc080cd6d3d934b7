import { beforeAll, expect, it } from 'vitest'
import type { Suggestions } from '../../domain/api/suggestions.ts'
import { catalogueForAllTests } from '../../tests/helpers/catalogue.ts'
import { createForm } from '../../tests/helpers/form.ts'
import { smallPhotograph } from '../../tests/helpers/media.ts'
import { namesOf } from '../../tests/helpers/names.ts'

const shop = catalogueForAllTests()

beforeAll(async () => {
  const swings = await addCategory('Garden Swings')
  const tables = await addCategory('Tables')
  await addCategory('Lamps')
  const hidden = await addCategory('Mirrors')
  for (const wood of ['Teak', 'Oak', 'Walnut', 'Cedar', 'Birch', 'Maple', 'Ash'])
    await shop.addProduct({ name: `${wood} Plank`, tags: ['plank'], createdBy: swings })
  const form = createForm({
    name: 'Marble Desk',
    createdBy: tables,
    images: await smallPhotograph(),
  })
  await shop.call('POST', '/ourCategoriesItems/add', { form })
  await shop.addProduct({ name: 'Lampshade', createdBy: tables })
  await shop.addProduct({ name: 'Mirror', createdBy: hidden, visibility: 'hidden' })
})

const addCategory = async (name: string): Promise<string> => (await shop.addCategory(name))._id

async function suggest(q: string, token: string | null = null): Promise<Suggestions> {
  const path = `/suggestions?${new URLSearchParams({ q })}`
  const { status, body } = await shop.call('GET', path, { token })
  expect(status).toBe(200)
  return body.suggestions
}
async function suggestNames(q: string): Promise<Record<string, string[]>> {
  const { categories, products, queries } = await suggest(q)
  return { categories: namesOf(categories), products: namesOf(products), queries }
}

const nothing = { categories: [], products: [], queries: [] }

it('ignores what a search has beyond 200 characters', async () => {
  const long = `marble${' '.repeat(194)}cedar`
  expect((await suggestNames(long)).products).toEqual(['Marble Desk'])
  const body = await shop.visit(`/ourCategoriesItems?${new URLSearchParams({ q: long })}`)
  expect([body.total, body.relaxed]).toEqual([1, undefined])
})

it('suggests from two letters on, and returns nothing for shorter or invalid queries', async () => {
  for (const q of ['', ' ', 'm', ' m ', '--', '\u0000\u0000', '%%', '"\\', '\ud800\ud800'])
    expect([q, await suggest(q)]).toEqual([q, nothing])
  for (const path of ['/suggestions', '/suggestions?q', '/suggestions?other=marble'])
    expect(await shop.visit(path)).toEqual({ suggestions: nothing })
  expect(await shop.visit('/suggestions?q=marble&q=xx')).toEqual({ suggestions: nothing })
  expect((await suggestNames('ma')).products).toContain('Marble Desk')
})

it('returns a product with its path and a small variant of its first photo', async () => {
  const { products } = await suggest('marble')
  expect(products).toEqual([
    {
      _id: expect.any(String),
      name: 'Marble Desk',
      path: expect.stringMatching(/^\/product-detail\/marble-desk-[0-9a-f]{12}$/),
      image: expect.stringMatching(/^\/media\/[\w-]{22}-160\.webp$/),
    },
  ])
  const picture = await shop.app.inject(products[0]?.image ?? '')
  expect(picture.headers['content-type']).toBe('image/webp')
  expect((await suggest('lampshade')).products).toMatchObject([{ image: '' }])
})

it('returns at most six suggestions, categories included', async () => {
  const { categories, products } = await suggest('plank')
  expect(categories.length + products.length).toBe(6)
  expect((await suggestNames('swi')).categories).toEqual(['Garden Swings'])
  expect((await suggest('swing garden')).categories).toMatchObject([
    { path: expect.stringMatching(/^\/product\/garden-swings-[0-9a-f]{12}$/) },
  ])
})

it('suggests the category of all found products, even if its name does not match', async () => {
  expect((await suggestNames('plank')).categories).toEqual(['Garden Swings'])
  expect((await suggestNames('marble')).categories).toEqual([])
})

it('omits hidden products, and categories without visible products', async () => {
  expect(await suggestNames('lamp')).toMatchObject({ categories: [], products: ['Lampshade'] })
  for (const token of [null, shop.token])
    expect(await suggest('mirror', token)).toMatchObject({ categories: [], products: [] })
})

it('corrects misspelt queries', async () => {
  const marble = { categories: [], products: ['Marble Desk'], queries: ['marble'] }
  expect(await suggestNames('marbel')).toEqual(marble)
  expect((await suggestNames('tabels')).categories).toEqual(['Tables'])
  expect((await suggestNames('marbl')).queries).toEqual([])
})
