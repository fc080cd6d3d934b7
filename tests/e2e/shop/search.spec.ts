import { expect, findViolations, test } from '../../helpers/test.ts'

test('corrects misspelt words, matches synonyms and sizes, and shows the corrected query', async ({
  page,
  demoSite,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${demoSite.url}/product?q=egg+chiar`)
  await expect(page.getByText('Showing results for “egg chair”')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Rattan Egg Chair' })).toBeVisible()
  for (const [asked, name] of [
    ['jhola', 'Teak Spindle Jhoola'],
    ['jhula', 'Teak Spindle Jhoola'],
    ['sofa set', 'Three-Seat Linen Sofa'],
    ['120 cm', 'Teak Spindle Jhoola'],
  ] as const) {
    await page.getByRole('combobox', { name: 'Search products' }).fill(asked)
    await expect(page).toHaveURL(`${demoSite.url}/product?${new URLSearchParams({ q: asked })}`)
    await expect(page.locator('.product-list h2').first()).toHaveText(name)
  }
})

test('lists partial matches under their own heading, below full matches', async ({
  page,
  demoSite: { url },
}) => {
  const partly = page.getByRole('region', { name: 'These match part of your search' })
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`${url}/product?q=velvet+sofa`)
    await expect(
      page.getByText('No piece has every word of “velvet sofa”. These match part of it.'),
    ).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Velvet Wingback Chair' })).toBeVisible()
    await expect(partly).toHaveCount(0)
    expect(await findViolations(page)).toEqual([])

    await page.goto(`${url}/product?q=macrame+steel`)
    const lists = page.locator('.product-list')
    await expect(lists).toHaveCount(2)
    await expect(lists.first().getByRole('heading').first()).toHaveText('Macramé Moon Chair')
    await expect(partly.getByRole('listitem').first()).toBeVisible()
    await expect(partly.getByRole('heading', { name: 'Macramé Moon Chair' })).toHaveCount(0)
    await expect(page.locator('.shop-toolbar__count')).toHaveText(
      /^[12] pieces?, and [0-9]+ in part$/,
    )
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await findViolations(page)).toEqual([])
  }
})

test('paginates partial matches under their own heading', async ({ page, demoSite: { url } }) => {
  const { total, fullMatches } = await (
    await page.request.get(`${url}/api/ourCategoriesItems?q=macrame+steel`)
  ).json()
  expect(total).toBeGreaterThan(9)
  await page.goto(`${url}/product?q=macrame+steel&page=2`)
  const partly = page.getByRole('region', { name: 'These match part of your search' })
  await expect(page.locator('.product-list')).toHaveCount(1)
  await expect(partly.locator('.product-list > li')).toHaveCount(Math.min(9, total - 9))
  await expect(page.locator('.shop-toolbar__count')).toContainText(
    `and ${total - fullMatches} in part`,
  )
})

test('a search without results links to the categories and to a chat about it', async ({
  page,
  demoSite: { url },
}) => {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`${url}/product?q=wqxzvb`)
    await expect(page.getByRole('heading', { name: 'No Data Found' })).toBeVisible()
    await expect(page.locator('.product-list')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Ask us on WhatsApp' })).toHaveAttribute(
      'href',
      /text=Hello%2C%20I%20am%20looking%20for%3A%20wqxzvb$/,
    )
    const categories = page
      .getByRole('main')
      .getByRole('navigation', { name: 'Where to go instead' })
    await expect(categories.getByRole('link')).toHaveCount(6)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await findViolations(page)).toEqual([])
  }
  await page
    .getByRole('main')
    .getByRole('navigation', { name: 'Where to go instead' })
    .getByRole('link', { name: 'Tables & Storage' })
    .click()
  await expect(page.locator('.product-list > li')).toHaveCount(4)
  await page.getByRole('combobox', { name: 'Search products' }).fill('linen sofa')
  await page.getByRole('link', { name: 'Search for “linen sofa”' }).click()
  await expect(page).toHaveURL(`${url}/product?q=linen+sofa`)
  await expect(page.locator('.product-list h2').first()).toHaveText('Three-Seat Linen Sofa')
})
