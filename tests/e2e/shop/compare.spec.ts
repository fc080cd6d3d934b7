import type { Page } from '@playwright/test'
import { expect, test } from '../../helpers/test.ts'

const columns = (page: Page) => page.getByRole('columnheader')

test('a visitor compares products of the shortlist', async ({ page, demoSite: { url } }) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      document.documentElement.dataset.sent = data?.url ?? ''
    }
  })
  await page.goto(`${url}/product`)
  const names = ['Teak Spindle Jhoola', 'Rattan Egg Chair', 'Oak Rope Plank Swing']
  for (const name of [...names, 'Cane Daybed Swing'])
    await page.getByRole('button', { name: `Shortlist ${name}`, exact: true }).click()
  await page.getByRole('button', { name: 'Shortlist, 4 saved' }).click()
  const panel = page.getByRole('dialog', { name: 'Shortlist' })
  const box = (name: string) => panel.getByRole('checkbox', { name: `Compare ${name}` })
  await expect(box('Teak Spindle Jhoola')).toBeDisabled()
  await box('Cane Daybed Swing').uncheck()
  await box('Teak Spindle Jhoola').check()
  await panel.getByRole('link', { name: 'Compare 3 side by side' }).click()
  await expect(page).toHaveURL(/\/compare\?ids=[\w-]+,[\w-]+,[\w-]+$/)
  await expect(columns(page)).toHaveText(names.toReversed())

  await test.step('in the visitor’s unit, also in the drawing', async () => {
    const jhoola = page
      .getByRole('row', { name: /^Width / })
      .getByRole('cell')
      .last()
    await expect(jhoola).toHaveText('202 cm6 ft 7.5 in')
    await expect(page.locator('.scale-piece')).toHaveCount(3)
    await page.getByRole('radio', { name: 'cm', exact: true }).check()
    await expect(jhoola).toHaveText('202 cm')
    await page.getByRole('radio', { name: 'ft, in' }).check()
    await expect(page.locator('.scale-label').first()).toContainText('ft')
  })

  await page.getByRole('button', { name: 'Send to somebody' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-sent', page.url())

  await test.step('with the names in view while scrolling, on a desktop and a phone', async () => {
    // Below 768 px, the name of a row is above its cells.
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await page.getByRole('rowheader', { name: 'Customization' }).scrollIntoViewIfNeeded()
      await expect(page.getByRole('rowheader', { name: 'Price' })).not.toBeInViewport()
      const header = await page.getByRole('banner').boundingBox()
      const bottom = (header?.y ?? 0) + (header?.height ?? 844)
      for (const column of await columns(page).all()) {
        await expect(column).toBeInViewport({ ratio: 1 })
        const { y = 0 } = (await column.locator('img').boundingBox()) ?? {}
        expect(y, `below the header at ${width} px`).toBeGreaterThanOrEqual(bottom - 1)
      }
    }
  })

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('link', { name: 'Ask about Rattan Egg Chair' })).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByText(/Rattan Egg Chair: http/)).toBeVisible()
})
