import { expect, it, onTestFinished, vi } from 'vitest'
import { catalogueForEachTest } from '../../../tests/helpers/catalogue.ts'
import { createForm } from '../../../tests/helpers/form.ts'
import { smallPhotograph } from '../../../tests/helpers/media.ts'
import { addPicture, changePicture, readPicture } from '../../../tests/helpers/pictures.ts'
import { day } from '../../kernel/clock.ts'

const shop = catalogueForEachTest()

it('names records of long ago that showed a picture until lately', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 90 * day })
  onTestFinished(() => void vi.useRealTimers())
  const { _id } = await addPicture(shop, await smallPhotograph('#111111'))
  const swing = await shop.addProduct({ name: 'Swing', images: [{ picture: _id }] })
  vi.useRealTimers()
  const form = createForm({ images: ['[]', await smallPhotograph('#222222')] })
  expect((await shop.call('PUT', `/ourCategoriesItems/${swing._id}`, { form })).status).toBe(200)
  expect((await readPicture(shop, _id)).uses).toBe(0)
  const { formerUses } = await shop.read(`/pictures/${_id}/former-uses`)
  expect(formerUses).toMatchObject([
    { _id: swing._id, name: 'Swing', where: 'history', version: 1 },
  ])
})

it('knows the lines of quotations, which have no texts in other languages', async () => {
  await shop.call('PUT', '/settings', { json: { languages: ['en', 'hi'] } })
  const described = { alt: 'A swing', translations: { hi: { alt: 'झूला' } } }
  const { _id, url } = await addPicture(shop, await smallPhotograph(), described)
  const lines = [{ title: 'Teak swing', quantity: 1, price: '100', image: url }]
  const { body } = await shop.call('POST', '/quotations/add', { json: { lines } })
  const { quotationData } = body
  expect(quotationData.translations ?? {}).toEqual({})
  const path = `lines.${quotationData.lines[0]._id}.image`
  expect((await readPicture(shop, _id)).usedBy).toMatchObject([
    { resource: 'quotations', _id: quotationData._id, name: 'Teak swing', field: path },
  ])
  const { count } = await changePicture(shop, _id, { translations: { hi: { alt: 'पालना' } } })
  expect(count).toBe(0)
  expect((await shop.call('DELETE', `/pictures/${_id}`)).status).toBe(409)
})

it('takes the centre for no focus', async () => {
  const described = { focus: { x: 0.2, y: 0.3 } }
  const { _id, url } = await addPicture(shop, await smallPhotograph(), described)
  const images = [{ picture: _id, focus: '70% 70%' }]
  const swing = await shop.addProduct({ name: 'Swing', images })
  await shop.call('PUT', `/ourCategoriesItems/${swing._id}`, {
    json: { images: [{ url, focus: '50% 50%' }] },
  })
  expect((await shop.readProduct(swing._id)).images).toMatchObject([{ focus: '20% 30%' }])
})
