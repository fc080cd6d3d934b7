import { expect, test } from '../../helpers/test.ts'

test('the search says what it took a word for, and offers what is nearest where nothing fits', async ({
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
    await page.getByRole('searchbox').fill(asked)
    await expect(page).toHaveURL(`${demoSite.url}/product?${new URLSearchParams({ q: asked })}`)
    await expect(page.locator('.product-list h2').first()).toHaveText(name)
  }
  await page.getByRole('searchbox').fill('teak sofa')
  await expect(page.getByRole('heading', { name: 'No Data Found' })).toBeVisible()
  const nearest = page.getByRole('region', { name: 'Here is what comes close' })
  await expect(nearest.getByRole('heading', { name: /Teak|Sofa/ })).toHaveCount(3)
  await expect(page.getByRole('link', { name: 'Ask us on WhatsApp' })).toHaveAttribute(
    'href',
    /text=Hello%2C%20I%20am%20looking%20for%3A%20teak%20sofa$/,
  )
})
