import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { catalogueForEachTest } from '../../../tests/helpers/catalogue.ts'
import { clip } from '../../../tests/helpers/media.ts'
import {
  type AddedPicture,
  addPicture,
  addSwing,
  changePicture,
  quarterTurn,
  readPicture,
  showEverywhere,
  shownIn,
} from '../../../tests/helpers/pictures.ts'

const shop = catalogueForEachTest()

const swing = (fields?: object) => addSwing(shop, fields)

async function edit(picture: AddedPicture, change: object | null, more: object = {}) {
  return changePicture(shop, picture._id, { edit: change, ...more })
}

async function pixelsOf(url: string) {
  const { statusCode, rawPayload } = await shop.app.inject({ url })
  expect([url, statusCode]).toEqual([url, 200])
  const { width, height } = await sharp(rawPayload).metadata()
  return { width, height }
}

describe('an edit', () => {
  it('changes the file in every place at once, with its variants, and comes back', async () => {
    const picture = await swing({ alt: 'A swing', focus: { x: 0.25, y: 0.5 } })
    const places = await showEverywhere(shop, picture)
    const before = await shownIn(shop, places)
    const { pictureData, count } = await edit(picture, quarterTurn)
    expect([count, pictureData.edit, pictureData.original]).toEqual([5, quarterTurn, picture.url])
    expect(pictureData).toMatchObject({ width: 240, height: 320, focus: { x: 0.5, y: 0.25 } })
    expect(pictureData.url).not.toBe(picture.url)
    const expected = {
      url: pictureData.url,
      width: 240,
      height: 320,
      alt: 'A swing',
      focus: '50% 25%',
    }
    for (const shown of await shownIn(shop, places)) expect(shown).toMatchObject(expected)
    expect(await pixelsOf(pictureData.url)).toEqual({ width: 240, height: 320 })
    const smallest = pictureData.url.replace('.jpg', '-160.webp')
    expect(await pixelsOf(smallest)).toEqual({ width: 160, height: 213 })
    // Old addresses go on.
    expect(await pixelsOf(picture.url)).toEqual({ width: 320, height: 240 })

    const plain = (await edit(picture, null)).pictureData
    expect(plain).toMatchObject({ url: picture.url, edit: null, original: picture.url })
    expect(await shownIn(shop, places)).toEqual(before)
  })

  it('is always one of the original, and the same again changes nothing', async () => {
    const picture = await swing()
    const { _id } = await shop.addProduct({ name: 'Jhoola', images: [{ picture: picture._id }] })
    await edit(picture, { crop: { x: 0.5, y: 0.5, width: 0.5, height: 0.5 } })
    const { pictureData } = await edit(picture, { turn: -90 })
    expect(pictureData).toMatchObject({ width: 240, height: 320, original: picture.url })
    expect((await shop.readProduct(_id)).images).toMatchObject([{ focus: '', width: 240 }])
    const again = await edit(picture, { turn: -90 })
    expect([again.pictureData.version, again.undo]).toEqual([pictureData.version, undefined])
    const slanted = await edit(picture, { turn: 10 })
    expect(slanted.pictureData.width).toBeLessThan(320)
    expect(slanted.pictureData.height).toBeLessThan(240)
  })

  it('moves the focus that a place has of its own, and leaves its alternative text', async () => {
    const picture = await swing({ alt: 'A swing' })
    const own = { alt: 'From the side', focus: '75% 50%' }
    const product = await shop.addProduct({
      name: 'Jhoola',
      images: [{ picture: picture._id, ...own }],
    })
    await edit(picture, { crop: { x: 0.5, y: 0, width: 0.5, height: 1 } })
    const { images } = await shop.readProduct(product._id)
    expect(images).toMatchObject([{ alt: 'From the side', focus: '50% 50%', width: 160 }])
  })

  it('moves the marks on the photograph of a room, and its undo puts them back', async () => {
    const picture = await swing()
    const product = await shop.addProduct({ name: 'Jhoola' })
    const points = [{ product: product._id, x: 0.75, y: 0.5 }]
    const json = { title: 'Porch', image: { picture: picture._id }, points }
    const { body } = await shop.call('POST', '/rooms/add', { json })
    const path = `/rooms/${body.roomData._id}`
    const marks = async () => (await shop.read(path)).roomData.points
    const { undo } = await edit(picture, { crop: { x: 0.5, y: 0, width: 0.5, height: 1 } })
    expect(await marks()).toMatchObject([{ product: product._id, x: 0.5, y: 0.5 }])
    await shop.call('POST', `/pictures/undo/${undo}`)
    expect(await marks()).toMatchObject(points)
  })

  it('may come with a name and an alternative text, in one version', async () => {
    const picture = await swing()
    const places = await showEverywhere(shop, picture)
    const { pictureData } = await edit(picture, quarterTurn, { name: 'Turned', alt: 'Upright' })
    expect(pictureData).toMatchObject({ name: 'Turned', alt: 'Upright', width: 240 })
    for (const shown of await shownIn(shop, places))
      expect(shown).toMatchObject({ url: pictureData.url, alt: 'Upright' })
    const product = await shop.read(`${places.product}/history`)
    expect(product.total).toBe(2)
  })

  it.each([
    { turn: 181 },
    { turn: -180.1 },
    { turn: '90' },
    { crop: { x: -0.1, y: 0, width: 0.5, height: 0.5 } },
    { crop: { x: 0.6, y: 0, width: 0.5, height: 0.5 } },
    { crop: { x: 0, y: 0, width: 0, height: 1 } },
    { crop: { x: 0, y: 0, width: 1, height: 2 } },
    [],
    'left',
  ])('with the numbers %j is refused at the field', async (wrong) => {
    const picture = await swing()
    const answer = await shop.call('PUT', `/pictures/${picture._id}`, { json: { edit: wrong } })
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['edit']])
    expect(await readPicture(shop, picture._id)).toMatchObject({ url: picture.url, version: 1 })
  })

  it('of a film is refused, and so is one of another version', async () => {
    const film = await addPicture(shop, clip(1))
    const refused = await shop.call('PUT', `/pictures/${film._id}`, { json: { edit: quarterTurn } })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['edit']])
    const picture = await swing()
    await changePicture(shop, picture._id, { name: 'Other' })
    const before = await shop.files()
    const headers = { 'if-match': '"1"' }
    const json = { edit: quarterTurn }
    const stale = await shop.call('PUT', `/pictures/${picture._id}`, { json, headers })
    expect(stale.status).toBe(409)
    expect(await shop.files()).toEqual(before)
  })

  it('is undone by its token, exactly', async () => {
    const picture = await swing({ alt: 'A swing' })
    const places = await showEverywhere(shop, picture)
    const before = await shownIn(shop, places)
    const { undo } = await edit(picture, { turn: 7 })
    const { status, body } = await shop.call('POST', `/pictures/undo/${undo}`)
    expect([status, body.count]).toEqual([200, 5])
    expect(await shownIn(shop, places)).toEqual(before)
    expect(await readPicture(shop, picture._id)).toMatchObject({ url: picture.url, edit: null })
  })

  it('follows when an earlier version of the picture is restored', async () => {
    const picture = await swing({ alt: 'A swing' })
    const places = await showEverywhere(shop, picture)
    const { version } = await readPicture(shop, picture._id)
    const before = await shownIn(shop, places)
    const { pictureData } = await edit(picture, quarterTurn)
    const path = `/pictures/${picture._id}/history`
    expect((await shop.call('POST', `${path}/${version}`)).status).toBe(200)
    expect(await shownIn(shop, places)).toEqual(before)
    expect((await shop.call('POST', `${path}/${pictureData.version}`)).status).toBe(200)
    for (const shown of await shownIn(shop, places)) expect(shown.url).toBe(pictureData.url)
  })

  it('holds for records that are restored with an earlier file', async () => {
    const picture = await swing()
    const { product } = await showEverywhere(shop, picture)
    const { pictureData } = await edit(picture, quarterTurn)
    await shop.call('POST', `${product}/history/1`)
    const { categoryItemData } = await shop.read(product)
    expect(categoryItemData.images[0].url).toBe(pictureData.url)
  })
})
