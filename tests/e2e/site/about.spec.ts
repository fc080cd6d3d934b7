import { expect, test } from '../../helpers/test.ts'

test('the about page is light, and fills the rows of its gallery', async ({ page, demoSite }) => {
  await page.goto(`${demoSite.url}/aboutus`)
  await expect(page.locator('.about-section')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  const edges = await page.locator('.photo-gallery').evaluate((element) => {
    const { right } = element.getBoundingClientRect()
    const rows = new Map<number, number>()
    for (const photo of element.querySelectorAll('.photo')) {
      const box = photo.getBoundingClientRect()
      rows.set(Math.round(box.top), Math.max(rows.get(Math.round(box.top)) ?? 0, box.right))
    }
    return [...rows.values()].map((edge) => Math.round(right - edge))
  })
  expect(edges).toEqual([0, 0])
})
