import type { Site } from './site.ts'

/** Calls the API of a site as its owner. Returns the body of the response; throws for an error. */
export async function callApi(
  { url, session }: Site,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  data?: object,
) {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${session.token}`,
      ...(data && { 'content-type': 'application/json' }),
    },
    ...(data && { body: JSON.stringify(data) }),
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
