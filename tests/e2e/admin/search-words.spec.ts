import { furnitureVocabulary } from '../../../domain/search/furniture-vocabulary.ts'
import { expect, findViolationsInThemes, signIn, test } from '../../helpers/test.ts'

// Closes the page before its server, so that requests in flight do not fail.
test.afterEach(({ page }) => page.close())

const sofa = furnitureVocabulary.find(({ id }) => id === 'sofa')
const title = sofa?.words[0] ?? ''
const lastWord = sofa?.words.at(-1) ?? ''

const heading = 'Built-in search words'

test('an owner searches the built-in vocabulary and disables and enables a group', async ({
  page,
  ownSite,
}) => {
  await signIn(page, ownSite)
  await page.goto(`${ownSite.url}/admin/settings`)
  await page.getByRole('link', { name: heading }).click()
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect(
    page.getByText(`${furnitureVocabulary.length} groups`, { exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('switch')).toHaveCount(0)

  const furniture = page.getByRole('region', { name: 'Furniture' })
  await furniture.getByRole('button').press('Enter')
  await expect(furniture.getByRole('switch')).toHaveCount(
    furnitureVocabulary.filter(({ kind }) => kind === 'furniture').length,
  )
  expect(await findViolationsInThemes(page)).toEqual([])

  await page.getByRole('searchbox', { name: 'Find a word' }).fill(lastWord)
  await expect(page.getByText(/^\d+ of \d+ groups$/)).toBeVisible()
  const one = page.getByRole('switch', { name: title, exact: true })
  const label = page.locator('label').filter({ has: one })
  await expect(one).toBeChecked()
  await one.press('Space')
  await expect(one).not.toBeChecked()
  await expect(page.getByText(`“${title}” is off.`)).toBeVisible()
  const readDisabled = async () => {
    const response = await page.request.get(`${ownSite.url}/api/settings`)
    return (await response.json()).settingsData.disabledVocabularyGroups
  }
  expect(await readDisabled()).toEqual(['sofa'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(one).toBeChecked()
  await expect.poll(readDisabled).toEqual([])
  await label.click()
  await expect.poll(readDisabled).toEqual(['sofa'])

  await page.reload()
  await expect(page.getByRole('button', { name: /^Furniture \d+ groups, 1 off$/ })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Only groups that are off (1)' }).click()
  await expect(page.getByRole('switch')).toHaveCount(1)
  await expect(one).not.toBeChecked()
  // The group stays in the filtered list, so that it can be disabled again.
  await label.click()
  await expect(one).toBeChecked()
  await expect.poll(readDisabled).toEqual([])
})

test('only the search words screen loads the vocabulary', async ({ page, demoSite }) => {
  const phrase = furnitureVocabulary
    .flatMap(({ words }) => words)
    .filter((word) => /^[a-z ]+$/.test(word))
    .toSorted((one, other) => other.length - one.length)[0]
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (response.url().includes('/assets/') && response.url().endsWith('.js'))
      scripts.push(await response.text().catch(() => ''))
  })
  await signIn(page, demoSite)
  for (const path of ['/', '/product', '/admin', '/admin/settings']) {
    await page.goto(demoSite.url + path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  }
  expect(scripts.length).toBeGreaterThan(5)
  expect(scripts.filter((script) => script.includes(phrase ?? ''))).toEqual([])
  await page.goto(`${demoSite.url}/admin/settings/search-words`)
  await expect(page.getByRole('region', { name: 'Furniture' })).toBeVisible()
  await expect
    .poll(() => scripts.filter((script) => script.includes(phrase ?? '')).length)
    .toBeGreaterThan(0)
})
