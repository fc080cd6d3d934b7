import { expect, it } from 'vitest'
import { catalogueForEachTest, signInEditor } from '../../../tests/helpers/catalogue.ts'
import { createForm, type FormFile } from '../../../tests/helpers/form.ts'
import { clip, photograph, smallPhotograph } from '../../../tests/helpers/media.ts'

const shop = catalogueForEachTest()

const named = async (filename: string, colour: string): Promise<FormFile> => ({
  ...(await smallPhotograph(colour)),
  filename,
})

async function add(file: FormFile | FormFile[], alt?: string) {
  const form = createForm({ file, ...(alt !== undefined && { alt }) })
  return shop.call('POST', '/pictures/add', { form })
}

async function addProduct(name: string, images: FormFile | FormFile[], more = {}) {
  return shop.addProduct(createForm({ name, images, ...more }))
}

const list = (query = '') => shop.read(`/pictures${query}`)
const namesOf = async (query: string): Promise<string[]> =>
  (await list(query)).pictureData.map(({ name }: { name: string }) => name)
const detail = async (id: string) => (await shop.read(`/pictures/${id}`)).pictureData
const change = (id: string, json: object, headers = {}) =>
  shop.call('PUT', `/pictures/${id}`, { json, headers })

it('adds files of one form, and answers the picture that is there for the same bytes', async () => {
  const [red, film] = [await named('red chair.jpg', '#aa0000'), clip()]
  const first = await add([red, film], 'Ignored by a film')
  expect(first.status).toBe(201)
  expect(first.body.message).toBe('2 pictures added.')
  const [photo, video] = first.body.pictures
  expect(photo).toMatchObject({
    kind: 'image',
    name: 'red chair',
    width: 32,
    height: 24,
    alt: '',
    focus: { x: 0.5, y: 0.5 },
    edit: null,
    uses: 0,
    isNew: true,
    version: 1,
  })
  expect(photo.bytes).toBeGreaterThan(100)
  expect(video).toMatchObject({ kind: 'video', name: 'customer-1', width: 0, alt: '' })
  const again = await add({ ...red, filename: 'other.jpg' }, 'A red chair')
  expect(again.status).toBe(200)
  expect(again.body.message).toBe('This picture was there already.')
  expect(again.body.pictures).toMatchObject([
    { _id: photo._id, name: 'red chair', alt: 'A red chair', isNew: false },
  ])
  expect((await list()).total).toBe(2)
})

it('refuses all files of a form with a bad one, names it and keeps nothing', async () => {
  const bad = { filename: 'notes.jpg', bytes: Buffer.from('notes') }
  const { status, body } = await add([await smallPhotograph('#00aa00'), bad])
  expect([status, body.message]).toEqual([
    415,
    'notes.jpg is not a supported photo. Please choose a JPEG, PNG, WebP, AVIF or GIF file.',
  ])
  expect((await list()).total).toBe(0)
  expect(await shop.files()).toEqual({ media: [], temporary: [] })
  expect(
    (await shop.call('POST', '/pictures/add', { form: createForm({ alt: 'x' }) })).status,
  ).toBe(422)
})

it('makes a picture of every upload of a record, and knows where it is shown', async () => {
  const photo = await named('IMG_1.jpg', '#123456')
  const swing = await addProduct('Teak swing', photo)
  const bench = await addProduct(
    'Bench',
    { ...photo, filename: 'again.jpg' },
    { visibility: 'hidden' },
  )
  const { pictureData, total, bytes } = await list()
  expect(total).toBe(1)
  expect(pictureData).toMatchObject([
    { name: 'IMG_1', uses: 2, isSmall: true, url: swing.images[0].url },
  ])
  expect(bytes).toBe(pictureData[0].bytes)
  const { usedBy, original } = await detail(pictureData[0]._id)
  expect(original).toBe(swing.images[0].url)
  expect(usedBy).toHaveLength(2)
  expect(usedBy).toEqual(
    expect.arrayContaining([
      {
        resource: 'ourCategoriesItems',
        _id: swing._id,
        name: 'Teak swing',
        field: 'images',
        path: swing.path,
        isHidden: false,
        isOwn: false,
      },
      expect.objectContaining({ _id: bench._id, name: 'Bench', isHidden: true }),
    ]),
  )
})

it('finds by name, alternative text in any language and records, and filters and sorts', async () => {
  await shop.call('PUT', '/settings', { json: { languages: ['en', 'hi'] } })
  await add(await named('Alpha.jpg', '#010101'), 'Rocking horse')
  await add(await photograph('#020202', { width: 1300, height: 20 }))
  await addProduct('Rope hammock', await named('Beta.jpg', '#030303'))
  await add(clip())
  const alpha = (await list('?q=alpha')).pictureData[0]
  await change(alpha._id, { translations: { hi: { alt: 'झूला' } } })
  expect(await namesOf('')).toEqual(['customer-1', 'Beta', '020202', 'Alpha'])
  expect(await namesOf('?q=HORSE%20alp')).toEqual(['Alpha'])
  expect(await namesOf(`?q=${encodeURIComponent('झूला')}`)).toEqual(['Alpha'])
  expect(await namesOf('?q=hammock%20beta')).toEqual(['Beta'])
  expect(await namesOf('?q=hammock%20alpha')).toEqual([])
  expect(await namesOf('?q=100%25')).toEqual([])
  expect(await namesOf('?used=yes')).toEqual(['Beta'])
  expect(await namesOf('?used=no&sort=name')).toEqual(['020202', 'Alpha', 'customer-1'])
  expect(await namesOf('?alt=no&sort=oldest')).toEqual(['020202', 'Beta'])
  expect(await namesOf('?alt=yes')).toEqual(['Alpha'])
  expect(await namesOf('?kind=video')).toEqual(['customer-1'])
  expect(await namesOf('?small=yes')).toEqual(['Beta'])
  expect(await namesOf('?resource=ourCategoriesItems')).toEqual(['Beta'])
  expect(await namesOf('?sort=uses&limit=1')).toEqual(['Beta'])
  expect((await namesOf('?sort=size'))[0]).toBe('customer-1')
  expect(await namesOf('?skip=1&limit=2')).toEqual(['Beta', '020202'])
})

it('follows a renamed record, a removed photo and a deleted record', async () => {
  const [one, two] = [await named('one.jpg', '#111111'), await named('two.jpg', '#222222')]
  const swing = await addProduct('Swing', [one, two])
  await shop.changeProduct(swing._id, { name: 'Daybed' })
  expect(await namesOf('?q=daybed&sort=name')).toEqual(['one', 'two'])
  expect(await namesOf('?q=swing')).toEqual([])
  await shop.changeProduct(swing._id, { images: [swing.images[1]] })
  expect(await namesOf('?used=no')).toEqual(['one'])
  await shop.call('DELETE', `/ourCategoriesItems/${swing._id}`)
  expect(await namesOf('?used=no&sort=name')).toEqual(['one', 'two'])
  const [first] = (await list('?q=one')).pictureData
  const { formerUses } = await shop.read(`/pictures/${first._id}/former-uses`)
  expect(formerUses).toMatchObject([
    { resource: 'ourCategoriesItems', _id: swing._id, name: 'Daybed', where: 'trash' },
  ])
})

it('gives uses the description of their picture, unless they have their own', async () => {
  await shop.call('PUT', '/settings', { json: { languages: ['en', 'hi'] } })
  const photo = await named('swing.jpg', '#334455')
  const [plain, own] = [await addProduct('Plain', photo), await addProduct('Own', photo)]
  await shop.changeProduct(own._id, {
    images: [{ url: own.images[0].url, alt: 'My own', focus: '10% 10%' }],
  })
  const [{ _id, alt, version }] = (await list()).pictureData
  // The first text of a use becomes the picture's, and so that of uses without one.
  expect(alt).toBe('My own')
  expect((await shop.readProduct(plain._id)).images[0]).toMatchObject({
    alt: 'My own',
    focus: '10% 10%',
  })
  await shop.changeProduct(own._id, { images: [{ url: own.images[0].url, alt: 'Mine alone' }] })
  const { status, body } = await change(
    _id,
    {
      alt: 'A swing',
      translations: { hi: { alt: 'झूला' } },
      focus: { x: 0.2, y: 0.333 },
      name: 'Swing',
    },
    { 'if-match': `"${version}"` },
  )
  expect([status, body.message, body.count]).toEqual([200, 'Picture saved.', 2])
  expect(body.pictureData).toMatchObject({
    name: 'Swing',
    alt: 'A swing',
    focus: { x: 0.2, y: 0.33 },
    translations: { hi: { alt: 'झूला' } },
  })
  const followed = await shop.readProduct(plain._id)
  expect(followed.images[0]).toMatchObject({ alt: 'A swing', focus: '20% 33%' })
  expect(followed.translations.hi.images).toEqual({ [followed.images[0].url]: 'झूला' })
  expect((await shop.readProduct(own._id)).images[0]).toMatchObject({
    alt: 'Mine alone',
    focus: '20% 33%',
  })
  const late = await addProduct('Late', photo)
  expect(late.images[0].alt).toBe('A swing')
  expect(late.translations.hi.images).toEqual({ [late.images[0].url]: 'झूला' })
  const uses = body.pictureData.usedBy.map(({ name, isOwn }: { name: string; isOwn: boolean }) => [
    name,
    isOwn,
  ])
  expect(uses.toSorted()).toEqual([
    ['Own', true],
    ['Plain', false],
  ])
  const stale = await change(_id, { alt: 'Late' }, { 'if-match': '"1"' })
  expect([stale.status, stale.body.current.alt]).toEqual([409, 'A swing'])
  const restored = await shop.call('POST', `/pictures/${_id}/history/1`)
  expect(restored.status).toBe(200)
  expect((await shop.readProduct(plain._id)).images[0].alt).toBe('')
})

it('says what is wrong with a description', async () => {
  const [{ _id }] = (await add(await smallPhotograph())).body.pictures
  const wrong = [
    { focus: { x: 2, y: 0 } },
    { name: ' ' },
    { alt: 'x'.repeat(501) },
    { translations: { hi: { nothing: 'x' } } },
  ]
  const fields = []
  for (const json of wrong) {
    const { status, body } = await change(_id, json)
    expect(status).toBe(422)
    fields.push(Object.keys(body.errors))
  }
  expect(fields).toEqual([['focus'], ['name'], ['alt'], ['translations']])
  expect((await change('00000000-0000-4000-8000-000000000000', { alt: 'x' })).status).toBe(404)
})

it('keeps a picture that is shown, and brings a deleted one back with its file', async () => {
  const photo = await named('swing.jpg', '#556677')
  const swing = await addProduct('Swing', photo)
  const [{ _id }] = (await list()).pictureData
  const kept = await shop.call('DELETE', `/pictures/${_id}`)
  expect([kept.status, kept.body.message]).toEqual([
    409,
    '“swing” is shown in Swing. Choose another picture there first.',
  ])
  expect(kept.body.usedBy).toMatchObject([{ _id: swing._id, field: 'images' }])
  await change(_id, { alt: 'A swing' })
  await shop.call('DELETE', `/ourCategoriesItems/${swing._id}`)
  expect((await shop.call('DELETE', `/pictures/${_id}`)).status).toBe(200)
  expect((await list()).total).toBe(0)
  // The product needs it again.
  await shop.call('POST', `/trash/${swing._id}`)
  expect((await list()).pictureData).toMatchObject([{ _id, alt: 'A swing', uses: 1 }])
  await shop.call('DELETE', `/ourCategoriesItems/${swing._id}`)
  const versions = (await shop.call('POST', '/pictures/bulk-delete', { json: { ids: [_id] } })).body
    .versions
  expect((await add(photo)).body.pictures).toMatchObject([{ _id, isNew: false, alt: 'A swing' }])
  expect(versions[_id]).toBeGreaterThan(2)
  await shop.call('DELETE', `/pictures/${_id}`)
  await shop.call('POST', `/trash/${_id}`)
  expect((await list()).total).toBe(1)
})

it('deletes many pictures, all or none', async () => {
  const { pictures } = (
    await add([await smallPhotograph('#0a0a0a'), await smallPhotograph('#0b0b0b')])
  ).body
  const ids = pictures.map(({ _id }: { _id: string }) => _id)
  const refused = await shop.call('POST', '/pictures/bulk-delete', {
    json: { ids, versions: { [ids[1]]: 7 } },
  })
  expect(refused.status).toBe(409)
  expect((await list()).total).toBe(2)
  const { body } = await shop.call('POST', '/pictures/bulk-delete', { json: { ids } })
  expect(body.message).toBe('2 pictures deleted.')
  expect((await list()).total).toBe(0)
})

it('lets editors describe pictures, but not those that the settings show', async () => {
  const token = await signInEditor(shop)
  const logo = await named('logo.png', '#778899')
  await shop.call('PUT', '/settings', { form: createForm({ logo }) })
  const [{ _id }] = (await list()).pictureData
  const refused = await shop.call('PUT', `/pictures/${_id}`, { token, json: { alt: 'Logo' } })
  expect([refused.status, refused.body.code]).toEqual([403, 'pictures.shownInSettings'])
  const renamed = await shop.call('PUT', `/pictures/${_id}`, { token, json: { name: 'Logo' } })
  expect(renamed.status).toBe(200)
  // A product that describes it does not change the settings.
  const form = createForm({ name: 'Swing', images: [logo, '{"alt":"Words"}'] })
  expect((await shop.call('POST', '/ourCategoriesItems/add', { token, form })).status).toBe(201)
  expect((await list()).pictureData[0].alt).toBe('Words')
  expect((await shop.read('/settings')).settingsData.logoDetails.alt).toBe('')
  expect((await shop.call('PUT', `/pictures/${_id}`, { json: { alt: 'Logo' } })).body.count).toBe(2)
  expect((await shop.read('/settings')).settingsData.logoDetails.alt).toBe('Logo')
})

it('leaves additions out of the log of activity', async () => {
  const [{ _id }] = (await add(await smallPhotograph())).body.pictures
  const mine = async () =>
    (await shop.read('/activity')).activity.filter(
      ({ resource }: { resource: string }) => resource === 'pictures',
    )
  expect(await mine()).toEqual([])
  await change(_id, { alt: 'x' })
  expect(await mine()).toMatchObject([{ action: 'update', recordId: _id }])
  expect((await shop.read(`/pictures/${_id}/history`)).total).toBe(2)
})
