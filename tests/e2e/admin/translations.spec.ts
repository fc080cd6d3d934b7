import type { Page } from '@playwright/test'
import type { Site } from '../../helpers/site.ts'
import { expect, signIn, test } from '../../helpers/test.ts'

// Closes the page before its server, so that requests in flight do not fail.
test.afterEach(({ page }) => page.close())

const screen = '/admin/translations'
const products = '/api/ourCategoriesItems'

function headersOf({ session }: Site) {
  return { authorization: `Bearer ${session.token}` }
}

async function addProduct(page: Page, site: Site, name: string) {
  const data = { name, description: `${name} in words.` }
  const headers = headersOf(site)
  const response = await page.request.post(`${site.url}${products}/add`, { headers, data })
  expect(response.status()).toBe(201)
  return (await response.json()).categoryItemData
}

async function switchOn(page: Page, site: Site, ...languages: string[]) {
  const headers = headersOf(site)
  const saved = await page.request.put(`${site.url}/api/settings`, { headers, data: { languages } })
  expect(saved.status()).toBe(200)
}

const language = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Languages' }).getByRole('switch', { name })
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const focusedIn = (page: Page, field: string) => page.locator(`[data-field="${field}"] :focus`)

test('languages are added in the settings, and missing translations are filled in one by one', async ({
  page,
  emptySite,
}) => {
  const { url } = emptySite
  await signIn(page, emptySite)
  const names = ['Teak swing', 'Oak bench']
  for (const name of names) await addProduct(page, emptySite, name)
  await page.goto(url + screen)
  await expect(page.getByRole('heading', { name: 'Your site is in one language' })).toBeVisible()
  await page.getByRole('link', { name: 'Add a language' }).click()
  await expect(page).toHaveURL(`${url}/admin/settings#field-languages`)
  await expect(language(page, /English/)).toBeDisabled()
  await language(page, /हिन्दी Hindi/).focus()
  await page.keyboard.press('Space')
  await language(page, /ગુજરાતી Gujarati/).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Control+s')
  await expect(toast(page, 'Settings saved.')).toBeVisible()

  await page.goto(url + screen)
  await expect(page.getByRole('switch')).toHaveCount(2)
  await page.getByRole('button', { name: 'Next missing translation in Hindi' }).click()
  const visited: string[] = []
  for (const translation of ['पहला', 'दूसरा']) {
    await expect(focusedIn(page, 'name@hi')).toBeVisible()
    visited.push(new URL(page.url()).pathname)
    await page.keyboard.type(translation)
    const description = page.locator('[data-field="description@hi"]').getByRole('textbox')
    await description.fill(`${translation} प्रोडक्ट`)
    await page.keyboard.press('Control+s')
    const saved = toast(page, 'Translations saved.').last()
    await expect(saved).toBeVisible()
    if (translation === 'पहला')
      await saved.getByRole('button', { name: 'Next missing translation' }).click()
    else await saved.getByRole('button', { name: 'All translations' }).click()
  }
  expect(new Set(visited).size).toBe(2)
  await expect(page).toHaveURL(`${url}${screen}?language=hi`)
  await expect(page.getByText('Nothing is left to translate.')).toBeVisible()
  await expect(page.getByText('Everything is translated.')).toBeVisible()
  await page.locator('label').filter({ hasText: 'ગુજરાતી' }).click()
  await expect(page.getByRole('link', { name: 'Teak swing' })).toBeVisible()
  await expect(page.getByText('Not translated: Name, Description')).toHaveCount(2)
})

test('a translation is marked as outdated when its original changes, until confirmed', async ({
  page,
  emptySite,
}) => {
  const { url } = emptySite
  await signIn(page, emptySite)
  await switchOn(page, emptySite, 'en', 'hi')
  const { _id } = await addProduct(page, emptySite, 'Teak swing')
  const headers = headersOf(emptySite)
  const translations = { hi: { name: 'सागौन का झूला', description: 'झूला' } }
  for (const data of [{ translations }, { name: 'Oak swing' }])
    await page.request.put(`${url}${products}/${_id}`, { headers, data })
  await page.goto(url + screen)
  await expect(page.getByText('1 has changed since')).toBeVisible()
  await expect(page.getByText('Changed since: Name')).toBeVisible()
  await page.getByRole('link', { name: 'Oak swing' }).click()
  await expect(focusedIn(page, 'name@hi')).toHaveValue('सागौन का झूला')
  await expect(page.getByText('The original has changed since')).toBeVisible()
  await page.getByRole('button', { name: 'Still right: Name' }).click()
  await expect(page.getByText('The original has changed since')).toHaveCount(0)
  await page.getByRole('link', { name: 'All translations' }).click()
  await expect(page.getByText('Everything is translated.')).toBeVisible()
})

test('a language is hidden, translated while hidden, and published again', async ({
  page,
  emptySite,
}) => {
  const { url } = emptySite
  await signIn(page, emptySite)
  await switchOn(page, emptySite, 'en', 'hi', 'gu')
  const { _id } = await addProduct(page, emptySite, 'Teak swing')
  const data = { translations: { hi: { name: 'सागौन का झूला' } } }
  await page.request.put(`${url}${products}/${_id}`, { headers: headersOf(emptySite), data })
  await page.goto(url + screen)
  const published = page.getByRole('switch', { name: 'Published: Hindi' })
  await published.focus()
  await page.keyboard.press('Space')
  await expect(toast(page, 'Hindi is hidden. Its translations are kept.')).toBeVisible()
  await expect(published).not.toBeChecked()
  // Hidden languages can still be translated.
  await page.getByRole('button', { name: 'Next missing translation in Hindi' }).click()
  await expect(focusedIn(page, 'description@hi')).toBeVisible()
  await page.getByRole('link', { name: 'All translations' }).click()
  await published.focus()
  await page.keyboard.press('Space')
  await expect(toast(page, 'Hindi is published.')).toBeVisible()
})

test('changing the default language asks for confirmation', async ({ page, emptySite }) => {
  const { url } = emptySite
  await signIn(page, emptySite)
  await switchOn(page, emptySite, 'en', 'hi', 'gu')
  await page.goto(`${url}/admin/settings#field-languages`)
  await page.getByRole('button', { name: 'Make Gujarati the default language' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make Gujarati the default language?' })
  await expect(dialog).toContainText('those in English begin with /en')
  await dialog.getByRole('button', { name: 'Make default' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(language(page, /ગુજરાતી/)).toBeDisabled()
  await expect(language(page, /English/)).toBeEnabled()
  await page.getByRole('button', { name: 'Move Hindi up' }).click()
  await page.keyboard.press('Control+s')
  await expect(toast(page, 'Settings saved.')).toBeVisible()
  const { settingsData } = await (await page.request.get(`${url}/api/settings`)).json()
  expect(settingsData.languages).toEqual(['gu', 'hi', 'en'])
})
