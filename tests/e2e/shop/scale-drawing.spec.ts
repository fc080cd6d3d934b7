import type { Page } from '@playwright/test'
import { findProduct } from '../../helpers/api.ts'
import { expect, findViolations, navigate, test } from '../../helpers/test.ts'

const section = (page: Page) => page.locator('#scale')
const wall = (page: Page) => section(page).getByRole('textbox', { name: /^Width of your wall/ })
const ceiling = (page: Page) => section(page).getByRole('textbox', { name: /^Height of your/ })
const ask = (page: Page) => section(page).getByRole('button', { name: 'See if it fits' })
const answers = (page: Page) => section(page).getByRole('listitem')

/** A product of 202 × 120 × 205 cm. */
const swing = 'Teak Spindle Jhoola'

test('a visitor asks whether a product fits the room', async ({ page, demoSite }) => {
  const { url } = demoSite
  await page.goto(url + (await findProduct(demoSite, swing)).path)
  await expect(wall(page)).toBeHidden()
  await section(page).getByText('Will it fit?').click()
  await wall(page).fill('240')
  await ceiling(page).fill('270 cm')
  await page.keyboard.press('Enter')
  await expect(answers(page)).toHaveText(['19 cm to spare on each side.', '65 cm to spare above.'])
  await expect(wall(page)).toHaveValue('240 cm')
  await expect(ceiling(page)).toBeFocused()
  expect(page.url()).not.toContain('wall=')
  expect(await findViolations(section(page))).toEqual([])
  await page.setViewportSize({ width: 320, height: 844 })
  const label = section(page).locator('.scale-label').first()
  const fontSize = () =>
    label.evaluate((text) => {
      const drawing = text.closest('svg')
      const scale = (drawing?.clientWidth ?? 0) / (drawing?.viewBox.baseVal.width ?? 1)
      return Number.parseFloat(getComputedStyle(text).fontSize) * scale
    })
  await expect.poll(fontSize, 'legible on a small phone').toBeGreaterThanOrEqual(11)
  await page.setViewportSize({ width: 1440, height: 900 })

  const unit = section(page).getByRole('combobox', { name: 'Sizes in' })
  await unit.selectOption('ft')
  await expect(section(page)).toContainText('6 ft 7.5 in')
  await expect(wall(page)).toHaveValue(/^7 ft 10/)
  await unit.selectOption('cm')
  await wall(page).fill('rather wide')
  await ask(page).click()
  await expect(wall(page)).toHaveAttribute('aria-invalid', 'true')
  await wall(page).fill('240')
  await ask(page).click()
  await expect(answers(page).first()).toHaveText('19 cm to spare on each side.')

  await navigate(page, (await findProduct(demoSite, 'Tambour Oak Sideboard')).path)
  await expect(wall(page)).toHaveValue('240 cm')
  await expect(answers(page).first()).toContainText('to spare on each side.')
  await page.goto(`${url}/product`)
  await page.getByRole('link', { name: 'Fits my wall: 240 cm' }).click()
  await expect(page).toHaveURL(/\?width=240\+cm$/)
})
