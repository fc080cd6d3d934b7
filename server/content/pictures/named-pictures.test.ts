import { describe, expect, it } from 'vitest'
import { catalogueForAllTests } from '../../../tests/helpers/catalogue.ts'
import { addChoice } from '../../../tests/helpers/catalogue-choices.ts'
import { createForm } from '../../../tests/helpers/form.ts'
import { clip, photograph, smallPhotograph } from '../../../tests/helpers/media.ts'
import { type AddedPicture, addPicture } from '../../../tests/helpers/pictures.ts'

const shop = catalogueForAllTests()
const unknown = '00000000-0000-7000-8000-000000000000'
let count = 0

/** A new picture unlike any other, which is described. */
async function addSwing(): Promise<AddedPicture> {
  count += 1
  const colour = `#${(0x203040 + count * 0x0b1d27).toString(16)}`
  return addPicture(shop, await smallPhotograph(colour), {
    alt: 'A swing',
    focus: { x: 0.25, y: 0.75 },
  })
}
const described = { alt: 'A swing', focus: '25% 75%' }
const files = async () => (await shop.files()).media.toSorted()

describe('a picture of the library in place of a file', () => {
  it('is taken by JSON and forms, for a single picture', async () => {
    const [one, other] = [await addSwing(), await addSwing()]
    const before = await files()
    const json = { name: 'Swings', image: { picture: one._id } }
    const made = await shop.call('POST', '/ourCategories/add', { json })
    expect([made.status, made.body.categoryData.image]).toEqual([201, one.url])
    expect(made.body.categoryData.imageDetails).toMatchObject(described)
    const form = createForm({ image: `picture:${other._id}` })
    const path = `/ourCategories/${made.body.categoryData._id}`
    const changed = await shop.call('PUT', path, { form })
    expect([changed.status, changed.body.categoryData.image]).toEqual([200, other.url])
    // A picture in an object, and one without which the record cannot be.
    const slide = { title: 'New', content: 'Swings', image: { picture: one._id } }
    const { body } = await shop.call('POST', '/homeCarousal/add', { json: slide })
    expect(body.homeCarousal.image).toMatchObject({ url: one.url, ...described })
    expect(await files()).toEqual(before)
  })

  it('is taken in lists, each picture once, in the order sent', async () => {
    const [one, two, three] = [await addSwing(), await addSwing(), await addSwing()]
    const before = await files()
    const named = (picture: AddedPicture) => ({ picture: picture._id })
    const made = await shop.addProduct({ name: 'Jhoola', images: [named(one), named(two)] })
    const urls = (product: { images: { url: string }[] }) => product.images.map(({ url }) => url)
    expect(urls(made)).toEqual([one.url, two.url])
    const images = [`picture:${three._id}`, one.url, named(three), named(one)]
    expect(urls(await shop.changeProduct(made._id, { images }))).toEqual([three.url, one.url])
    // A form adds pictures as it adds files.
    const form = createForm({ images: [`picture:${two._id}`, `picture:${one._id}`] })
    const { body } = await shop.call('PUT', `/ourCategoriesItems/${made._id}`, { form })
    expect(urls(body.categoryItemData)).toEqual([three.url, one.url, two.url])
    expect(await files()).toEqual(before)
  })

  it('has an alternative text, a focus and a value of its own, if that is sent', async () => {
    const [one, two] = [await addSwing(), await addSwing()]
    const cord = await addChoice(shop, 'Cord', ['Red'])
    const own = { alt: 'From the side', focus: '10% 20%', value: cord.idOf('Red') }
    const json = { name: 'Jhoola', images: [{ picture: one._id, ...own }, { picture: two._id }] }
    const made = await shop.addProduct(json)
    expect(made.images[0]).toMatchObject({ url: one.url, ...own })
    expect(made.images[1]).toMatchObject({ url: two.url, ...described })
    const words = JSON.stringify({ ...own, alt: 'In a form' })
    const form = createForm({ name: 'Form', images: [`picture:${one._id}`, words] })
    const { body } = await shop.call('POST', '/ourCategoriesItems/add', { form })
    expect(body.categoryItemData.images).toMatchObject([{ ...own, alt: 'In a form' }])
    const category = createForm({
      name: 'Own',
      image: [`picture:${one._id}`, JSON.stringify({ alt: 'Alone' })],
    })
    const answer = await shop.call('POST', '/ourCategories/add', { form: category })
    expect(answer.body.categoryData.imageDetails).toMatchObject({ ...described, alt: 'Alone' })
    const false_ = { name: 'Jhoola', images: [{ picture: one._id, value: unknown }] }
    const refused = await shop.call('POST', '/ourCategoriesItems/add', { json: false_ })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['images']])
  })

  it('is taken in entries of lists, and in rooms', async () => {
    const one = await addSwing()
    const before = await files()
    const values = [{ name: 'Red', image: { picture: one._id } }, { name: 'Blue' }]
    const made = await shop.call('POST', '/choices/add', {
      json: { name: 'Cloth', kind: 'swatch', values },
    })
    expect(made.body.choiceData.values[0].image).toBe(one.url)
    const form = createForm({
      values: JSON.stringify([{ name: 'Green', image: `picture:${one._id}` }]),
    })
    const path = `/choices/${made.body.choiceData._id}`
    const { body } = await shop.call('PUT', path, { form })
    expect(body.choiceData.values[0]).toMatchObject({ image: one.url, imageDetails: described })
    const room = { title: 'Porch', image: { picture: one._id } }
    const added = await shop.call('POST', '/rooms/add', { json: room })
    expect([added.status, added.body.roomData.image]).toEqual([201, one.url])
    expect(await files()).toEqual(before)
  })

  it('is a film where the field takes one', async () => {
    const film = await addPicture(shop, clip(1))
    const before = await files()
    const json = { title: 'A swing', video: { picture: film._id } }
    const made = await shop.call('POST', '/customerReviewVideo/add', { json })
    expect([made.status, made.body.customerReviewVideo.video]).toEqual([201, film.url])
    const form = createForm({ title: 'Again', video: `picture:${film._id}` })
    const again = await shop.call('POST', '/customerReviewVideo/add', { form })
    expect(again.body.customerReviewVideo.video).toBe(film.url)
    expect(await files()).toEqual(before)
  })

  it('that is not there, or of the other kind, is refused at its field', async () => {
    const [photo, film] = [await addSwing(), await addPicture(shop, clip(2))]
    const refuse = async (path: string, json: object) => {
      const { status, body } = await shop.call('POST', path, { json })
      return [status, body.errors]
    }
    const gone = 'This picture is no longer in the library. Choose another one.'
    const noPhoto = 'This place shows a photo, not a video. Choose a photo.'
    const noFilm = 'This place shows a video, not a photo. Choose a video.'
    const category = (picture: string) => ({ name: 'Swings', image: { picture } })
    for (const id of [unknown, '', 'x'.repeat(5000), `${photo._id}'`])
      expect(await refuse('/ourCategories/add', category(id))).toEqual([422, { image: gone }])
    expect(await refuse('/ourCategories/add', category(film._id))).toEqual([
      422,
      { image: noPhoto },
    ])
    const product = { name: 'Jhoola', images: [photo.url, { picture: unknown }] }
    expect((await refuse('/ourCategoriesItems/add', product))[0]).toBe(422)
    const review = { title: 'A swing', video: { picture: photo._id } }
    expect(await refuse('/customerReviewVideo/add', review)).toEqual([422, { video: noFilm }])
    const values = [{ name: 'Red', image: { picture: unknown } }]
    expect(await refuse('/choices/add', { name: 'Cord', kind: 'swatch', values })).toEqual([
      422,
      { values: gone },
    ])
  })

  it('gives its alternative text to the library if it has none', async () => {
    const { url, _id } = await addPicture(shop, await photograph('#304050'))
    const alt = 'Two swings'
    await shop.addProduct({ name: 'Jhoola', images: [{ picture: _id, alt }] })
    const other = await shop.addProduct({ name: 'Other', images: [{ picture: _id }] })
    expect(other.images).toMatchObject([{ url, alt }])
  })
})
