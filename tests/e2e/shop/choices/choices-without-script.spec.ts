import { addBench } from '../../../helpers/choices/product-with-choices.ts'
import { expect, test } from '../../../helpers/test.ts'

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

test('without JavaScript, values are links and a measure is a form', async ({
  page,
  emptySite,
  consoleErrors,
}) => {
  const address = emptySite.url + (await addBench(page.request, emptySite)).path
  await page.goto(address)
  const choices = page.locator('.choices')
  await choices.getByRole('link', { name: /^Indigo/ }).click()
  await expect(page).toHaveURL(`${address}?fabric=indigo#choice-fabric`)
  await expect(choices.getByRole('group', { name: 'Fabric: Indigo' })).toBeInViewport()
  await expect(page.locator('.offer-line__large')).toContainText('from ₹25,500')
  await choices.getByRole('textbox').fill('9 m')
  await choices.getByRole('button', { name: 'Set' }).click()
  await expect(page).toHaveURL(`${address}?fabric=indigo&length=9+m#choice-length`)
  await expect(choices.getByRole('alert')).toContainText('cannot make this length')
  await choices.getByRole('textbox').fill(`4'6"`)
  await choices.getByRole('button', { name: 'Set' }).click()
  await expect(page.locator('#choice-length .choice-label')).toContainText('137.2 cm (4 ft 6 in)')
  await choices.getByRole('link', { name: /^Teak/ }).click()
  await expect(page.locator('#choice-length .choice-label')).toContainText('137.2 cm (4 ft 6 in)')
  await expect(choices.getByRole('group', { name: 'Finish: Teak' })).toBeVisible()
  // With JavaScript disabled, the browser logs an error for every blocked script.
  consoleErrors.length = 0
})
