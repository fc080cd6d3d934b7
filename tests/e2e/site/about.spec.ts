import { expect, test } from '../../helpers/test.ts'

test('the about page renders its sections, full gallery rows and a playable video', async ({
  page,
  demoSite,
}) => {
  await page.goto(`${demoSite.url}/aboutus`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us')
  await expect(page.locator('.banner')).toContainText('Creating Classic Swings for Focused Living')
  await expect(page.locator('main h2')).toHaveText([
    'Made slowly, to move gently',
    'Our Story and Purpose',
    'Inside our workshop and showroom',
    'A swing drawn for your room',
    'At home with Zula',
  ])
  await expect(page.locator('.stories__story')).toHaveCount(3)
  const section = page.locator('.about-section')
  await expect(section).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(section.getByRole('link', { name: 'Read More' })).toHaveCount(0)

  const gallery = page.locator('.photo-gallery')
  await expect(gallery.getByRole('link', { name: 'Discover more' })).toHaveAttribute(
    'href',
    '/contactus',
  )
  const edges = await gallery.evaluate((element) => {
    const { right } = element.getBoundingClientRect()
    const rows = new Map<number, number>()
    for (const photo of element.querySelectorAll('.photo')) {
      const box = photo.getBoundingClientRect()
      rows.set(Math.round(box.top), Math.max(rows.get(Math.round(box.top)) ?? 0, box.right))
    }
    return [...rows.values()].map((edge) => Math.round(right - edge))
  })
  expect(edges).toEqual([0, 0])

  const video = page.locator('.about-section .video-button')
  await video.getByRole('button', { name: /^Play/ }).click()
  await expect(video.getByRole('button', { name: /^Pause/ })).toBeVisible()
  await expect(video.locator('.video-button__play')).toHaveCount(0)
})
