import { createForm, type Form, toBody } from './form.ts'
import { photograph } from './media.ts'
import type { Site } from './site.ts'

/** Calls the API of a site as its owner. Returns the body of the response; throws for an error. */
export async function callApi(
  { url, session }: Site,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  data?: object | Form,
) {
  const form = data && toBody(data)
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${session.token}`,
      ...(form && { 'content-type': form.contentType }),
    },
    ...(form && { body: new Uint8Array(form.body) }),
  })
  const body = await response.json()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${body.message}`)
  return body
}

/** The product of that name as its owner reads it; undefined if there is none. */
export async function findProduct(site: Site, name: string) {
  const products = await findProducts(site, name)
  return products.find((one: { name: string }) => one.name === name)
}

/** Products that a search finds, as administrators see them. */
export async function findProducts(site: Site, words: string) {
  const path = `/ourCategoriesItems?q=${encodeURIComponent(words)}`
  return (await callApi(site, 'GET', path)).categoryItemData
}

export async function addProduct(site: Site, fields: object | Form) {
  return (await callApi(site, 'POST', '/ourCategoriesItems/add', fields)).categoryItemData
}

export function changeProduct(site: Site, id: string, fields: object) {
  return callApi(site, 'PUT', `/ourCategoriesItems/${id}`, fields)
}

/** Adds a category with a photo; returns it. */
export async function addCategory(site: Site, name: string) {
  const form = createForm({ name, image: await photograph() })
  return (await callApi(site, 'POST', '/ourCategories/add', form)).categoryData
}

/** Choices that tests add: a fabric, of which one costs more, and a length of the visitor's own. */
export const fabric = {
  name: 'Upholstery',
  kind: 'swatch',
  values: [
    { name: 'Sage', colour: '#8a9a7b' },
    { name: 'Indigo', colour: '#2b3a67', surcharge: '1200' },
    { name: 'Natural', colour: '#e6dcc8' },
  ],
}
export const bench = { name: 'Bench length', kind: 'measure', unit: 'cm', min: 100, max: 240 }

/** Creates a choice; returns its id and the ids of its values by name. */
export async function addChoice(site: Site, data: object) {
  const { choiceData } = await callApi(site, 'POST', '/choices/add', data)
  const values: { _id: string; name: string }[] = choiceData.values
  const id: string = choiceData._id
  return { id, valueOf: (name: string) => values.find((one) => one.name === name)?._id ?? '' }
}

/** Stored enquiries, oldest first, without the examples of the demo. */
export async function readEnquiries(site: Site): Promise<Enquiry[]> {
  const { orders } = await callApi(site, 'GET', '/orders')
  return orders.filter(({ isExample }: Enquiry) => !isExample).toReversed()
}

interface Enquiry {
  isExample: boolean
  source: string
  reference: string
  products: object[]
}
