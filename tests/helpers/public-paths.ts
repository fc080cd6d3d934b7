import {
  type FixedPageName,
  type PublicPage,
  type PublicPageName,
  publicPages,
} from '../../domain/urls/public-pages.ts'
import { callApi } from './api.ts'
import type { Site } from './site.ts'

export const missingPaths = ['/nothing-here', '/product-detail/gone']

interface Product {
  _id: string
  path: string
  choices?: unknown[]
}

/** Paths of every public page, in several states. */
export async function findPublicPaths(site: Site): Promise<string[]> {
  const products: Product[] = (await callApi(site, 'GET', '/ourCategoriesItems?limit=100'))
    .categoryItemData
  const { categoryData } = await callApi(site, 'GET', '/ourCategories')
  const { roomData } = await callApi(site, 'GET', '/rooms')
  const countChoices = ({ choices = [] }: Product) => choices.length
  const byChoices = products.toSorted((one, other) => countChoices(other) - countChoices(one))
  const pathsOf = (...records: ({ path: string } | undefined)[]) =>
    records.flatMap((record) => record?.path ?? [])
  const ids = [byChoices[0], byChoices.at(-1)].flatMap((product) => product?._id ?? []).join()
  const preview: string[] = []
  for (const { _id } of products.slice(0, 1)) {
    const shared = { kind: 'shared' }
    const { url } = await callApi(site, 'POST', `/ourCategoriesItems/${_id}/preview`, shared)
    preview.push(new URL(url).pathname)
  }
  const chosen = ids === '' ? [] : [`?ids=${ids}`]
  // Pages that can be seen at their path alone need no line.
  const further: Record<Exclude<PublicPageName, FixedPageName>, string[]> &
    Partial<Record<PublicPageName, string[]>> = {
    shop: [
      ...['/product?q=zzzz', '/product?width=4+ft&tag=teak&maxPrice=90000'],
      ...pathsOf(categoryData[0]),
    ],
    product: pathsOf(byChoices[0], byChoices.at(-1)),
    room: pathsOf(roomData[0]),
    compare: chosen.map((query) => `/compare${query}`),
    shortlist: chosen.map((query) => `/shortlist${query}`),
    preview,
    // A redirect.
    order: [],
  }
  // Offers are data.
  const { offers: _, ...pages } = publicPages
  const fixed = Object.values<PublicPage>(pages).flatMap(({ path, segments = ':step?' }) =>
    segments === ':step?' ? path : [],
  )
  return [...fixed, ...Object.values(further).flat(), ...missingPaths]
}
