import { callApi } from '../../helpers/api.ts'
import { createForm } from '../../helpers/form.ts'
import { photograph } from '../../helpers/media.ts'
import { expect, navigateTo, openScreen, test } from '../../helpers/test.ts'

test('An owner changes texts and accent colour of the pages', async ({ page, emptySite }) => {
  const slide = { title: 'Rain', content: 'On the roof.', image: await photograph() }
  await callApi(emptySite, 'POST', '/homeCarousal/add', createForm(slide))
  await openScreen(page, emptySite, '/admin/page-texts')
  const shown = page.frameLocator('iframe')
  await expect(shown.locator('.site-footer-module__root')).toContainText('All rights reserved')
  const home = page.getByRole('region', { name: 'Home page' })
  await home.getByRole('textbox', { name: /^Slides: button/ }).fill('See them <b>all</b>')
  await home.getByRole('button', { name: 'Hide: Categories: subtitle' }).click()
  await home
    .getByRole('textbox', { name: /^Something Unique: subtitle/ })
    .fill('What {brand} is known for.')
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('Page texts saved.')).toBeVisible()
  await expect(shown.locator('.hero-module__root')).toContainText('See them <b>all</b>')

  await page.getByRole('checkbox', { name: 'Only changed texts (3)' }).check()
  const fields = page.locator('[data-part] textarea:visible')
  await expect(fields).toHaveCount(3)
  const hidden = home.getByRole('textbox', { name: /^Categories: subtitle/ })
  await expect(hidden).toHaveAttribute('placeholder', 'Hidden')
  await page.getByLabel('Find a text').fill('known for')
  await expect(fields).toHaveCount(1)

  // An accent colour that is hard to see is refused.
  await navigateTo(page, '/admin/settings')
  const field = page.getByLabel('Accent colour', { exact: true })
  await field.fill('#ffff00')
  await expect(page.getByText(/is hard to see on white/)).toBeVisible()
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('1 field to correct')).toBeVisible()
  await page.getByRole('button', { name: 'Use #999900' }).click()
  await expect(field).toHaveValue('#999900')
  await field.fill('#C0392B')
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('Settings saved.')).toBeVisible()

  await page.goto(emptySite.url)
  await expect(page.locator('.hero-module__root a')).toHaveCSS(
    'background-color',
    'rgb(192, 57, 43)',
  )
})
