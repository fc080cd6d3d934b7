import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestCatalogue, type TestCatalogue } from '../../../tests/helpers/catalogue.ts'
import { createForm } from '../../../tests/helpers/form.ts'
import { photograph } from '../../../tests/helpers/media/media.ts'
import { scopeContext } from '../../ssr/context.ts'
import { loader } from './stored-offers.ts'

let shop: TestCatalogue

beforeAll(async () => {
  shop = await createTestCatalogue()
})
afterAll(() => shop.close())

async function readOffers(id: string) {
  const { services } = shop
  const languages = await services.content.readLanguages()
  const context = new RouterContextProvider()
  context.set(scopeContext, { services, origin: 'https://shop.example', language: 'en', languages })
  const url = new URL(`https://shop.example/offers?ids=${id}`)
  const response = await loader({
    url,
    context,
    params: {},
    request: new Request(url),
    pattern: '',
  })
  return response.json()
}

it('returns the present name, path and photo of a product, in a shop with one language', async () => {
  const added = createForm({ name: 'Swing', images: await photograph('#2a5f4c') })
  const { body } = await shop.call('POST', '/ourCategoriesItems/add', { form: added })
  const { _id } = body.categoryItemData
  const changed = createForm({ name: 'Teak swing', images: await photograph('#b4532a') })
  const saved = await shop.call('PUT', `/ourCategoriesItems/${_id}`, { form: changed })
  const { path, images } = saved.body.categoryItemData
  const { url, width, height, focus } = images[0]
  expect(await readOffers(_id)).toEqual({
    [_id]: { name: 'Teak swing', path, picture: { url, width, height, focus } },
  })
})
