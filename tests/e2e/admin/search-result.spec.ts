import { addProduct } from '../../helpers/api.ts'
import { saveButton } from '../../helpers/back-office.ts'
import { expect, navigateTo, openScreen, test } from '../../helpers/test.ts'

const list = '/admin/manage-store/products'

test('an owner sees how search engines may show a product and a page', async ({
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

  await navigateTo(page, '/admin/page-texts')
  const ofAbout = results.filter({ hasText: 'aboutus' })
  await expect(ofAbout).toContainText('About Us | Our shop')
  await page.getByLabel('Search engines: title').nth(1).fill('Swing makers since 1998')
  await expect(ofAbout).toContainText('Swing makers since 1998 | Our shop')

  await page.goto(emptySite.url + path)
  await expect(page).toHaveTitle('A swing by our shop')
})
