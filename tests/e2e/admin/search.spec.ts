import { furnitureVocabulary } from '../../../domain/search/furniture-vocabulary.ts'
import { addProduct, callApi } from '../../helpers/api.ts'
import { saveButton } from '../../helpers/back-office.ts'
import { expect, navigateTo, openScreen, test } from '../../helpers/test.ts'

const list = '/admin/manage-store/products'
const sofa = furnitureVocabulary.find(({ id }) => id === 'sofa')
const title = sofa?.words[0] ?? ''
const lastWord = sofa?.words.at(-1) ?? ''
const heading = 'Built-in search words'

test('an owner is found by search engines, and switches off known words', async ({
  page,
  emptySite,
}) => {
  const { _id, path } = await addProduct(emptySite, { name: 'Teak Jhoola' })
  await openScreen(page, emptySite, `${list}/${_id}`)
  const results = page.getByRole('figure', { name: 'How it may look in search results' })
  await expect(results).toContainText('Teak Jhoola | Our shop')
  await expect(results).toContainText('Search engines pick a text from the page.')
  await page.getByLabel('Title for search engines').fill('A swing by our shop')
  await expect(results).toContainText('Title: 19 of about 60 letters')
  const description = 'Made to measure in Ahmedabad. '.repeat(6).trim()
  await page.getByLabel('Description for search engines').fill(description)
  await expect(results).toContainText('Description: 179 letters. About 155 are shown.')
  await saveButton(page).click()
  await expect(page).toHaveURL(emptySite.url + list)

  const visited = await fetch(emptySite.url + path)
  expect(await visited.text()).toContain('<title>A swing by our shop</title>')

  await navigateTo(page, '/admin/settings')
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

  await navigateTo(page, '/admin/page-texts')
  const ofAbout = results.filter({ hasText: 'aboutus' })
  await expect(ofAbout).toContainText('About Us | Our shop')
  await page.getByLabel('Search engines: title').nth(1).fill('Swing makers since 1998')
  await expect(ofAbout).toContainText('Swing makers since 1998 | Our shop')
})
