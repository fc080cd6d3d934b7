import { expect, findViolationsInThemes, signIn, test } from '../../helpers/test.ts'

// Closes the page before its server, so that requests in flight do not fail.
test.afterEach(({ page }) => page.close())

test('the history lists changes by field and previews a restore before confirmation', async ({
  page,
  ownSite,
}) => {
  const token = await signIn(page, ownSite)
  const headers = { authorization: `Bearer ${token}` }
  const find = async () => {
    const response = await page.request.get(`${ownSite.url}/api/ourCategoriesItems?q=Cane%20Daybed`)
    const { categoryItemData } = await response.json()
    return categoryItemData.find(({ name }: { name: string }) => name === 'Cane Daybed Swing')
  }
  const before = await find()
  const path = `${ownSite.url}/api/ourCategoriesItems/${before._id}`
  const description = `${before.description} Woven in Assam.`
  await page.request.put(path, { data: { warranty: 'Ten years', description }, headers })
  const [, ...others] = before.images.map(({ url }: { url: string }) => url)
  await page.request.put(path, { data: { images: others }, headers })

  await page.goto(`${ownSite.url}/admin/manage-store/products/${before._id}`)
  await expect(page.getByLabel('Warranty')).toHaveValue('Ten years')
  await page.getByRole('button', { name: 'History' }).click()
  const drawer = page.getByRole('dialog', { name: 'History' })
  const versions = drawer.locator('ol > li')
  await expect(versions).toHaveCount(3)
  await expect(versions.nth(0)).toContainText('Administrator, changed Just now')
  await expect(versions.nth(0)).toContainText('1 removed')
  await expect(versions.nth(0).locator('img')).toHaveCount(before.images.length * 2 - 1)
  await expect(versions.nth(1)).toContainText('Warranty')
  await expect(versions.nth(1).locator('ins', { hasText: 'Ten years' })).toBeVisible()
  // Long texts are shortened to the context of the difference.
  await expect(versions.nth(1).locator('ins', { hasText: 'Woven in Assam.' })).toHaveText(/^…/)
  expect(await findViolationsInThemes(page)).toEqual([])

  await drawer.getByRole('button', { name: 'Restore version 1' }).click()
  const question = page.getByRole('dialog', { name: 'Restore version 1?' })
  await expect(question).toContainText('1 added')
  await expect(question.locator('del', { hasText: 'Ten years' })).toBeVisible()
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  expect((await find()).warranty).toBe('Ten years')

  await drawer.getByRole('button', { name: 'Restore version 1' }).click()
  await question.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('Version 1 restored.')).toBeVisible()
  await expect(page.getByLabel('Warranty')).toHaveValue(before.warranty)
  await expect(page.getByLabel('Description')).toHaveValue(before.description)
  const after = await find()
  expect(after).toEqual({ ...before, version: 4, updatedAt: after.updatedAt })
})

test('a slide is restored from the history in its dialog', async ({ page, ownSite }) => {
  const token = await signIn(page, ownSite)
  const { homeCarousal } = await (await page.request.get(`${ownSite.url}/api/homeCarousal`)).json()
  const [{ _id: id, title }] = homeCarousal
  await page.request.put(`${ownSite.url}/api/homeCarousal/${id}`, {
    data: { title: 'A calmer evening' },
    headers: { authorization: `Bearer ${token}` },
  })
  await page.goto(`${ownSite.url}/admin/home-carosal`)
  await page.getByRole('button', { name: 'Actions for A calmer evening' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.getByRole('button', { name: 'History' }).click()
  const slide = page.getByRole('dialog', { name: 'Edit Home Carousel' })
  const drawer = page.getByRole('dialog', { name: 'History' })
  await expect(drawer.getByText('Version 2')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(slide).toBeVisible()
  await page.getByRole('button', { name: 'History' }).click()
  await page.getByRole('button', { name: 'Restore version 1' }).click()
  await page
    .getByRole('dialog', { name: 'Restore version 1?' })
    .getByRole('button', { name: 'Restore' })
    .click()
  await expect(page.getByText('Version 1 restored.')).toBeVisible()
  const now = await (await page.request.get(`${ownSite.url}/api/homeCarousal/${id}`)).json()
  expect(now.homeCarousal.title).toBe(title)
})
