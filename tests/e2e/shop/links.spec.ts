import { productNamed } from '../../helpers/chat.ts'
import { expect, test } from '../../helpers/test.ts'

test('the share button copies the present address of a product opened at another one', async ({
  page,
  context,
  demoSite: site,
}) => {
  const { name, path } = await productNamed(page, site, 'Teak Spindle Jhoola')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${site.url}/product-detail/former-name-${path.slice(-12)}`)
  await page.getByRole('button', { name: `Share ${name}` }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.url + path)
})

test('a shortlist stored before products had paths still links to them', async ({
  page,
  demoSite: site,
}) => {
  const { _id, name } = await productNamed(page, site, 'Teak Spindle Jhoola')
  await page.addInitScript((entry) => localStorage.setItem('shortlist', JSON.stringify([entry])), {
    _id,
    name,
    picture: null,
  })
  await page.goto(`${site.url}/aboutus`)
  await page.getByRole('button', { name: /^Shortlist/ }).click()
  await page.getByRole('dialog', { name: 'Shortlist' }).getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})
