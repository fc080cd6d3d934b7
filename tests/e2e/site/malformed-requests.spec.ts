import { expect, findViolations, test } from '../../helpers/test.ts'

test('the 404 page of a malformed URL has working links', async ({
  page,
  demoSite,
  consoleErrors,
}) => {
  await page.goto(`${demoSite.url}/%`)
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await expect(page).toHaveURL(`${demoSite.url}/`)
  const expected = /404|could not be decoded because it is a malformed URL segment/
  expect(consoleErrors.splice(0).filter((complaint) => !expected.test(complaint))).toEqual([])
})

test('a search above the rate limit leads to the page about it', async ({
  page,
  siteHost,
  consoleErrors,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const site = await siteHost.startSite('demo', { READ_SECONDS: '1' })
  await page.goto(`${site.url}/product`)
  const statusOf = async (query: string) => (await fetch(`${site.url}/product?q=${query}`)).status
  for (let count = 0; (await statusOf(`oak${count}`)) !== 429; count++);
  await page.getByRole('combobox', { name: 'Search products' }).fill('teak')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Too many requests from your network',
  )
  expect(await findViolations(page)).toEqual([])
  expect(consoleErrors.splice(0).filter((complaint) => !complaint.includes('429'))).toEqual([])
  await page.close()
  await site.close()
})
