import { expect, it } from 'vitest'
import { catalogueForAllTests } from '../../../tests/helpers/catalogue.ts'
import { addChoice } from '../../../tests/helpers/catalogue-choices.ts'
import { createForm } from '../../../tests/helpers/form.ts'
import { photograph } from '../../../tests/helpers/media.ts'
import { createPageContext } from '../../../tests/helpers/page-context.ts'
import { writeFromPrice, writePrice } from '../../../tests/helpers/price.ts'
import { loader } from './current-products.ts'

const shop = catalogueForAllTests()

async function readProducts(id: string, selection = '') {
  const context = await createPageContext(shop)
  const url = new URL(`https://shop.example/offers?ids=${id}&choices=${selection}`)
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
  const { _id } = await shop.addProduct(added)
  const changed = createForm({ name: 'Teak swing', images: await photograph('#b4532a') })
  const saved = await shop.call('PUT', `/ourCategoriesItems/${_id}`, { form: changed })
  const { path, images } = saved.body.categoryItemData
  expect(await readProducts(_id)).toMatchObject({
    [_id]: { name: 'Teak swing', path, picture: { url: images[0].url } },
  })
})

it('returns the present offer of a product, with what can still be chosen of a selection', async () => {
  const walnut = { name: 'Walnut', surcharge: '3000' }
  const finish = await addChoice(shop, 'Finish', ['Teak', walnut])
  const choices = [{ choice: finish._id, values: [] }]
  const { _id, path } = await shop.addProduct({ name: 'Sofa', price: '118000', choices })
  const read = async () => (await readProducts(_id, 'finish~walnut'))[_id]
  expect(await read()).toMatchObject({
    path: `${path}?finish=walnut`,
    choiceLines: ['Finish: Walnut'],
    offer: { price: expect.stringContaining(writePrice('121000')) },
  })
  await finish.change({ Walnut: { isAvailable: false } })
  await shop.changeProduct(_id, { salePrice: '90000', availability: 'sold' })
  const present = await read()
  expect(present).toMatchObject({
    path,
    offer: { price: writeFromPrice('90000'), before: writePrice('118000') },
  })
  expect(present).not.toHaveProperty('choiceLines')
})
