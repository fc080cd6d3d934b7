import type { Page } from '@playwright/test'
import { callApi } from '../../helpers/api.ts'
import { chooseTable } from '../../helpers/back-office.ts'
import { shopifyExport } from '../../helpers/foreign-tables.ts'
import { photograph } from '../../helpers/media.ts'
import { startPictureServer } from '../../helpers/servers/picture-server.ts'
import { expect, openScreen, signIn, test } from '../../helpers/test.ts'

test.use({ deviceScaleFactor: 1 })

/** `UPDATE_PICTURES` writes the screenshots to `docs/`. */
async function capture(page: Page, file: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  // Messages about what was done cover the screen.
  await expect(page.getByRole('status').filter({ hasText: /\.$/ })).toHaveCount(0)
  const options = { type: 'jpeg', quality: 80, animations: 'disabled' } as const
  if (process.env.UPDATE_PICTURES) await page.screenshot({ ...options, path: file })
  else expect((await page.screenshot(options)).length).toBeGreaterThan(20_000)
}

test('renders the screenshots of the README', async ({ page, demoSite }) => {
  await signIn(page, demoSite)
  // A screenshot ends all animations, which would advance the carousel to its next slide.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [path, file] of [
    ['/', 'docs/home.jpg'],
    ['/admin/manage-store/products', 'docs/back-office.jpg'],
  ] as const) {
    await page.goto(demoSite.url + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => page.evaluate(isPainted)).toBe(true)
    await capture(page, file)
  }
})

test('renders the screenshots of moving in', async ({ page, siteHost }) => {
  const other = await startPictureServer()
  const site = await siteHost.startSite('demo', { IMPORT_HOSTS: '127.0.0.1' })
  for (const path of ['/bench.jpg', '/lamp.jpg'])
    other.offer(path, (await photograph('#775533')).bytes)
  await openScreen(page, site, '/admin/manage-store/products/import')
  await choose(page, moved('https://cdn.old-shop.example'))
  await capture(page, 'docs/moving-in.jpg')

  // The same from a shop that gives its photos out, but for one.
  await page.getByRole('button', { name: 'Choose another file' }).click()
  await choose(page, moved(other.url))
  await page.getByRole('button', { name: 'Import 3 products' }).click()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByText('2 of 3 photos, 1 failed')).toBeVisible()
  await capture(page, 'docs/moving-in-photos-phone.jpg')
  await page.getByRole('link', { name: 'On to the old addresses' }).click()
  await page.getByLabel('Where does an address lead?').fill('old-shop.example/products/rope-lamp')
  await page.getByRole('button', { name: 'Test' }).click()
  await expect(page.getByText('Leads to')).toBeVisible()
  await capture(page, 'docs/moving-in-addresses-phone.jpg')
  await page.close()
  await site.close()
  other.close()
})

test('renders the screenshots of quotations', async ({ page, siteHost }) => {
  const site = await siteHost.startSite('demo')
  const { categoryItemData } = await callApi(site, 'GET', '/ourCategoriesItems?limit=2')
  const products = categoryItemData.map(({ _id }: { _id: string }) => _id)
  const { reference } = await callApi(site, 'POST', '/orders', { source: 'shortlist', products })
  const { orders } = await callApi(site, 'GET', `/orders?q=${reference}`)
  const { quotationData } = await callApi(site, 'POST', `/quotations/from/${orders[0]._id}`)
  await callApi(site, 'PUT', `/quotations/${quotationData._id}`, {
    customer: { name: 'Asha Patel' },
    discount: { kind: 'percent', value: '5' },
    delivery: '2500',
    advancePercent: 50,
  })
  await openScreen(page, site, `/admin/quotations/${quotationData._id}`)
  await expect(page.getByLabel('Title of line 2')).toBeVisible()
  await capture(page, 'docs/quotations.jpg')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Send…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Open the chat' })).toBeVisible()
  await capture(page, 'docs/quotations-phone.jpg')
  await page.close()
  await site.close()
})

/** Product export of a shop whose photos are at the address. */
function moved(photos: string): string {
  const lamp = { Handle: 'rope-lamp', 'Option1 Value': 'Large' }
  return shopifyExport([
    {
      ...{ Handle: 'garden-bench', Title: 'Teak Garden Bench', Type: 'Garden Benches' },
      ...{ 'Body (HTML)': '<p>Weathers to silver.</p>', Tags: 'teak, garden' },
      ...{ 'Variant Price': '24500', 'Image Src': `${photos}/bench.jpg` },
    },
    {
      ...{ ...lamp, Title: 'Rope Lamp', 'Variant Price': '3200', 'Option1 Name': 'Size' },
      ...{ 'Option1 Value': 'Small', 'Option2 Name': 'Colour', 'Option2 Value': 'Sand' },
      'Image Src': `${photos}/lamp.jpg`,
    },
    { ...lamp, 'Option2 Value': 'Sand', 'Variant Price': '4100' },
    {
      ...{ ...lamp, 'Option2 Value': 'Indigo', 'Variant Price': '4950' },
      'Image Src': 'https://cdn.old-shop.example/lamp-2.jpg',
    },
    { Handle: 'tray', Title: 'Cane Tray', 'Variant Price': '1400', Status: 'draft' },
  ])
}

async function choose(page: Page, table: string): Promise<void> {
  await chooseTable(page, 'products_export.csv', table)
  await expect(page.getByRole('region', { name: 'Import preview' })).toBeVisible()
}

/** True once every image on the first screen has loaded, and there is at least one. */
function isPainted(): boolean {
  const seen = Array.from(document.images).filter(
    (image) => image.getBoundingClientRect().top < innerHeight,
  )
  return seen.length > 0 && seen.every(({ complete }) => complete)
}
