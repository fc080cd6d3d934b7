import { furnitureVocabulary } from '../../../domain/search/furniture-vocabulary.ts'
import { callApi } from '../../helpers/api.ts'
import { expect, navigateTo, openScreen, test } from '../../helpers/test.ts'

const sofa = furnitureVocabulary.find(({ id }) => id === 'sofa')
const title = sofa?.words[0] ?? ''
const lastWord = sofa?.words.at(-1) ?? ''
const heading = 'Built-in search words'

test('an owner switches off known words', async ({ page, emptySite }) => {
  await openScreen(page, emptySite, '/admin/settings')
  await page.getByRole('link', { name: heading }).click()
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect(page.getByRole('switch')).toHaveCount(0)
  const furniture = page.getByRole('region', { name: 'Furniture' })
  await furniture.getByRole('button').press('Enter')
  await expect(furniture.getByRole('switch').first()).toBeVisible()

  await page.getByRole('searchbox', { name: 'Find a word' }).fill(lastWord)
  const one = page.getByRole('switch', { name: title, exact: true })
  const label = page.locator('label').filter({ has: one })
  // Before the search, all groups of the opened section are shown.
  await expect(page.getByText(/^\d+ of \d+ groups$/)).toBeVisible()
  await expect(one).toBeChecked()
  await one.press('Space')
  await expect(one).not.toBeChecked()
  await expect(page.getByText(`“${title}” is off.`)).toBeVisible()
  const readDisabled = async () =>
    (await callApi(emptySite, 'GET', '/settings')).settingsData.disabledVocabularyGroups
  await expect.poll(readDisabled).toEqual(['sofa'])

  await navigateTo(page, '/admin/settings/search-words')
  await expect(page.getByRole('button', { name: /^Furniture \d+ groups, 1 off$/ })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Only groups that are off (1)' }).click()
  await expect(page.getByRole('switch')).toHaveCount(1)
  await expect(one).not.toBeChecked()
  // The group stays in the filtered list, so that it can be disabled again.
  await label.click()
  await expect(one).toBeChecked()
  await expect.poll(readDisabled).toEqual([])
})
