import { expect, findViolationsInThemes, signIn, test } from '../../helpers/test.ts'

// Closes the page before its server, so that requests in flight do not fail.
test.afterEach(({ page }) => page.close())

test('feeds are switched on with their addresses, and products left out are listed', async ({
  page,
  ownSite,
}) => {
  const { url } = ownSite
  const token = await signIn(page, ownSite)
  const { categoryItemData } = await (
    await page.request.get(`${url}/api/ourCategoriesItems`)
  ).json()
  const [swing] = categoryItemData
  for (const { _id } of categoryItemData) {
    await page.request.put(`${url}/api/ourCategoriesItems/${_id}`, {
      data: { price: _id === swing._id ? '1299' : '', salePrice: '' },
      headers: { authorization: `Bearer ${token}` },
    })
  }
  await page.goto(`${url}/admin/feeds`)
  await expect(page.getByText('1 product is in the feeds. 23 are left out')).toBeVisible()

  await page.getByRole('switch', { name: 'Share products with catalogues' }).click()
  const meta = page.getByLabel('Facebook, Instagram and WhatsApp Business', { exact: true })
  await expect(meta).toHaveValue(`${url}/feeds/meta.csv`)
  expect(await findViolationsInThemes(page)).toEqual([])

  const leftOut = page.getByRole('region', { name: 'Products in your feeds' })
  await expect(leftOut.getByText('no price')).toHaveCount(23)
  await leftOut.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/admin\/manage-store\/products\/[\w-]{36}$/)
  await page.goBack()
  await page.getByRole('switch', { name: 'Share products with catalogues' }).click()
  await expect(meta).toHaveCount(0)
})
