import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { apiEndpoints } from '../../domain/api/endpoints.ts'
import { swapName } from '../../domain/api/wire-names.ts'
import { category } from '../../domain/content/category.ts'
import { type ContentType, fieldsOf } from '../../domain/content/content-type.ts'
import { contentTypes } from '../../domain/content/content-types.ts'
import { product } from '../../domain/content/product.ts'
import { settings } from '../../domain/content/settings.ts'
import { catalogueForAllTests } from '../../tests/helpers/catalogue.ts'
import { createForm, type Form, type FormFile } from '../../tests/helpers/form.ts'
import { clip, smallPhotograph } from '../../tests/helpers/media.ts'
import { messageWriters } from '../kernel/message-writers.ts'

type Sample = Record<string, string | FormFile | (string | FormFile)[]>

interface Case {
  /** Form with everything that a record needs, unless its required fields are enough. */
  valid?: () => Promise<Sample>
  broken?: [Sample, Record<string, string>][]
}

const unknown = '01a1fe04-d592-72a5-a8dc-eff94a3e22f7'
const emptyForm: Sample = {}
const salePriceTooHigh = { salePrice: 'The sale price must be lower than the price.' }

/** Rules of a type beside its required fields. */
const cases: Record<string, Case> = {
  choice: {
    valid: async () => ({
      name: 'Fabric',
      kind: 'swatch',
      values: JSON.stringify([
        { name: 'Sage linen', colour: '#8A9A80', image: 'file:sage', surcharge: '1,200' },
      ]),
      sage: await smallPhotograph('#8a9a80'),
    }),
  },
  product: {
    valid: async () => ({
      name: 'Jhoola',
      tags: 'teak, brass',
      images: [await smallPhotograph('#112233')],
    }),
    broken: [
      [
        {
          name: 'x'.repeat(501),
          description: 'x'.repeat(10_001),
          tags: 'x'.repeat(201),
          isDisplaingInSomethingUnique: 'perhaps',
          availability: 'perhaps',
          price: 'on request',
          liveFrom: 'tomorrow',
        },
        {
          name: 'must be at most 500 characters',
          description: 'must be at most 10000 characters',
          tags: 'must be at most 200 characters',
          isDisplaingInSomethingUnique: 'must be true or false',
          availability: 'Please choose one from the list',
          price: 'Please enter the amount in digits, such as 1299 or 1299.50',
          liveFrom: 'Please enter date and time with an offset, such as 2026-01-31T09:00:00Z',
        },
      ],
      [{ createdBy: unknown }, { createdBy: 'Category not found' }],
      [{ price: '1,299', salePrice: '1299.00' }, salePriceTooHigh],
      [{ salePrice: '999' }, salePriceTooHigh],
      [{ related: [unknown] }, { related: 'Product not found' }],
      [
        { images: '/media/other.jpg' },
        { images: expect.stringContaining('does not belong to this record') },
      ],
    ],
  },
  social_card: {
    valid: async () => ({ title: 'On a terrace', thumbnail_media_url: 'https://example.com/p/1' }),
    broken: [
      [{ thumbnail_media_url: 'example.com' }, { thumbnail_media_url: 'Invalid URL' }],
      [{ thumbnail_media_url: 'javascript:alert(1)' }, { thumbnail_media_url: 'Invalid URL' }],
    ],
  },
  contact: {
    valid: async () => ({
      title: 'A title',
      description: 'A description',
      image: await smallPhotograph(),
      mobileNumber: '9876543210',
      watsappNumber: '9876543211',
      address: 'One, Two, Three',
      email: 'shop@example.com',
    }),
    broken: [
      [
        {
          mobileNumber: '12345',
          email: 'nobody',
          instagramLink: 'insta',
          watsappNumber: '98765 43210',
        },
        {
          mobileNumber: 'Mobile number must be 10 digits',
          email: 'Invalid email',
          instagramLink: 'Invalid URL',
          watsappNumber: 'WhatsApp number must be 10 digits',
        },
      ],
    ],
  },
  item_review: {
    valid: async () => ({
      name: 'Meera',
      rating: '5',
      comment: 'Lovely',
      ourCategoriesItem: productId,
    }),
    broken: [
      [{ rating: '6' }, { rating: 'Rating must be a whole number from 1 to 5' }],
      [
        { name: 'A', comment: 'B', rating: '5', ourCategoriesItem: unknown },
        { ourCategoriesItem: 'Product not found' },
      ],
    ],
  },
  redirect: {
    valid: async () => ({ from: `/products/${randomUUID()}`, to: '/product' }),
    broken: [
      [
        { from: 'products/swing', to: '//example.com' },
        {
          from: expect.stringContaining('such as /products/teak-swing'),
          to: expect.stringContaining('choose a page'),
        },
      ],
      [{ from: '/product' }, { to: 'Please enter where the address leads.' }],
      [{ from: '/admin/', to: '/a' }, { from: expect.stringContaining('is reserved') }],
    ],
  },
  settings: {
    valid: async () => ({ brandName: 'Zula', logo: await smallPhotograph() }),
    broken: [
      [{ accentColor: 'blue' }, { accentColor: expect.stringContaining('such as #01A0E2') }],
      [{ accentColor: '#ffff00' }, { accentColor: expect.stringContaining('#999900') }],
    ],
  },
  page_texts: {
    valid: async () => ({ texts: JSON.stringify({ heroAction: 'See them' }) }),
    broken: [
      [{ texts: 'words' }, { texts: 'must be texts by their names' }],
      [
        { texts: JSON.stringify({ heroAction: 'x'.repeat(61) }) },
        { texts: 'Home page, “Slides: button”: must be at most 60 characters' },
      ],
    ],
  },
  chat_messages: {
    valid: async () => ({
      product: 'Namaste {brand}\r\n{name}: {link}',
      message: '{message}',
      sold: 'Another {name}, please',
      header: 'Hello',
    }),
    broken: [
      [{ message: 'Hello' }, { message: '{message} must be in this text exactly once.' }],
      [{ card: 'x'.repeat(1001) }, { card: expect.stringContaining('too long for a chat link') }],
    ],
  },
  opening_hours: {
    valid: async () => ({
      monday: '10:00-13:00, 15:00-19:00',
      saturday: '18:00-02:00',
      holidays: '["2026-12-25 Christmas, and the day after"]',
    }),
    broken: [
      [
        { monday: '10:00', tuesday: '10:00-14:00, 13:00-15:00', holidays: 'Christmas' },
        {
          monday: expect.stringContaining('times such as 10:00-19:00'),
          tuesday: expect.stringContaining('must not overlap'),
          holidays: expect.stringContaining('needs a first day'),
        },
      ],
    ],
  },
}

const shop = catalogueForAllTests()
let productId: string

beforeAll(async () => {
  productId = (await shop.addProduct({ name: 'Swing' }))._id
})

async function validForm(type: ContentType): Promise<Form> {
  return createForm((await cases[type.table]?.valid?.()) ?? (await sampleOf(type)))
}

/** Invalid forms of a type with the errors they cause, and an empty one if it has required fields. */
function brokenForms(type: ContentType): [Sample, Record<string, string>][] {
  const required = requiredFieldsOf(type).map(([name, { required }]) => [
    name,
    messageWriters.en(required),
  ])
  const empty: Case['broken'] =
    required.length > 0 ? [[emptyForm, Object.fromEntries(required)]] : []
  return [...empty, ...(cases[type.table]?.broken ?? [])]
}

async function sampleOf(type: ContentType): Promise<Sample> {
  const samples: Sample = {}
  for (const [name, { kind }] of requiredFieldsOf(type))
    samples[name] =
      kind === 'image' ? await smallPhotograph() : kind === 'video' ? clip() : 'A text'
  return samples
}

function requiredFieldsOf(type: ContentType) {
  return fieldsOf(type).flatMap(([name, field]) =>
    'required' in field && field.required
      ? [[swapName(type, name), { kind: field.kind, required: field.required }] as const]
      : [],
  )
}

const sentNames = (type: ContentType) => fieldsOf(type).map(([name]) => swapName(type, name))

/** Adds a record, or takes the single one. */
async function idToChange(type: ContentType): Promise<string> {
  if (type.single) return (await shop.read(type.path))[swapName(type, type.key)]._id
  const added = await shop.call('POST', `${type.path}/add`, { form: await validForm(type) })
  return added.body[swapName(type, type.key)]._id
}

const changePath = (type: ContentType, id: string) =>
  type.changedWithoutId ? type.path : `${type.path}/${id}`

/** Declares a test only for types that support the operation, instead of a skipped test. */
function itIf(applies: boolean): (name: string, test: () => Promise<void>) => void {
  return applies ? it : () => {}
}

describe.each(contentTypes.map((type) => [type.path, type] as const))('%s', (_, type) => {
  const can = (operation: ContentType['operations'][number]) => type.operations.includes(operation)

  itIf(can('create'))('creates a record, which visitors read without its author', async () => {
    const form = await validForm(type)
    const { status, body } = await shop.call('POST', `${type.path}/add`, { form })
    expect([status, Object.keys(body).sort()]).toEqual([
      201,
      ['message', swapName(type, type.key)].sort(),
    ])
    const record = body[swapName(type, type.key)]
    expect(record).toMatchObject({ version: 1, updatedBy: { name: 'Asha Mehta' } })
    expect(Object.keys(record)).toEqual(
      expect.arrayContaining(['createdAt', 'updatedAt', ...sentNames(type)]),
    )
    if (can('list')) {
      const listed = (await shop.visit(type.path))[swapName(type, type.key)]
      const seen = listed.find(({ _id }: { _id: string }) => _id === record._id)
      expect(seen).toMatchObject({ version: 1 })
      expect(seen).not.toHaveProperty('updatedBy')
    }
    if (can('read'))
      expect(await shop.visit(`${type.path}/${record._id}`)).toMatchObject({
        [swapName(type, type.key)]: { _id: record._id },
      })
  })

  itIf(can('create'))(
    'returns 422 with the validation errors of a new record, and stores no record or file',
    async () => {
      const stored = async () => [await shop.files(), await shop.read(type.path)]
      const before = await stored()
      for (const [sample, errors] of brokenForms(type)) {
        const form = createForm(sample)
        const { status, body } = await shop.call('POST', `${type.path}/add`, { form })
        expect(status).toBe(422)
        expect(body.errors).toEqual(expect.objectContaining(errors))
        expect(body.message).toBe(Object.values(body.errors)[0])
        expect(body.requestId).toEqual(expect.any(String))
      }
      expect(await stored()).toEqual(before)
    },
  )

  itIf(can('update'))('updates a record and keeps every field that is not sent', async () => {
    const id = await idToChange(type)
    const form = await validForm(type)
    const first = await shop.call('PUT', changePath(type, id), { form })
    expect([first.status, first.body.message]).toEqual([200, expect.any(String)])
    const before = first.body[swapName(type, type.key)]
    const json = { unknownField: 'x' }
    const { status, body } = await shop.call('PUT', changePath(type, id), { json })
    expect(status).toBe(200)
    expect(body[swapName(type, type.key)]).toEqual({
      ...before,
      version: before.version + 1,
      updatedAt: expect.any(String),
    })
  })

  // A review video has only its video, which no update can remove.
  itIf(can('update') && type.table !== 'review_video')(
    'returns 422 for an invalid update and leaves the record unchanged',
    async () => {
      const id = await idToChange(type)
      await shop.call('PUT', changePath(type, id), { form: await validForm(type) })
      const read = () => shop.read(can('read') && !type.single ? `${type.path}/${id}` : type.path)
      const before = await read()
      const blank = Object.fromEntries(sentNames(type).map((name) => [name, '']))
      for (const [sample, errors] of brokenForms(type)) {
        const form = createForm({ ...blank, ...sample })
        const { status, body } = await shop.call('PUT', changePath(type, id), { form })
        expect(status).toBe(422)
        // An empty form keeps the stored files.
        if (type.single && sample !== emptyForm)
          expect(body.errors).toEqual(expect.objectContaining(errors))
      }
      expect(await read()).toEqual(before)
    },
  )

  it('returns 404 for what the type does not declare', async () => {
    const path = `${type.path}/${unknown}`
    const add = `${type.path}/add`
    // Quotations have an endpoint of their own.
    const isDeclared = [...apiEndpoints].some((one) => one.path === add)
    if (!isDeclared) expect((await shop.call('POST', add)).status).toBe(404)
    if (!can('delete')) expect((await shop.call('DELETE', path)).status).toBe(404)
    expect((await shop.call('PATCH', path)).status).toBe(404)
  })
})

describe.each([
  ['a category', category],
  ['a product', product],
  ['the settings', settings],
] as const)('%s', (_, type: ContentType) => {
  it('is not changed on the basis of a stale version', async () => {
    const id = await idToChange(type)
    const form = await validForm(type)
    const change = (version: string) =>
      shop.call('PUT', changePath(type, id), { form, headers: { 'if-match': version } })
    const { body } = await shop.call('PUT', changePath(type, id), { form })
    const { version } = body[swapName(type, type.key)]
    const stale = await change(`"${version - 1}"`)
    expect([stale.status, stale.body.current]).toMatchObject([409, { _id: id, version }])
    expect((await change(`"${version}"`)).status).toBe(200)
    expect((await change('three')).status).toBe(400)
  })
})

describe.each([
  ['a category', category],
  ['a product', product],
] as const)('%s', (_, type: ContentType) => {
  const listed = async (): Promise<{ _id: string; version: number }[]> =>
    (await shop.read(type.path))[swapName(type, type.key)]
  const idsOf = (records: { _id: string }[]) => records.map(({ _id }) => _id)
  const versionsById = (records: { _id: string; version: number }[]) =>
    new Map(records.map(({ _id, version }) => [_id, version]))

  it('is deleted once, and only on the basis of its present version', async () => {
    const path = `${type.path}/${await idToChange(type)}`
    const remove = (headers = {}) => shop.call('DELETE', path, { headers })
    expect((await remove({ 'if-match': '"99"' })).status).toBe(409)
    expect(await remove()).toMatchObject({ status: 200, body: { message: expect.any(String) } })
    expect((await remove()).status).toBe(404)
    expect((await shop.call('GET', path)).status).toBe(404)
  })

  it('is a 404 at an unknown id and a 400 at an invalid one', async () => {
    for (const method of ['GET', 'PUT', 'DELETE'] as const)
      for (const [id, expected] of [
        [unknown, 404],
        ['x', 400],
      ] as const) {
        const { status } = await shop.call(method, `${type.path}/${id}`, { json: {} })
        expect([method, id, status]).toEqual([method, id, expected])
      }
  })

  it('is put at the front with others, in their order and without new versions', async () => {
    const [first, , third] = [
      await idToChange(type),
      await idToChange(type),
      await idToChange(type),
    ]
    const ids = [third, first]
    const before = await listed()
    const { status, body } = await shop.call('PUT', `${type.path}/order`, { json: { ids } })
    expect(status).toBe(200)
    const after = body[swapName(type, type.key)]
    expect(idsOf(after)).toEqual([...ids, ...idsOf(before).filter((id) => !ids.includes(id))])
    expect(versionsById(after)).toEqual(versionsById(before))
    const added = await idToChange(type)
    expect((await listed()).at(type === product ? 0 : -1)?._id).toBe(added)
    const wrong = await shop.call('PUT', `${type.path}/order`, { json: { ids: [unknown] } })
    expect(wrong.status).toBe(422)
  })

  it('is moved after another one, or to the front', async () => {
    const [one, two, three] = [
      await idToChange(type),
      await idToChange(type),
      await idToChange(type),
    ]
    const move = (json: object) => shop.call('PUT', `${type.path}/order`, { json })
    const before = await listed()
    const others = idsOf(before).filter((id) => ![one, two, three].includes(id))
    const last = others.at(-1)

    expect(await move({ id: two, after: null })).toMatchObject({
      status: 200,
      body: { message: 'Order saved.' },
    })
    await move({ id: one, after: two })
    await move({ id: three, after: two })
    expect(idsOf(await listed())).toEqual([two, three, one, ...others])
    await move({ id: two, after: last })
    const after = await listed()
    expect(idsOf(after)).toEqual([three, one, ...others, two])
    expect(versionsById(after)).toEqual(versionsById(before))

    const notFound = `${type.labels.one} not found`
    for (const [json, errors] of [
      [{ id: unknown, after: null }, { id: notFound }],
      [{ id: one, after: unknown }, { after: notFound }],
      [{ id: one, after: one }, { after: 'A record cannot be moved after itself.' }],
      [{ id: one }, { after: expect.any(String) }],
      [{ id: 7, after: one }, { id: expect.any(String) }],
      [{ ids: one }, { ids: expect.any(String) }],
    ] as const) {
      const refused = await move(json)
      expect([json, refused.status, refused.body.errors]).toEqual([json, 422, errors])
    }
    expect(await listed()).toEqual(after)
  })
})

it('keeps the stored video of a review if the form has an empty text for it', async () => {
  const form = createForm({ video: clip() })
  const added = (await shop.call('POST', '/customerReviewVideo/add', { form })).body
  const { _id, video, videoDetails } = added.customerReviewVideo
  expect(video).toMatch(/^\/media\//)
  const path = `/customerReviewVideo/${_id}`
  const empty = createForm({ video: '' })
  expect((await shop.call('PUT', path, { form: empty })).status).toBe(200)
  expect((await shop.read(path)).customerReviewVideo).toMatchObject({ video, videoDetails })
})

it('accepts known currency codes, and returns a validation error for others', async () => {
  const change = (currency: string) => shop.call('PUT', '/settings', { json: { currency } })
  for (const currency of ['ZZZ', 'XXX', 'inr', 'RS', '₹', 'INR '.repeat(2)])
    expect(await change(currency)).toMatchObject({
      status: 422,
      body: { errors: { currency: 'Currency must be a currency code, such as INR or USD' } },
    })
  for (const [currency = '', stored] of [
    ['USD', 'USD'],
    ['', 'INR'],
    [' JPY ', 'JPY'],
  ])
    expect((await change(currency)).body.settingsData.currency).toBe(stored)
})
