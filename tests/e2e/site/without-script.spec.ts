import type { Page } from '@playwright/test'
import { createForm } from '../../helpers/form.ts'
import { photograph } from '../../helpers/media/media.ts'
import type { Site } from '../../helpers/site.ts'
import { expect, test } from '../../helpers/test.ts'

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

test('every page of a large shop renders without JavaScript', async ({
  page,
  emptySite,
  consoleErrors,
}) => {
  const { category, product } = await fillShop(page, emptySite)
  for (const [path, heading] of [
    ['/', 'Our shop'],
    ['/aboutus', 'About Us'],
    ['/contactus', 'Contact Us'],
    ['/product', 'Shop'],
    [`/product/${category}`, 'Category 1'],
    ['/product?show=filters', 'Filter'],
    ['/rooms', 'Rooms'],
    [`/product-detail/${product}`, 'Swing with twenty pictures'],
    ['/product-detail/gone', 'This seat is empty'],
    ['/no/such/page', 'This seat is empty'],
  ] as const) {
    const response = await page.goto(emptySite.url + path)
    const html = (await response?.text()) ?? ''
    expect({ path, late: /<div hidden="" id="S:|\$RC\(|<template id="B:/.exec(html) }).toEqual({
      path,
      late: null,
    })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.locator('main').getByRole('link').first()).toBeVisible()
    await expect(page.locator('.site-footer').getByRole('link')).toHaveCount(4 + 30 + 1)
  }
  // The browser logs an error for every blocked script, and for the expected 404s.
  consoleErrors.length = 0
})

/** Adds thirty categories with a photo each, and a product with twenty photos. */
async function fillShop(page: Page, site: Site): Promise<{ category: string; product: string }> {
  const { url } = site
  const { token } = site.session
  const add = async (path: string, fields: Parameters<typeof createForm>[0]) => {
    const { body, contentType } = createForm(fields)
    const documentResponse = await page.request.post(`${url}/api/${path}/add`, {
      headers: { authorization: `Bearer ${token}`, 'content-type': contentType },
      data: body,
    })
    expect(documentResponse.status()).toBe(201)
    return documentResponse.json()
  }
  const image = await photograph('#806040')
  const ids: string[] = []
  for (let number = 1; number <= 30; number++) {
    const { categoryData } = await add('ourCategories', { name: `Category ${number}`, image })
    ids.push(categoryData._id)
  }
  const [category = ''] = ids
  const shades = Array.from({ length: 20 }, (_, index) => `#8060${(index + 16).toString(16)}`)
  const { categoryItemData } = await add('ourCategoriesItems', {
    name: 'Swing with twenty pictures',
    description: 'Hangs from two ropes. '.repeat(400),
    createdBy: category,
    images: await Promise.all(shades.map((shade) => photograph(shade))),
  })
  return { category, product: categoryItemData._id }
}
