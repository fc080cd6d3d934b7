import type { Page } from '@playwright/test'
import { write } from '../../helpers/chat.ts'
import { expect, signIn, test } from '../../helpers/test.ts'

// Close the page first: its pending requests would fail once the server stops.
test.afterEach(({ page }) => page.close())

const path = '/api/ourCategoriesItems'

interface Product {
  _id: string
  name: string
  path: string
}

async function readProducts(page: Page, url: string): Promise<Product[]> {
  return (await (await page.request.get(url + path)).json()).categoryItemData
}

test('a long availability note and price cause no horizontal overflow', async ({
  page,
  ownSite,
}) => {
  const { url } = ownSite
  const products = await readProducts(page, url)
  for (const { _id } of products.slice(0, 9))
    await write(page, ownSite, ownSite.session.token, `/ourCategoriesItems/${_id}`, {
      availability: 'back-on',
      availabilityNote: 'x'.repeat(500),
      price: '9999999999.99',
      salePrice: '9999999999.98',
    })
  await page.setViewportSize({ width: 320, height: 700 })
  for (const address of ['/product', `/product-detail/${products[0]?._id}`]) {
    await page.goto(url + address)
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(beyond, address).toBeLessThanOrEqual(0)
  }
})

test('saves the related products of a product in the order in which the owner moved them', async ({
  page,
  ownSite,
}) => {
  const { url } = ownSite
  await signIn(page, ownSite)
  const products = await readProducts(page, url)
  const [shown, ...others] = products
  const chosen = [others.at(-2), others[0]].filter((one) => one !== undefined)
  await page.goto(`${url}/admin/manage-store/products/${shown?._id}`)
  const search = page.getByRole('combobox', { name: 'Add a product' })
  await search.click()
  const options = page.getByRole('listbox').getByRole('option')
  await expect(options.filter({ hasText: chosen[1]?.name })).toBeVisible()
  await expect(options.filter({ hasText: shown?.name })).toHaveCount(0)
  for (const { name } of chosen) {
    await search.fill(name)
    await page.getByRole('option', { name, exact: true }).click()
    await expect(search).toBeInViewport()
  }
  const second = chosen[1]?.name
  await page.getByRole('button', { name: `Move ${second}, place 2 of 2` }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: `Move ${second}, place 1 of 2` })).toBeVisible()
  await page.getByRole('button', { name: /^Save/ }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()

  const { related } = (await (await page.request.get(`${url}${path}/${shown?._id}`)).json())
    .categoryItemData
  expect(related).toEqual([chosen[1]?._id, chosen[0]?._id])
})
