import { expect, type Page } from '@playwright/test'
import type { Site } from '../site.ts'

interface Entry {
  _id: string
  name: string
}

/** A product of the demo catalogue with a choice of two fabrics and a free length. */
export interface ChosenProduct {
  _id: string
  path: string
  /** URLs of its photos in the stored order; the second one shows sage linen. */
  photos: string[]
  fabric: string
  /** Ids of the fabrics by name. */
  fabrics: Record<string, string>
}

/** Product name; its price is ₹38,500, and sage linen has a surcharge of ₹1,500. */
export const chosenName = 'Rattan Egg Chair'

/** Adds choices to the product: sage linen or indigo, and a length from 100 to 250 cm. */
export async function offerChoices(
  page: Page,
  { url }: Site,
  token: string,
): Promise<ChosenProduct> {
  const headers = { authorization: `Bearer ${token}` }
  const add = async (data: object) => {
    const response = await page.request.post(`${url}/api/choices/add`, { headers, data })
    expect(response.status(), await response.text()).toBe(201)
    return (await response.json()).choiceData
  }
  const fabric = await add({
    name: 'Cloth',
    kind: 'swatch',
    values: [
      { name: 'Sage linen', colour: '#9caf88', surcharge: '1500' },
      { name: 'Indigo', colour: '#3f51b5' },
    ],
  })
  const length = await add({ name: 'Own size', kind: 'measure', unit: 'cm', min: 100, max: 250 })
  const values: Entry[] = fabric.values
  const fabrics = Object.fromEntries(values.map(({ _id, name }) => [name, _id]))
  const list = await page.request.get(
    `${url}/api/ourCategoriesItems?q=${encodeURIComponent(chosenName)}`,
  )
  const product = (await list.json()).categoryItemData.find(
    ({ name }: Entry) => name === chosenName,
  )
  const photos: string[] = product.images.map((image: { url: string }) => image.url)
  const response = await page.request.put(`${url}/api/ourCategoriesItems/${product._id}`, {
    headers,
    data: {
      choices: [
        { choice: fabric._id, values: [] },
        { choice: length._id, values: [] },
      ],
      images: photos.map((photo, at) =>
        at === 1 ? { url: photo, value: fabrics['Sage linen'] } : { url: photo },
      ),
    },
  })
  expect(response.ok(), await response.text()).toBe(true)
  return { _id: product._id, path: product.path, photos, fabric: fabric._id, fabrics }
}
