import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, expect, it } from 'vitest'
import { catalogueForAllTests } from '../../tests/helpers/catalogue.ts'
import { createForm, type Form, type FormFile } from '../../tests/helpers/form.ts'
import { photograph } from '../../tests/helpers/media.ts'

const shop = catalogueForAllTests()
let red: FormFile
let green: FormFile
let blue: FormFile
beforeAll(async () => {
  red = await photograph('#ff0000')
  green = await photograph('#00ff00')
  blue = await photograph('#0000ff')
})

const addProduct = (images: (string | FormFile)[]) =>
  shop.addProduct(createForm({ name: 'Swing', images }))
async function changeImages(id: string, images: (string | FormFile)[]) {
  const form = createForm({ images })
  const { body } = await shop.call('PUT', `/ourCategoriesItems/${id}`, { form })
  return body.categoryItemData.images
}
const urlsOf = (images: { url: string }[]) => images.map(({ url }) => url)

it('replaces all photos of a record in one write', async () => {
  const { _id, images } = await addProduct([red, green])
  const after = await changeImages(_id, ['[]', blue])
  expect(after).toHaveLength(1)
  expect(urlsOf(images)).not.toContain(after[0].url)
  const { total } = await shop.read(`/ourCategoriesItems/${_id}/history`)
  expect(total).toBe(2)
})

it('applies metadata after a file to that photo, and keeps the existing photos', async () => {
  const said = { alt: 'A swing by the window', focus: '40% 60%' }
  const { _id, images } = await addProduct([red, JSON.stringify(said), green])
  expect(images[0]).toMatchObject(said)
  expect(images[1]).toMatchObject({ alt: '', focus: '' })
  const after = await changeImages(_id, [blue, JSON.stringify({ alt: 'Blue' })])
  expect(after.map(({ alt }: { alt: string }) => alt)).toEqual([said.alt, '', 'Blue'])
})

it('applies metadata after a file to the single photo of a category', async () => {
  const said = { alt: 'Teak', focus: '10% 20%' }
  const form = createForm({ name: 'Swings', image: [red, JSON.stringify(said)] })
  const { body } = await shop.call('POST', '/ourCategories/add', { form })
  expect(body.categoryData.imageDetails).toMatchObject(said)
})

it('stores nothing if the client disconnects while the upload is processed', async () => {
  const { port } = await listen()
  const before = await shop.files()
  const { total } = await shop.read('/ourCategoriesItems')
  const large = { width: 2000, height: 2000 }
  const images = await Promise.all(['#111111', '#222222'].map((each) => photograph(each, large)))
  await sendAndHangUp(port, createForm({ name: 'Withdrawn', images }))
  await expect.poll(async () => (await shop.files()).temporary).not.toEqual([])
  await expect.poll(async () => (await shop.files()).temporary).toEqual([])
  expect(await shop.files()).toEqual(before)
  expect((await shop.read('/ourCategoriesItems')).total).toBe(total)
})

async function listen(): Promise<AddressInfo> {
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const address = shop.app.server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address
}

/** Sends the whole form and disconnects before the response. */
function sendAndHangUp(port: number, form: Form): Promise<void> {
  return new Promise((resolve) => {
    const sending = request({
      port,
      method: 'POST',
      path: '/api/ourCategoriesItems/add',
      headers: {
        authorization: `Bearer ${shop.token}`,
        'content-type': form.contentType,
        'content-length': form.body.length,
      },
    })
    sending.on('error', () => resolve())
    sending.on('close', () => resolve())
    sending.end(form.body, () => setImmediate(() => sending.destroy()))
  })
}
