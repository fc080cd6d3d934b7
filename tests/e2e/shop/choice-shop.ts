import type { Page } from '@playwright/test'
import { z } from 'zod'
import { createForm } from '../../helpers/form.ts'
import { photograph } from '../../helpers/media/media.ts'

/** Page, URL and token with which a browser test adds records through the API. */
export interface OwnShop {
  page: Page
  url: string
  token: string
}

interface NewChoice {
  name: string
  kind?: 'swatch' | 'list'
  isFilter?: boolean
  values: { name: string; colour?: string; surcharge?: string; hasPhoto?: boolean }[]
}

const savedChoice = z.object({
  _id: z.string(),
  values: z.array(z.object({ _id: z.string(), name: z.string() })),
})
export type Choice = z.infer<typeof savedChoice>

/** Adds a choice; `hasPhoto` gives a value a swatch photo. */
export async function addChoice(shop: OwnShop, choice: NewChoice): Promise<Choice> {
  const { name, kind = 'swatch', isFilter = false, values } = choice
  const form = createForm({
    name,
    kind,
    isFilter: String(isFilter),
    values: JSON.stringify(
      values.map(({ hasPhoto, ...value }) => ({
        ...value,
        image: hasPhoto === true ? 'file:sample' : '',
      })),
    ),
    ...(values.some(({ hasPhoto }) => hasPhoto) && { sample: await photograph('#9caf88') }),
  })
  const body = await post(shop, '/api/choices/add', form.body, form.contentType)
  return z.object({ choiceData: savedChoice }).parse(body).choiceData
}

interface NewProduct {
  name: string
  price?: string
  tags?: string
  choices?: { choice: string; values: string[] }[]
  /** Colour of the product's photo; no photo if undefined. */
  photo?: string
}

/** Adds a product, and returns its id. */
export async function addProduct(shop: OwnShop, product: NewProduct): Promise<string> {
  const { photo, choices = [], ...texts } = product
  const form = createForm({
    ...texts,
    choices: JSON.stringify(choices),
    ...(photo !== undefined && { images: await photograph(photo) }),
  })
  const body = await post(shop, '/api/ourCategoriesItems/add', form.body, form.contentType)
  return z.object({ categoryItemData: z.object({ _id: z.string() }) }).parse(body).categoryItemData
    ._id
}

/** Ids of a choice's values by their names. */
export function idsOf({ values }: Choice, names: readonly string[]): string[] {
  return names.flatMap((name) => values.find((value) => value.name === name)?._id ?? [])
}

async function post(
  { page, url, token }: OwnShop,
  path: string,
  data: Buffer,
  contentType: string,
): Promise<unknown> {
  const response = await page.request.post(url + path, {
    headers: { authorization: `Bearer ${token}`, 'content-type': contentType },
    data,
  })
  if (response.status() !== 201) throw new Error(`${path}: ${await response.text()}`)
  return response.json()
}
