import type { Page } from '@playwright/test'

/** Page, URL and token with which a browser test adds records through the API. */
interface OwnShop {
  page: Page
  url: string
  token: string
}

interface NewProduct {
  name: string
  tags?: string
  choices?: { choice: string; values: string[] }[]
}

/** Adds a product, and returns its id. */
export async function addProduct(
  { page, url, token }: OwnShop,
  product: NewProduct,
): Promise<string> {
  const response = await page.request.post(`${url}/api/ourCategoriesItems/add`, {
    headers: { authorization: `Bearer ${token}` },
    data: product,
  })
  if (response.status() !== 201) throw new Error(await response.text())
  return (await response.json()).categoryItemData._id
}
