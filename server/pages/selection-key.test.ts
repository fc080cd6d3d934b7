import { expect, it, test } from 'vitest'
import { resolveChoices } from '../../domain/choices/offered-choice.ts'
import { createSelectionKey } from './selection-key.ts'

const origin = 'https://shop.example'
const product = '/product-detail/32b947231c12'

const values = ['Sage linen', 'Indigo', 'Gone'].map((name) => ({
  _id: `id-${name}`,
  name,
  colour: '',
  image: null,
  note: '',
  surcharge: '',
  isAvailable: name !== 'Gone',
  hidden: false,
}))
const definition = { help: '', unit: '', min: null, max: null, values }
const definitions = new Map([
  ['fabric', { ...definition, _id: 'fabric', name: 'Fabric', kind: 'swatch' }],
  ['piping', { ...definition, _id: 'piping', name: 'Product', kind: 'list' }],
  ['length', { ...definition, _id: 'length', name: 'Length', kind: 'measure', values: [] }],
])
const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')
const offered = resolveChoices(
  [...definitions.keys()].map((choice) => ({ choice, values: [] })),
  definitions,
  slugOf,
)
const [, piping] = offered

/** Cache key of a URL; only one product has choices. */
const keyOf = (url: string) =>
  createSelectionKey(url, origin, async (step) => (step.endsWith('32b947231c12') ? offered : []))

const indigo = `product=${piping?.values[1]?.slug}`

test.each([
  ['?fabric=sage-linen', '?fabric=sage-linen', true],
  ['?fabric=sage-linen&utm_source=letter', '?fabric=sage-linen', false],
  [`?${indigo}&fabric=sage-linen`, `?fabric=sage-linen&${indigo}`, true],
  ['?fabric=sage-linen&fabric=indigo', '?fabric=sage-linen', false],
  ['?fabric=sage-linen&_routes=x', '?fabric=sage-linen', false],
  ['?fabric=sage-linen?x', '', false],
  ['?fabric=gone', '', false],
  ['?fabric=SAGE-LINEN', '', false],
  ['?length=', '', false],
  ['?fabric=%3Cscript%3E&constructor=1', '', false],
  [`?fabric=${'a'.repeat(900)}`, '', false],
])(
  'caches a product page with the query %s under the query %s',
  async (query, known, isCanonical) => {
    expect(await keyOf(product + query)).toEqual({ text: origin + product + known, isCanonical })
  },
)

it.each(['?wall=240+cm', '?fabric=sage-linen&ceiling=9&unit=ft', '?unit=ft'])(
  'does not cache a product page with room dimensions: %s',
  async (query) => {
    expect(await keyOf(product + query)).toBeNull()
    expect(await keyOf(`/product-detail/32b947231c12.data${query}`)).toBeNull()
    expect(await keyOf(`/contactus?product=32b947231c12&${query.slice(1)}`)).not.toBeNull()
  },
)

it('caches a product page with empty room dimensions as the page without them', async () => {
  expect(await keyOf(`${product}?wall=&ceiling=&unit=cm`)).toEqual({
    text: origin + product,
    isCanonical: false,
  })
})

it('caches the data request of a selection under its own key, whatever the slug', async () => {
  expect(await keyOf(`/product-detail/a-swing-32b947231c12.data?fabric=indigo`)).toEqual({
    text: `${origin}${product}.data?fabric=indigo`,
    isCanonical: true,
  })
  expect(await keyOf(`${product}.data?fabric=indigo&_routes=site`)).toEqual({
    text: `${origin}${product}.data?_routes=site&fabric=indigo`,
    isCanonical: true,
  })
})

test.each(['?length=120', '?fabric=indigo&length=1', `?length=${'9'.repeat(100)}`, '?length=x'])(
  'does not cache a product page with a measure: %s',
  async (query) => {
    expect(await keyOf(product + query)).toBeNull()
    expect(await keyOf(`${product}.data${query}`)).toBeNull()
  },
)

it('does not cache URLs above the maximum length or without a page', async () => {
  expect(await keyOf(`${product}?fabric=indigo&x=${'y'.repeat(1_000)}`)).toBeNull()
  expect(await keyOf('/product-detail/a/b?fabric=indigo')).toBeNull()
})

it('caches a product without choices under one key, whatever the selection', async () => {
  expect(await keyOf('/product-detail/01b947231c12?fabric=indigo')).toEqual({
    text: `${origin}/product-detail/01b947231c12`,
    isCanonical: false,
  })
})

it('includes the selection of a product in the cache key of the contact page', async () => {
  const contact = '/contactus?product=01a1-32b947231c12'
  expect(await keyOf(`${contact}&fabric=indigo`)).toEqual({
    text: `${origin}${contact}&fabric=indigo`,
    isCanonical: true,
  })
  expect(await keyOf(`${contact}&colour=indigo`)).toEqual({
    text: origin + contact,
    isCanonical: false,
  })
  expect(await keyOf(`${contact}&length=120`)).toBeNull()
})
