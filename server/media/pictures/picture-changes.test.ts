import sharp from 'sharp'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { catalogueForEachTest, signInEditor } from '../../../tests/helpers/catalogue.ts'
import { clip, photograph } from '../../../tests/helpers/media.ts'
import {
  type AddedPicture,
  addPicture,
  changePicture,
  readPicture,
} from '../../../tests/helpers/pictures.ts'
import { sharedImages } from '../../../tests/helpers/servers/shared-images.ts'
import { createServices } from '../../app/services.ts'
import { day } from '../../kernel/clock.ts'

const shop = catalogueForEachTest()
afterEach(() => void vi.useRealTimers())

const swing = async (fields: object = {}) =>
  addPicture(shop, await photograph('#c08040', { width: 320, height: 240 }), fields)
const bench = async (fields: object = {}) =>
  addPicture(shop, await photograph('#4080c0', { width: 400, height: 300 }), fields)

/** A category, a product, a choice, a room and a slide that show a picture. */
async function showEverywhere({ _id }: AddedPicture) {
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

/** What each of these places shows. */
async function shownIn(places: Places) {
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

async function edit(picture: AddedPicture, change: object | null, more: object = {}) {
  return changePicture(shop, picture._id, { edit: change, ...more })
}
const turned = { turn: 90, crop: { x: 0, y: 0, width: 1, height: 1 } }

async function pixelsOf(url: string) {
  const { statusCode, rawPayload } = await shop.app.inject({ url })
  expect([url, statusCode]).toEqual([url, 200])
  const { width, height } = await sharp(rawPayload).metadata()
  return { width, height }
}

describe('an edit', () => {
  it('changes the file in every place at once, with its variants, and comes back', async () => {
    const picture = await swing({ alt: 'A swing', focus: { x: 0.25, y: 0.5 } })
    const places = await showEverywhere(picture)
    const before = await shownIn(places)
    const { pictureData, count } = await edit(picture, turned)
    expect([count, pictureData.edit, pictureData.original]).toEqual([5, turned, picture.url])
    expect(pictureData).toMatchObject({ width: 240, height: 320, focus: { x: 0.5, y: 0.25 } })
    expect(pictureData.url).not.toBe(picture.url)
    const expected = {
      url: pictureData.url,
      width: 240,
      height: 320,
      alt: 'A swing',
      focus: '50% 25%',
    }
    for (const shown of await shownIn(places)) expect(shown).toMatchObject(expected)
    expect(await pixelsOf(pictureData.url)).toEqual({ width: 240, height: 320 })
    const smallest = pictureData.url.replace('.jpg', '-160.webp')
    expect(await pixelsOf(smallest)).toEqual({ width: 160, height: 213 })
    // Old addresses go on.
    expect(await pixelsOf(picture.url)).toEqual({ width: 320, height: 240 })

    const plain = (await edit(picture, null)).pictureData
    expect(plain).toMatchObject({ url: picture.url, edit: null, original: picture.url })
    expect(await shownIn(places)).toEqual(before)
  })

  it('is always one of the original, and the same again changes nothing', async () => {
    const picture = await swing()
    await edit(picture, { crop: { x: 0.5, y: 0.5, width: 0.5, height: 0.5 } })
    const { pictureData } = await edit(picture, { turn: -90 })
    expect(pictureData).toMatchObject({ width: 240, height: 320, original: picture.url })
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
    const places = await showEverywhere(picture)
    const { pictureData } = await edit(picture, turned, { name: 'Turned', alt: 'Upright' })
    expect(pictureData).toMatchObject({ name: 'Turned', alt: 'Upright', width: 240 })
    for (const shown of await shownIn(places))
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
    const refused = await shop.call('PUT', `/pictures/${film._id}`, { json: { edit: turned } })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['edit']])
    const picture = await swing()
    await changePicture(shop, picture._id, { name: 'Other' })
    const before = await shop.files()
    const headers = { 'if-match': '"1"' }
    const json = { edit: turned }
    const stale = await shop.call('PUT', `/pictures/${picture._id}`, { json, headers })
    expect(stale.status).toBe(409)
    expect(await shop.files()).toEqual(before)
  })

  it('is undone by its token, exactly', async () => {
    const picture = await swing({ alt: 'A swing' })
    const places = await showEverywhere(picture)
    const before = await shownIn(places)
    const { undo } = await edit(picture, { turn: 7 })
    const { status, body } = await shop.call('POST', `/pictures/undo/${undo}`)
    expect([status, body.count]).toEqual([200, 5])
    expect(await shownIn(places)).toEqual(before)
    expect(await readPicture(shop, picture._id)).toMatchObject({ url: picture.url, edit: null })
  })

  it('follows when an earlier version of the picture is restored', async () => {
    const picture = await swing({ alt: 'A swing' })
    const places = await showEverywhere(picture)
    const { version } = await readPicture(shop, picture._id)
    const before = await shownIn(places)
    const { pictureData } = await edit(picture, turned)
    const path = `/pictures/${picture._id}/history`
    expect((await shop.call('POST', `${path}/${version}`)).status).toBe(200)
    expect(await shownIn(places)).toEqual(before)
    expect((await shop.call('POST', `${path}/${pictureData.version}`)).status).toBe(200)
    for (const shown of await shownIn(places)) expect(shown.url).toBe(pictureData.url)
  })

  it('holds for records that are restored with an earlier file', async () => {
    const picture = await swing()
    const { product } = await showEverywhere(picture)
    const { pictureData } = await edit(picture, turned)
    await shop.call('POST', `${product}/history/1`)
    const { categoryItemData } = await shop.read(product)
    expect(categoryItemData.images[0].url).toBe(pictureData.url)
  })
})

describe('a replacement', () => {
  it('shows the other picture in every place, and its undo the former one', async () => {
    const [from, to] = [await swing({ alt: 'A swing' }), await bench({ alt: 'A bench' })]
    const places = await showEverywhere(from)
    const before = await shownIn(places)
    const path = `/pictures/${from._id}/replace`
    const { status, body } = await shop.call('POST', path, { json: { by: to._id } })
    expect([status, body.count]).toEqual([200, 5])
    const expected = { url: to.url, width: 400, height: 300, alt: 'A bench' }
    for (const shown of await shownIn(places)) expect(shown).toMatchObject(expected)
    expect((await readPicture(shop, from._id)).uses).toBe(0)
    expect(await readPicture(shop, to._id)).toMatchObject({ uses: 5 })
    expect((await shop.app.inject({ url: from.url })).statusCode).toBe(200)

    const undone = await shop.call('POST', `/pictures/undo/${body.undo}`)
    expect([undone.status, undone.body.count]).toEqual([200, 5])
    expect(await shownIn(places)).toEqual(before)
    expect((await readPicture(shop, from._id)).uses).toBe(5)
    // Once, and not again.
    expect((await shop.call('POST', `/pictures/undo/${body.undo}`)).status).toBe(409)
  })

  it('leaves what a place says by itself, and no list with the same picture twice', async () => {
    const [from, to] = [await swing({ alt: 'A swing' }), await bench({ alt: 'A bench' })]
    const named = (picture: AddedPicture, more = {}) => ({ picture: picture._id, ...more })
    const own = { alt: 'From the side', focus: '10% 20%' }
    const first = await shop.addProduct({ name: 'One', images: [named(from, own)] })
    const both = { name: 'Two', images: [named(to, own), named(from)] }
    const second = await shop.addProduct(both)
    const { body } = await shop.call('POST', `/pictures/${from._id}/replace`, {
      json: { by: to._id },
    })
    expect(body.count).toBe(2)
    const read = async ({ _id }: { _id: string }) => (await shop.readProduct(_id)).images
    expect(await read(first)).toMatchObject([{ url: to.url, ...own }])
    expect(await read(second)).toMatchObject([{ url: to.url, ...own }])
    await shop.call('POST', `/pictures/undo/${body.undo}`)
    expect(await read(second)).toMatchObject([
      { url: to.url, ...own },
      { url: from.url, alt: 'A swing' },
    ])
  })

  it('keeps the translations that belong to what a place shows', async () => {
    await shop.call('PUT', '/settings', { json: { languages: ['en', 'hi'] } })
    const [from, to] = [
      await swing({ alt: 'A swing', translations: { hi: { alt: 'झूला' } } }),
      await bench({ alt: 'A bench', translations: { hi: { alt: 'बेंच' } } }),
    ]
    const own = { alt: 'From the side' }
    const show = async (name: string, images: object[], hi: Record<string, string> = {}) => {
      const product = await shop.addProduct({ name, images })
      const translations = { hi: { images: hi } }
      if (Object.keys(hi).length > 0) await shop.changeProduct(product._id, { translations })
      return product._id
    }
    const following = await show('One', [{ picture: from._id }])
    const said = await show('Two', [{ picture: from._id, ...own }], { [from.url]: 'बगल से' })
    const both = await show('Three', [{ picture: to._id, ...own }, { picture: from._id }], {
      [to.url]: 'बगल से',
    })
    await shop.call('POST', `/pictures/${from._id}/replace`, { json: { by: to._id } })
    const read = async (id: string) => (await shop.readProduct(id)).translations
    expect(await read(following)).toEqual({ hi: { images: { [to.url]: 'बेंच' } } })
    expect(await read(said)).toEqual({ hi: { images: { [to.url]: 'बगल से' } } })
    expect(await read(both)).toEqual({ hi: { images: { [to.url]: 'बगल से' } } })
  })

  it('brings its picture back from the trash when it is undone', async () => {
    const [from, to] = [await swing(), await bench()]
    const { category } = await showEverywhere(from)
    const json = { by: to._id }
    const { body } = await shop.call('POST', `/pictures/${from._id}/replace`, { json })
    expect((await shop.call('DELETE', `/pictures/${from._id}`)).status).toBe(200)
    expect((await shop.call('POST', `/pictures/undo/${body.undo}`)).status).toBe(200)
    expect((await shop.read(category)).categoryData.image).toBe(from.url)
    expect((await readPicture(shop, from._id)).uses).toBe(5)
  })

  it('is not undone over changes since, which it names', async () => {
    const [from, to] = [await swing(), await bench()]
    const places = await showEverywhere(from)
    const json = { by: to._id }
    const { body } = await shop.call('POST', `/pictures/${from._id}/replace`, { json })
    await shop.call('PUT', places.category, { json: { name: 'Jhoolas' } })
    await shop.call('DELETE', places.room)
    const refused = await shop.call('POST', `/pictures/undo/${body.undo}`)
    expect(refused.status).toBe(409)
    for (const name of ['Jhoolas', 'Porch']) expect(refused.body.message).toContain(name)
    expect(refused.body.changed).toHaveLength(2)
    expect((await shop.read(places.product)).categoryItemData.images[0].url).toBe(to.url)
    expect((await readPicture(shop, to._id)).uses).toBe(4)
  })

  it('is refused for other kinds, itself, and pictures that are not there or not used', async () => {
    const [from, to] = [await swing(), await bench()]
    const film = await addPicture(shop, clip(1))
    await shop.addProduct({ name: 'Jhoola', images: [{ picture: from._id }] })
    const replace = async (id: string, by: string) => {
      const { status, body } = await shop.call('POST', `/pictures/${id}/replace`, { json: { by } })
      return [status, Object.keys(body.errors ?? {})]
    }
    const unknown = '00000000-0000-7000-8000-000000000000'
    expect(await replace(from._id, film._id)).toEqual([422, ['by']])
    expect(await replace(from._id, from._id)).toEqual([422, ['by']])
    expect(await replace(from._id, unknown)).toEqual([422, ['by']])
    expect(await replace(unknown, to._id)).toEqual([404, []])
    expect(await replace(to._id, from._id)).toEqual([409, []])
    expect(await readPicture(shop, from._id)).toMatchObject({ uses: 1, url: from.url })
  })

  it('can be undone by another process, for thirty days', async () => {
    const [from, to] = [await swing(), await bench()]
    const places = await showEverywhere(from)
    const replace = async () =>
      (await shop.call('POST', `/pictures/${from._id}/replace`, { json: { by: to._id } })).body.undo
    const other = await createServices(shop.place, sharedImages)
    onTestFinished(() => other.close())
    expect(await other.pictureChanges.undo(await replace(), null)).toBe(5)
    expect((await shop.read(places.category)).categoryData.image).toBe(from.url)
    const token = await replace()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * day })
    await expect(other.pictureChanges.undo(token, null)).rejects.toThrow(/older than 30 days/)
  })
})

describe('an editor', () => {
  it('changes pictures, but not those of the settings', async () => {
    const token = await signInEditor(shop)
    const [logo, other] = [await swing(), await bench()]
    const json = { logo: { picture: logo._id } }
    expect((await shop.call('PUT', '/settings', { json })).status).toBe(200)
    const { category } = await showEverywhere(logo)
    const state = async () => [
      (await shop.read('/settings')).settingsData.logo,
      (await shop.read(category)).categoryData.image,
      await readPicture(shop, logo._id),
      await shop.files(),
    ]
    const before = await state()
    const send = async (
      method: 'PUT' | 'POST',
      path: string,
      sent: object,
      by: string | undefined = token,
    ) => (await shop.call(method, path, { json: sent, token: by ?? null })).status
    const path = `/pictures/${logo._id}`
    expect(await send('POST', `${path}/replace`, { by: other._id })).toBe(403)
    expect(await send('PUT', path, { edit: turned })).toBe(403)
    expect(await state()).toEqual(before)
    expect(await send('POST', `${path}/replace`, { by: other._id }, shop.token)).toBe(200)
    expect((await shop.read('/settings')).settingsData.logo).toBe(other.url)

    expect(await send('PUT', path, { edit: turned })).toBe(200)
    const stool = await addPicture(shop, await photograph('#80c040'))
    await shop.addProduct({ name: 'Stool', images: [{ picture: stool._id }] })
    expect(await send('POST', `/pictures/${stool._id}/replace`, { by: logo._id })).toBe(200)
  })

  it('neither undoes nor restores what would change the settings', async () => {
    const token = await signInEditor(shop)
    const [logo, other] = [await swing(), await bench()]
    await shop.call('PUT', '/settings', { json: { logo: { picture: logo._id } } })
    const json = { by: other._id }
    const { body } = await shop.call('POST', `/pictures/${logo._id}/replace`, { json })
    expect((await shop.call('POST', `/pictures/undo/${body.undo}`, { token })).status).toBe(403)
    await edit(other, turned)
    const path = `/pictures/${other._id}/history/1`
    expect((await shop.call('POST', path, { token })).status).toBe(403)
    expect((await shop.call('POST', path)).status).toBe(200)
    expect((await shop.read('/settings')).settingsData.logo).toBe(other.url)
  })
})
