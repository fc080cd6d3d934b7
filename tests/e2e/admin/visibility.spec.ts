import { expect, findViolationsInThemes, navigateTo, signIn, test } from '../../helpers/test.ts'

// Closes the page before its server, so that requests in flight do not fail.
test.afterEach(({ page }) => page.close())

const list = '/admin/manage-store/products'
const name = 'Teak Spindle Jhoola'

test('a product is hidden, shown by a private link and set live again', async ({
  page,
  ownSite,
  consoleErrors,
}) => {
  await signIn(page, ownSite)
  const { url } = ownSite
  const found = await page.request.get(`${url}/api/ourCategoriesItems?q=spindle`)
  const [{ _id: id, path }] = (await found.json()).categoryItemData
  const row = page.getByRole('row', { name: new RegExp(name) })
  await page.goto(`${url}${list}/${id}`)
  await page.getByRole('combobox', { name: 'Visibility' }).selectOption('Hidden')
  await page.getByRole('button', { name: /^Save(?! and)/ }).click()
  await expect(page.getByText('Product saved.')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${list}$`))
  await expect(row.getByText('Hidden', { exact: true })).toBeVisible()
  await page.getByRole('combobox', { name: 'Visibility' }).selectOption('Hidden')
  await expect(page).toHaveURL(/stage=hidden/)
  await expect(page.locator('tbody tr')).toHaveCount(1)

  await navigateTo(page, `${list}/${id}`)
  await expect(page.getByText('Hidden from visitors. It appears in no list')).toBeVisible()
  await page.getByRole('button', { name: 'Create private link' }).click()
  await expect(page.getByRole('textbox', { name: 'Private link' })).toHaveValue(
    new RegExp(`^${url}/product-preview/`),
  )
  expect(await findViolationsInThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'End private links' }).click()
  await expect(page.getByText('The private links no longer work.')).toBeVisible()

  // Signed-in administrators are redirected from the public URL to a preview only they can see.
  await page.goto(url + path)
  await expect(page).toHaveURL(/\/product-preview\//)
  await expect(page.getByRole('note')).toContainText('Only you can see this page.')
  expect(consoleErrors.splice(0).join()).toContain('404')

  await page.goto(url + list)
  await row.getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(row.getByText('Hidden', { exact: true })).toHaveCount(0)
})

test('a copy starts hidden, and its dates use the time zone of the shop', async ({
  page,
  ownSite,
}) => {
  const token = await signIn(page, ownSite)
  await page.goto(ownSite.url + list)
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(page.getByText('This is the copy, hidden until you set it live.')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(`${name} (copy)`)
  await expect(page.getByText('Hidden from visitors. It appears in no list')).toBeVisible()

  await page.getByRole('combobox', { name: 'Visibility' }).selectOption('Live')
  await page.getByLabel('Shown from').fill('2096-11-23T09:00')
  await expect(page.getByText(/visitors will see this product from 23 November 2096/)).toBeVisible()
  await page.getByRole('button', { name: /^Save(?! and)/ }).click()
  await expect(page.getByText('Product saved.')).toBeVisible()
  await expect(page.locator('tbody tr').getByText('From 23 Nov')).toHaveCount(1)
  const response = await page.request.get(`${ownSite.url}/api/ourCategoriesItems?stage=upcoming`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect((await response.json()).categoryItemData).toMatchObject([
    { liveFrom: '2096-11-23T03:30:00.000Z' },
  ])
})

test('the shortlist stored in a browser drops products that were hidden', async ({
  page,
  ownSite,
}) => {
  const token = await signIn(page, ownSite)
  const { url } = ownSite
  const found = await (await page.request.get(`${url}/api/ourCategoriesItems?limit=2`)).json()
  const [one, two] = found.categoryItemData
  await page.addInitScript(
    (products) => localStorage.setItem('shortlist', products),
    JSON.stringify([one, two].map(({ _id, name }) => ({ _id, name, picture: null }))),
  )
  await page.request.put(`${url}/api/ourCategoriesItems/${one._id}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { visibility: 'hidden' },
  })
  await page.goto(`${url}/aboutus`)
  await page.getByRole('button', { name: 'Shortlist, 2 saved' }).click()
  const panel = page.getByRole('dialog', { name: 'Shortlist' })
  await expect(panel.getByRole('listitem')).toHaveCount(1)
  await expect(panel.getByRole('link', { name: two.name })).toBeVisible()
})
