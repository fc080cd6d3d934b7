import { addProduct, callApi, changeProduct } from '../../helpers/api.ts'
import { toastOf } from '../../helpers/back-office.ts'
import { expect, navigateTo, openScreen, test } from '../../helpers/test.ts'

const screen = '/admin/translations'

test('an owner translates the shop', async ({ page, emptySite }) => {
  const add = (name: string) => addProduct(emptySite, { name, description: 'In words.' })
  const { _id } = await add('Teak swing')
  await add('Oak bench')
  const language = (name: RegExp) =>
    page.getByRole('group', { name: 'Languages' }).getByRole('switch', { name })
  const focusedIn = (field: string) => page.locator(`[data-field="${field}"] :focus`)
  await openScreen(page, emptySite, screen)
  await page.getByRole('link', { name: 'Add a language' }).click()
  await expect(language(/English/)).toBeDisabled()
  await language(/हिन्दी Hindi/).press('Space')
  await language(/ગુજરાતી Gujarati/).press('Space')
  await page.keyboard.press('Control+s')
  await expect(toastOf(page, 'Settings saved.')).toBeVisible()
  // The machine may have no letters of these languages.
  const loadedFonts = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    )
  for (const family of ['Noto Sans Devanagari', 'Noto Sans Gujarati'])
    await expect.poll(loadedFonts).toContainEqual(expect.stringContaining(family))

  await navigateTo(page, screen)
  await page.getByRole('button', { name: 'Next missing translation in Hindi' }).click()
  const visited: string[] = []
  const record = () => new URL(page.url()).pathname
  for (const translation of ['पहला', 'दूसरा']) {
    await expect.poll(record).not.toBe(visited[0] ?? screen)
    await expect(focusedIn('name@hi')).toBeVisible()
    visited.push(record())
    await page.keyboard.type(translation)
    const description = page.locator('[data-field="description@hi"]').getByRole('textbox')
    await description.fill(`${translation} प्रोडक्ट`)
    const [left, next] =
      translation === 'पहला'
        ? ['1 more is left.', 'Next missing translation']
        : ['This is the last one.', 'All translations']
    // The message offers the way on that is known when the save begins.
    await expect(page.getByText(left)).toBeVisible()
    await page.keyboard.press('Control+s')
    const saved = toastOf(page, 'Translations saved.').last()
    await saved.getByRole('button', { name: next }).click()
  }
  expect(new Set(visited).size).toBe(2)
  await expect(page).toHaveURL(`${emptySite.url}${screen}?language=hi`)
  await expect(page.getByText('Everything is translated.')).toBeVisible()
  await page.locator('label').filter({ hasText: 'ગુજરાતી' }).click()
  await expect(page.getByRole('link', { name: 'Teak swing' })).toBeVisible()
  await expect(page.getByText('Not translated: Name, Description')).toHaveCount(2)

  // A changed original makes its translation outdated until that is confirmed.
  await changeProduct(emptySite, _id, { name: 'Oak swing' })
  await navigateTo(page, `${screen}?language=hi`)
  await expect(page.getByText('Changed since: Name')).toBeVisible()
  await page.getByRole('link', { name: 'Oak swing' }).click()
  await expect(focusedIn('name@hi')).toHaveValue(/पहला|दूसरा/)
  await expect(page.getByText('The original has changed since')).toBeVisible()
  await page.getByRole('button', { name: 'Still right: Name' }).click()
  await expect(page.getByText('The original has changed since')).toHaveCount(0)
  await page.getByRole('link', { name: 'All translations' }).click()
  await expect(page.getByText('Everything is translated.')).toBeVisible()

  // Hidden languages can still be translated.
  await add('Cane chair')
  const published = page.getByRole('switch', { name: 'Published: Hindi' })
  await published.press('Space')
  await expect(toastOf(page, 'Hindi is hidden. Its translations are kept.')).toBeVisible()
  await expect(published).not.toBeChecked()
  await navigateTo(page, screen)
  await page.getByRole('button', { name: 'Next missing translation in Hindi' }).click()
  await expect(focusedIn('name@hi')).toHaveValue('')
  await page.getByRole('link', { name: 'All translations' }).click()
  // A new screen takes the focus after its first render.
  await expect(page.getByRole('main')).toBeFocused()
  await published.press('Space')
  await expect(toastOf(page, 'Hindi is published.')).toBeVisible()

  await navigateTo(page, '/admin/settings')
  await page.getByRole('button', { name: 'Make Gujarati the default language' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make Gujarati the default language?' })
  await expect(dialog).toContainText('those in English begin with /en')
  await dialog.getByRole('button', { name: 'Make default' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(language(/ગુજરાતી/)).toBeDisabled()
  await page.getByRole('button', { name: 'Move Hindi up' }).click()
  await page.keyboard.press('Control+s')
  await expect
    .poll(async () => (await callApi(emptySite, 'GET', '/settings')).settingsData.languages)
    .toEqual(['gu', 'hi', 'en'])
})
