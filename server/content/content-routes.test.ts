import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ContentType, fieldsOf } from '../../domain/content/content-type.ts'
import { contentTypes } from '../../domain/content/content-types.ts'
import type { Field } from '../../domain/content/fields/field-types.ts'
import { product } from '../../domain/content/product.ts'
import { createTestCatalogue, type TestCatalogue } from '../../tests/helpers/catalogue.ts'
import { createForm, type FormFile } from '../../tests/helpers/form.ts'
import { clip, photograph } from '../../tests/helpers/media/media.ts'

type Sample = Record<string, string | FormFile | (string | FormFile)[]>

const text = { title: 'A title', description: 'A description' }
const figures = {
  yearsOfExperience: '15+',
  satisfiedClients: '900+',
  zulaItems: '80+',
  tags: 'teak, cane',
}
const numbers = { mobileNumber: '9876543210', watsappNumber: '9876543211' }
const contactFields = { ...text, ...numbers, address: 'One, Two, Three', email: 'shop@example.com' }

interface Case {
  valid: () => Promise<Sample>
  broken: [Sample, Record<string, string>][]
}

/** Valid form of each content type, and invalid forms with the validation errors they cause. */
const cases: Record<string, Case> = {
  category: {
    valid: async () => ({ name: 'Swings', image: await photograph() }),
    broken: [
      [{}, { name: 'The category field is required.', image: 'The image field is required.' }],
      [{ name: 'x'.repeat(501) }, { name: 'must be at most 500 characters' }],
    ],
  },
  choice: {
    valid: async () => ({
      name: 'Fabric',
      kind: 'swatch',
      values: JSON.stringify([
        { name: 'Sage linen', colour: '#8A9A80', image: 'file:sage', surcharge: '1,200' },
      ]),
      sage: await photograph('#8a9a80'),
    }),
    broken: [
      [{}, { name: 'The name field is required.', kind: 'The kind field is required.' }],
      [
        { name: 'Own length', kind: 'measure', unit: 'cm', min: '200', max: '100' },
        { max: 'The largest measure must not be below the smallest.' },
      ],
      [
        { name: 'Own length', kind: 'measure' },
        {
          unit: 'Please choose the unit of the measure.',
          min: 'Please write the smallest measure.',
          max: 'Please write the largest measure.',
        },
      ],
      [
        { name: 'Fabric', kind: 'swatch', values: '[{"note":"soft"}]' },
        { values: 'Every value needs a name.' },
      ],
    ],
  },
  product: {
    valid: async () => ({
      name: 'Jhoola',
      tags: 'teak, brass',
      images: [await photograph('#112233')],
    }),
    broken: [
      [{ createdBy: '01a1fe04-d592-72a5-a8dc-eff94a3e22f7' }, { createdBy: 'Category not found' }],
      [
        { isDisplaingInSomethingUnique: 'perhaps' },
        { isDisplaingInSomethingUnique: 'must be true or false' },
      ],
      [{ description: 'x'.repeat(10_001) }, { description: 'must be at most 10000 characters' }],
      [{ tags: 'x'.repeat(201) }, { tags: 'must be at most 200 characters' }],
      [{ availability: 'perhaps' }, { availability: 'Please choose one from the list' }],
      [
        { price: 'on request' },
        { price: 'Please enter the amount in digits, such as 1299 or 1299.50' },
      ],
      [
        { price: '1,299', salePrice: '1299.00' },
        { salePrice: 'The sale price must be lower than the price.' },
      ],
      [{ salePrice: '999' }, { salePrice: 'The sale price must be lower than the price.' }],
      [{ related: ['01a1fe04-d592-72a5-a8dc-eff94a3e22f7'] }, { related: 'Product not found' }],
      [
        { images: '/media/other.jpg' },
        { images: expect.stringContaining('does not belong to this record') },
      ],
    ],
  },
  story: {
    valid: async () => ({ title: 'Why we swing', content: 'Because', image: await photograph() }),
    broken: [
      [
        {},
        {
          title: 'The title field is required.',
          content: 'The content field is required.',
          image: 'The image field is required.',
        },
      ],
    ],
  },
  carousel: {
    valid: async () => ({ title: 'Come home', content: 'To a swing', image: await photograph() }),
    broken: [
      [
        {},
        {
          title: 'The title field is required.',
          content: 'The description field is required.',
          image: 'The image field is required.',
        },
      ],
    ],
  },
  slogan: {
    valid: async () => ({ slogan: 'Sway', description: 'Slowly' }),
    broken: [[{ slogan: ' ' }, { slogan: 'The slogan field is required.' }]],
  },
  review_video: {
    valid: async () => ({ video: clip() }),
    broken: [[{}, { video: 'The Video field is required.' }]],
  },
  social_card: {
    valid: async () => ({ title: 'On a terrace', thumbnail_media_url: 'https://example.com/p/1' }),
    broken: [
      [{}, { thumbnail_media_url: 'The link field is required.' }],
      [{ thumbnail_media_url: 'example.com' }, { thumbnail_media_url: 'Invalid URL' }],
      [{ thumbnail_media_url: 'javascript:alert(1)' }, { thumbnail_media_url: 'Invalid URL' }],
    ],
  },
  about: {
    valid: async () => ({ ...text, ...figures, image: await photograph(), video: clip() }),
    broken: [
      [
        {},
        {
          title: 'The title field is required.',
          description: 'The description field is required.',
          yearsOfExperience: 'The your experience field is required.',
          tags: 'The highlights field is required.',
          satisfiedClients: 'Satisfied Customer count is required',
          zulaItems: 'The zula items field is required.',
          image: 'Image is required',
          video: 'Video is required',
        },
      ],
    ],
  },
  gallery: {
    valid: async () => ({ title: 'Inside', description: 'One\nTwo', images: [await photograph()] }),
    broken: [
      [
        {},
        {
          title: 'The title field is required.',
          description: 'The description field is required.',
        },
      ],
    ],
  },
  contact: {
    valid: async () => ({ ...contactFields, image: await photograph() }),
    broken: [
      [
        {},
        {
          title: 'The title field is required.',
          description: 'The description field is required.',
          image: 'The image field is required.',
          address: 'The location field is required.',
          mobileNumber: 'Mobile number must be 10 digits',
          email: 'Invalid email',
          watsappNumber: 'WhatsApp number must be 10 digits',
        },
      ],
      [
        {
          mobileNumber: '12345',
          email: 'nobody',
          instagramLink: 'insta',
          watsappNumber: '98765 43210',
        },
        expect.objectContaining({
          mobileNumber: 'Mobile number must be 10 digits',
          email: 'Invalid email',
          instagramLink: 'Invalid URL',
          watsappNumber: 'WhatsApp number must be 10 digits',
        }),
      ],
    ],
  },
  item_review: {
    valid: async () => ({
      name: 'Meera',
      rating: '5',
      comment: 'Lovely',
      ourCategoriesItem: 'PRODUCT',
    }),
    broken: [
      [
        { ourCategoriesItem: 'PRODUCT' },
        {
          name: 'The name field is required.',
          rating: 'The rating field is required.',
          comment: 'The comment field is required.',
        },
      ],
      [
        { name: 'A', comment: 'B', rating: '6', ourCategoriesItem: 'PRODUCT' },
        { rating: 'Rating must be a whole number from 1 to 5' },
      ],
      [
        {
          name: 'A',
          comment: 'B',
          rating: '5',
          ourCategoriesItem: '01a1fe04-d592-72a5-a8dc-eff94a3e22f7',
        },
        { ourCategoriesItem: 'Product not found' },
      ],
    ],
  },
  room: {
    valid: async () => ({ title: 'A calm veranda', image: await photograph(), points: '[]' }),
    broken: [
      [{}, { title: 'The title field is required.', image: 'The image field is required.' }],
      [
        {
          title: 'A calm veranda',
          points: JSON.stringify([{ product: 'PRODUCT', x: 2, y: 0.5 }]),
        },
        {
          image: 'The image field is required.',
          points: 'The place of a mark is a number from 0 to 1.',
        },
      ],
    ],
  },
  settings: {
    valid: async () => ({ brandName: 'Zula', logo: await photograph() }),
    broken: [
      [{ brandName: 'x'.repeat(501) }, { brandName: 'must be at most 500 characters' }],
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
      [
        { product: 'Hello {nmae}', message: 'Hello', header: '{name}' },
        {
          product: expect.stringContaining('{nmae} is not known here. You can use: {name}, '),
          message: '{message} must be in this text exactly once.',
          header: '{name} is not known here. You can use: {brand}.',
        },
      ],
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

let shop: TestCatalogue
let productId: string

beforeAll(async () => {
  shop = await createTestCatalogue()
  const { body } = await shop.call('POST', '/ourCategoriesItems/add', { json: { name: 'Swing' } })
  productId = body.categoryItemData._id
})
afterAll(() => shop.close())

/** Form of a sample, in which `PRODUCT` is replaced by the id of an existing product. */
function formFor(sample: Sample) {
  return createForm(
    Object.fromEntries(
      Object.entries(sample).map(([name, value]) => [
        name,
        value === 'PRODUCT' ? productId : value,
      ]),
    ),
  )
}

async function idToChange(type: ContentType): Promise<string> {
  if (type.single) return (await shop.call('GET', type.path)).body[type.keys.one]._id
  const { valid } = caseOf(type)
  return (await shop.call('POST', `${type.path}/add`, { form: formFor(await valid()) })).body[
    type.keys.one
  ]._id
}

const recordsOf = async (type: ContentType) => (await shop.call('GET', type.path)).body

/** Test case of a content type, derived from its fields if `cases` has none. */
function caseOf(type: ContentType): Case {
  return cases[type.table] ?? { valid: () => sampleOf(type), broken: [brokenBy(type)] }
}

async function sampleOf(type: ContentType): Promise<Sample> {
  const samples = fieldsOf(type).map(
    async ([name, field]) => [name, await valueFor(field)] as const,
  )
  return Object.fromEntries(await Promise.all(samples))
}

async function valueFor(field: Field): Promise<Sample[string]> {
  switch (field.kind) {
    case 'text':
      return 'A text'
    case 'integer':
    case 'number':
      return String(field.min)
    case 'records':
      return '[]'
    case 'boolean':
      return 'true'
    case 'list':
      return 'one, two'
    case 'reference':
    case 'references':
      return field.to === 'product' ? 'PRODUCT' : ''
    case 'image':
      return photograph()
    case 'images':
      return [await photograph()]
    case 'video':
      return clip()
    case 'texts':
      return '{}'
    default:
      return field satisfies never
  }
}

/** Invalid form and its errors: an empty form if a field is required, else a text that is too long. */
function brokenBy(type: ContentType): Case['broken'][number] {
  const required = fieldsOf(type).flatMap(([name, field]) =>
    'required' in field && field.required ? [[name, field.required] as const] : [],
  )
  if (required.length > 0) return [{}, Object.fromEntries(required)]
  const [name] = fieldsOf(type).find(([, field]) => field.kind === 'text') ?? ['']
  return [{ [name]: 'x'.repeat(10_001) }, { [name]: expect.stringContaining('at most') }]
}

const system = ['_id', 'createdAt', 'updatedAt', 'version']
const changePath = (type: ContentType, id: string) =>
  type.changedWithoutId ? type.path : `${type.path}/${id}`

/** Declares a test only for types that support the operation, instead of a skipped test. */
function itIf(applies: boolean): (name: string, test: () => Promise<void>) => void {
  return applies ? it : () => {}
}

describe.each(contentTypes.map((type) => [type.path, type] as const))('%s', (_, type) => {
  const can = (operation: ContentType['operations'][number]) => type.operations.includes(operation)

  itIf(can('create'))(
    'creates a record and responds with 201, a message and the record',
    async () => {
      const { status, body } = await shop.call('POST', `${type.path}/add`, {
        form: formFor(await caseOf(type).valid()),
      })
      expect(status).toBe(201)
      expect(Object.keys(body).sort()).toEqual(['message', type.keys.one].sort())
      expect(body.message).toEqual(expect.any(String))
      expect(Object.keys(body[type.keys.one])).toEqual(
        expect.arrayContaining([...system, 'updatedBy', ...Object.keys(type.fields)]),
      )
      expect(body[type.keys.one].updatedBy.name).toBe('Asha Mehta')
      expect(body[type.keys.one].version).toBe(1)
    },
  )

  itIf(can('create'))(
    'returns 422 with the exact validation errors of a new record, and stores no record or file',
    async () => {
      const stored = async () => [await shop.files(), await recordsOf(type)]
      const before = await stored()
      for (const [sample, errors] of caseOf(type).broken) {
        const { status, body } = await shop.call('POST', `${type.path}/add`, {
          form: formFor(sample),
        })
        expect(status).toBe(422)
        expect(body.errors).toEqual(expect.objectContaining(errors))
        expect(body.message).toBe(Object.values(body.errors)[0])
        expect(body.requestId).toEqual(expect.any(String))
      }
      expect(await stored()).toEqual(before)
    },
  )

  itIf(can('list'))('lists records for visitors, without their author', async () => {
    await idToChange(type)
    const { status, body } = await shop.call('GET', type.path, { token: null })
    expect(status).toBe(200)
    expect(body[type.keys.list].length).toBeGreaterThan(0)
    expect(body[type.keys.list][0]).not.toHaveProperty('updatedBy')
    expect(body[type.keys.list][0]).toEqual(
      expect.objectContaining({ _id: expect.any(String), version: expect.any(Number) }),
    )
  })

  itIf(can('read'))('returns one record to visitors', async () => {
    const id = await idToChange(type)
    const { status, body } = await shop.call(
      'GET',
      type.single ? type.path : `${type.path}/${id}`,
      { token: null },
    )
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual([type.keys.one])
    expect(body[type.keys.one]._id).toBe(id)
  })

  itIf(can('update'))('updates a record and keeps every field that is not sent', async () => {
    const id = await idToChange(type)
    const first = await shop.call('PUT', changePath(type, id), {
      form: formFor(await caseOf(type).valid()),
    })
    expect(first.status).toBe(200)
    expect(first.body.message).toEqual(expect.any(String))
    const before = first.body[type.keys.one]
    const { status, body } = await shop.call('PUT', changePath(type, id), {
      json: { unknownField: 'x' },
    })
    expect(status).toBe(200)
    const { version, updatedAt, ...kept } = body[type.keys.one]
    expect(version).toBe(before.version + 1)
    expect(updatedAt >= before.updatedAt).toBe(true)
    expect(kept).toEqual(
      expect.objectContaining(
        Object.fromEntries(Object.keys(type.fields).map((name) => [name, before[name]])),
      ),
    )
    expect(body[type.keys.one]).not.toHaveProperty('unknownField')
  })

  // A review video has only its video, which no update can remove.
  itIf(can('update') && type.table !== 'review_video')(
    'returns 422 for an invalid update and leaves the record unchanged',
    async () => {
      const id = await idToChange(type)
      await shop.call('PUT', changePath(type, id), { form: formFor(await caseOf(type).valid()) })
      const path = can('read') && !type.single ? `${type.path}/${id}` : type.path
      const read = async () => (await shop.call('GET', path)).body
      const before = await read()
      const [sample] = caseOf(type).broken.at(-1) ?? [{}]
      const blank = Object.fromEntries(Object.keys(type.fields).map((name) => [name, '']))
      const { status } = await shop.call('PUT', changePath(type, id), {
        form: formFor({ ...blank, ...sample }),
      })
      expect(status).toBe(422)
      expect(await read()).toEqual(before)
    },
  )

  itIf(can('update'))(
    'returns 409 with the current record for a stale If-Match version',
    async () => {
      const id = await idToChange(type)
      const sample = formFor(await caseOf(type).valid())
      const { body } = await shop.call('PUT', changePath(type, id), { form: sample })
      const { version } = body[type.keys.one]
      const stale = await shop.call('PUT', changePath(type, id), {
        form: sample,
        headers: { 'if-match': `"${version - 1}"` },
      })
      expect(stale.status).toBe(409)
      expect(stale.body.current.version).toBe(version)
      expect(stale.body.current._id).toBe(id)
      const fresh = await shop.call('PUT', changePath(type, id), {
        form: sample,
        headers: { 'if-match': `"${version}"` },
      })
      expect(fresh.status).toBe(200)
      expect(
        (
          await shop.call('PUT', changePath(type, id), {
            form: sample,
            headers: { 'if-match': 'three' },
          })
        ).status,
      ).toBe(400)
    },
  )

  itIf(can('delete'))('deletes a record once, and returns 404 the second time', async () => {
    const id = await idToChange(type)
    const stale = await shop.call('DELETE', `${type.path}/${id}`, {
      headers: { 'if-match': '"99"' },
    })
    expect(stale.status).toBe(409)
    const { status, body } = await shop.call('DELETE', `${type.path}/${id}`)
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual(['message'])
    expect((await shop.call('DELETE', `${type.path}/${id}`)).status).toBe(404)
    if (can('read')) expect((await shop.call('GET', `${type.path}/${id}`)).status).toBe(404)
  })

  itIf(can('reorder'))(
    'reorders listed records to the front, without changing versions',
    async () => {
      const ids = [await idToChange(type), await idToChange(type), await idToChange(type)]
      const wanted = [ids[2], ids[0]]
      const before = (await shop.call('GET', type.path)).body[type.keys.list]
      const { status, body } = await shop.call('PUT', `${type.path}/order`, {
        json: { ids: wanted },
      })
      expect(status).toBe(200)
      const list: { _id: string; version: number }[] = body[type.keys.list]
      const versions = new Map(
        before.map(({ _id, version }: (typeof list)[number]) => [_id, version]),
      )
      expect(list.slice(0, 2).map(({ _id }) => _id)).toEqual(wanted)
      const rest = before
        .map(({ _id }: { _id: string }) => _id)
        .filter((id: string) => !wanted.includes(id))
      expect(list.slice(2).map(({ _id }) => _id)).toEqual(rest)
      for (const { _id, version } of list) expect(version).toBe(versions.get(_id))
      const added = await idToChange(type)
      const after = (await shop.call('GET', type.path)).body[type.keys.list]
      expect(after.at(type.table === product.table ? 0 : -1)._id).toBe(added)
      const unknown = await shop.call('PUT', `${type.path}/order`, {
        json: { ids: ['01a1fe04-d592-72a5-a8dc-eff94a3e22f7'] },
      })
      expect(unknown.status).toBe(422)
    },
  )

  itIf(can('reorder'))('moves one record after another one, or to the front', async () => {
    const [one, two, three] = [
      await idToChange(type),
      await idToChange(type),
      await idToChange(type),
    ]
    const read = async (): Promise<{ _id: string; version: number }[]> =>
      (await shop.call('GET', type.path)).body[type.keys.list]
    const move = (json: object) => shop.call('PUT', `${type.path}/order`, { json })
    const before = await read()
    const others = before.map(({ _id }) => _id).filter((id) => ![one, two, three].includes(id))

    const first = await move({ id: two, after: null })
    expect([first.status, first.body]).toEqual([200, { message: 'Order saved.' }])
    await move({ id: one, after: two })
    await move({ id: three, after: two })
    const last = others.at(-1) ?? one
    expect((await read()).map(({ _id }) => _id)).toEqual([two, three, one, ...others])
    await move({ id: two, after: last })
    const after = await read()
    expect(after.map(({ _id }) => _id)).toEqual(
      last === one ? [three, one, two] : [three, one, ...others, two],
    )
    const byId = (records: typeof before) =>
      records.toSorted((a, b) => (a._id < b._id ? -1 : 1)).map(({ version }) => version)
    expect(byId(after)).toEqual(byId(before))

    const unknown = '01a1fe04-d592-72a5-a8dc-eff94a3e22f7'
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
    expect(await read()).toEqual(after)
    expect((await shop.call('PUT', `${type.path}/order`, { token: null, json: {} })).status).toBe(
      401,
    )
  })

  it('returns 404 for operations that the type does not declare', async () => {
    const id = '01a1fe04-d592-72a5-a8dc-eff94a3e22f7'
    if (!can('create')) expect((await shop.call('POST', `${type.path}/add`)).status).toBe(404)
    if (!can('delete')) expect((await shop.call('DELETE', `${type.path}/${id}`)).status).toBe(404)
    expect((await shop.call('PATCH', `${type.path}/${id}`)).status).toBe(404)
  })

  const methods = [
    ...(can('read') && !type.single ? ['GET' as const] : []),
    ...(can('update') && !type.changedWithoutId ? ['PUT' as const] : []),
    ...(can('delete') ? ['DELETE' as const] : []),
  ]
  itIf(methods.length > 0)('returns 404 for an unknown id and 400 for an invalid one', async () => {
    for (const method of methods)
      for (const [id, expected] of [
        ['01a1fe04-d592-72a5-a8dc-eff94a3e22f7', 404],
        ['x', 400],
      ] as const) {
        const { status } = await shop.call(method, `${type.path}/${id}`, { json: {} })
        expect([method, id, status]).toEqual([method, id, expected])
      }
  })
})

it('keeps the stored video of a review if the form has an empty text for it', async () => {
  const form = formFor({ video: clip() })
  const added = (await shop.call('POST', '/customerReviewVideo/add', { form })).body
  const { _id, video, videoDetails } = added.customerReviewVideo
  expect(video).toMatch(/^\/media\//)
  const path = `/customerReviewVideo/${_id}`
  const { status } = await shop.call('PUT', path, { form: formFor({ video: '' }) })
  expect(status).toBe(200)
  const { body } = await shop.call('GET', path)
  expect(body.customerReviewVideo).toMatchObject({ video, videoDetails })
})

it('accepts known currency codes, and returns a validation error for others', async () => {
  for (const currency of ['ZZZ', 'XXX', 'inr', 'RS', '₹', 'INR '.repeat(2)]) {
    const refused = await shop.call('PUT', '/settings', { json: { currency } })
    const message = 'Currency must be a currency code, such as INR or USD'
    expect([refused.status, refused.body]).toEqual([
      422,
      { message, errors: { currency: message }, requestId: expect.any(String) },
    ])
  }
  for (const [currency, stored] of [
    ['USD', 'USD'],
    ['', 'INR'],
    [' JPY ', 'JPY'],
  ]) {
    const { status, body } = await shop.call('PUT', '/settings', { json: { currency } })
    expect([status, body.settingsData.currency]).toEqual([200, stored])
  }
})
