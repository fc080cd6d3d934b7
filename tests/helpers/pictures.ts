import { expect } from 'vitest'
import type { TestCatalogue } from './catalogue.ts'
import { createForm, type FormFile } from './form.ts'
import { photograph } from './media.ts'

/** A picture or film of the library. */
export interface AddedPicture {
  _id: string
  url: string
}

/** Adds a file to the library; `fields` describe it. */
export async function addPicture(
  shop: TestCatalogue,
  file: FormFile,
  fields: object = {},
): Promise<AddedPicture> {
  const { status, body } = await shop.call('POST', '/pictures/add', { form: createForm({ file }) })
  expect([status, body.message]).toEqual([201, expect.any(String)])
  const [{ _id, url }] = body.pictures
  if (Object.keys(fields).length > 0) await changePicture(shop, _id, fields)
  return { _id, url }
}

/** Changes a picture; returns the body of the response. */
export async function changePicture(shop: TestCatalogue, id: string, json: object) {
  const { status, body } = await shop.call('PUT', `/pictures/${id}`, { json })
  expect([status, body.message]).toEqual([200, expect.any(String)])
  return body
}

/** A photograph of the library; `fields` describe it. */
export async function addSwing(shop: TestCatalogue, fields: object = {}): Promise<AddedPicture> {
  return addPicture(shop, await photograph('#c08040', { width: 320, height: 240 }), fields)
}

/** Edit of a picture: a quarter to the right. */
export const quarterTurn = { turn: 90, crop: { x: 0, y: 0, width: 1, height: 1 } }

export async function readPicture(shop: TestCatalogue, id: string) {
  return (await shop.read(`/pictures/${id}`)).pictureData
}

/** Deletes the pictures that no record shows. */
export async function deleteUnusedPictures(shop: TestCatalogue): Promise<void> {
  const { pictureData } = await shop.read('/pictures?used=no&limit=500')
  const ids = pictureData.map(({ _id }: { _id: string }) => _id)
  const { status, body } = await shop.call('POST', '/pictures/bulk-delete', { json: { ids } })
  if (status !== 200) throw new Error(body.message)
}

/** A category, a product, a choice, a room and a slide that show a picture. */
export async function showEverywhere(shop: TestCatalogue, { _id }: AddedPicture) {
  const image = { picture: _id }
  const add = async (path: string, key: string, json: object) => {
    const { status, body } = await shop.call('POST', `${path}/add`, { json })
    expect([path, status, body.message]).toEqual([path, 201, expect.any(String)])
    return `${path}/${body[key]._id}`
  }
  return {
    category: await add('/ourCategories', 'categoryData', { name: 'Swings', image }),
    product: await add('/ourCategoriesItems', 'categoryItemData', {
      name: 'Jhoola',
      images: [image],
    }),
    choice: await add('/choices', 'choiceData', {
      name: 'Cord',
      kind: 'swatch',
      values: [{ name: 'Red', image }],
    }),
    room: await add('/rooms', 'roomData', { title: 'Porch', image }),
    slide: await add('/homeCarousal', 'homeCarousal', { title: 'New', content: 'Swings', image }),
  }
}
type Places = Awaited<ReturnType<typeof showEverywhere>>

/** Pictures that each of these places shows. */
export async function shownIn(shop: TestCatalogue, places: Places) {
  const { categoryData } = await shop.read(places.category)
  const { categoryItemData } = await shop.read(places.product)
  const { choiceData } = await shop.read('/choices')
  const { roomData } = await shop.read(places.room)
  const { homeCarousal } = await shop.read(places.slide)
  return [
    categoryData.imageDetails,
    categoryItemData.images[0],
    choiceData[0].values[0].imageDetails,
    roomData.imageDetails,
    homeCarousal.image,
  ]
}
