import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { catalogueForEachTest, signInEditor } from '../../../tests/helpers/catalogue.ts'
import { clip, photograph } from '../../../tests/helpers/media.ts'
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
import { sharedImages } from '../../../tests/helpers/servers/shared-images.ts'
import { createServices } from '../../app/services.ts'
import { day } from '../../kernel/clock.ts'

const shop = catalogueForEachTest()
afterEach(() => void vi.useRealTimers())

const swing = (fields?: object) => addSwing(shop, fields)
const bench = async (fields: object = {}) =>
  addPicture(shop, await photograph('#4080c0', { width: 400, height: 300 }), fields)

const centre = { x: 0.5, y: 0.5 }

describe('a replacement', () => {
  it('shows the other picture in every place, and its undo the former one', async () => {
    const [from, to] = [await swing({ alt: 'A swing' }), await bench({ alt: 'A bench' })]
    const places = await showEverywhere(shop, from)
    const before = await shownIn(shop, places)
    const path = `/pictures/${from._id}/replace`
    const { status, body } = await shop.call('POST', path, { json: { by: to._id } })
    expect([status, body.count]).toEqual([200, 5])
    const expected = { url: to.url, width: 400, height: 300, alt: 'A bench' }
    for (const shown of await shownIn(shop, places)) expect(shown).toMatchObject(expected)
    expect((await readPicture(shop, from._id)).uses).toBe(0)
    expect(await readPicture(shop, to._id)).toMatchObject({ uses: 5 })
    expect((await shop.app.inject({ url: from.url })).statusCode).toBe(200)

    const undone = await shop.call('POST', `/pictures/undo/${body.undo}`)
    expect([undone.status, undone.body.count]).toEqual([200, 5])
    expect(await shownIn(shop, places)).toEqual(before)
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

  it('passes its alternative text on to one that has none, and is undone beside places of their own', async () => {
    const from = await swing({ alt: 'A swing', focus: { x: 0.3, y: 0.3 } })
    const to = await bench()
    const own = { alt: 'From the side', focus: '10% 20%' }
    const products = [
      { name: 'One', images: [{ picture: from._id }] },
      { name: 'Two', images: [{ picture: to._id }, { picture: from._id, ...own }] },
      { name: 'Three', images: [{ picture: from._id, ...own }] },
      { name: 'Four', images: [{ picture: to._id }] },
    ]
    const ids: string[] = []
    for (const one of products) ids.push((await shop.addProduct(one))._id)
    const shown = async () =>
      Promise.all(ids.map(async (id) => (await shop.readProduct(id)).images))
    const before = await shown()
    const path = `/pictures/${from._id}/replace`
    const { status, body } = await shop.call('POST', path, { json: { by: to._id } })
    expect([status, body.count]).toEqual([200, 3])
    const plain = { url: to.url, alt: 'A swing', focus: '' }
    expect(await shown()).toMatchObject([[plain], [plain], [{ url: to.url, ...own }], [plain]])
    expect(await readPicture(shop, to._id)).toMatchObject({ alt: 'A swing', focus: centre })
    expect((await shop.call('POST', `/pictures/undo/${body.undo}`)).status).toBe(200)
    const [one, two, three] = await shown()
    expect([one, two[1], three]).toEqual([before[0], before[1][1], before[2]])
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
    const { category } = await showEverywhere(shop, from)
    const json = { by: to._id }
    const { body } = await shop.call('POST', `/pictures/${from._id}/replace`, { json })
    expect((await shop.call('DELETE', `/pictures/${from._id}`)).status).toBe(200)
    expect((await shop.call('POST', `/pictures/undo/${body.undo}`)).status).toBe(200)
    expect((await shop.read(category)).categoryData.image).toBe(from.url)
    expect((await readPicture(shop, from._id)).uses).toBe(5)
  })

  it('is not undone over changes since, which it names', async () => {
    const [from, to] = [await swing(), await bench()]
    const places = await showEverywhere(shop, from)
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
    const places = await showEverywhere(shop, from)
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
    const { category } = await showEverywhere(shop, logo)
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
    expect(await send('PUT', path, { edit: quarterTurn })).toBe(403)
    expect(await state()).toEqual(before)
    expect(await send('POST', `${path}/replace`, { by: other._id }, shop.token)).toBe(200)
    expect((await shop.read('/settings')).settingsData.logo).toBe(other.url)

    expect(await send('PUT', path, { edit: quarterTurn })).toBe(200)
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
    await changePicture(shop, other._id, { edit: quarterTurn })
    const path = `/pictures/${other._id}/history/1`
    expect((await shop.call('POST', path, { token })).status).toBe(403)
    expect((await shop.call('POST', path)).status).toBe(200)
    expect((await shop.read('/settings')).settingsData.logo).toBe(other.url)
  })
})
