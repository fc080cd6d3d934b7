import type { Locator, Page } from '@playwright/test'
import type { FormFile } from '../../helpers/form.ts'
import { photograph, photographTakenAt } from '../../helpers/media/media.ts'
import { expect, findViolationsInThemes, signIn, test } from '../../helpers/test.ts'

// Closes the page before its server, so that requests in flight do not fail.
test.afterEach(({ page }) => page.close())

const list = '/admin/manage-store/products'
const screen = `${list}/photographs`
const phone = { width: 390, height: 844 }
/** Viewport high enough that the bottom bar covers no content during accessibility checks. */
const wholeScreen = { width: 390, height: 3000 }

const named = async (name: string, colour: string): Promise<FormFile> => ({
  ...(await photograph(colour)),
  filename: name,
})
const asChosen = ({ filename, bytes }: FormFile) => ({
  name: filename,
  mimeType: 'image/jpeg',
  buffer: bytes,
})

async function choose(page: Page, files: FormFile[]): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles(files.map(asChosen))
}
async function visitorsFind(page: Page, url: string): Promise<number> {
  return (await (await page.request.get(`${url}/api/ourCategoriesItems?limit=1`)).json()).total
}
const widthBeyond = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('twenty phone photos become ten named and published products in six taps', async ({
  page,
  ownSite,
}) => {
  await page.setViewportSize(phone)
  await signIn(page, ownSite)
  await page.goto(ownSite.url + list)
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.click()
  }
  const photos = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const [pair, second] = [Math.floor(index / 2), index % 2 === 0 ? '05' : '35']
      const colour = `#${(index * 12 + 16).toString(16).padStart(2, '0')}8040`
      const file = await photographTakenAt(colour, `2026:05:01 10:${2 * pair + 10}:${second}`)
      return { ...file, filename: `IMG_${2041 + index}.jpg` }
    }),
  )
  const chooser = page.waitForEvent('filechooser')
  await tap(page.getByRole('button', { name: 'From photos' }))
  await (await chooser).setFiles(photos.map(asChosen))
  const groups = page.getByRole('region', { name: 'Group the photos' })
  await expect(groups.getByRole('status')).toContainText('20 photos for 10 products.')
  expect(await widthBeyond(page)).toBeLessThanOrEqual(0)
  await page.setViewportSize(wholeScreen)
  expect(await findViolationsInThemes(page)).toEqual([])
  await page.setViewportSize(phone)
  await tap(groups.getByRole('button', { name: 'Add 10 products' }))

  const table = page.getByRole('region', { name: 'New products' })
  await tap(table.getByLabel('Name of product 1', { exact: true }))
  for (let number = 1; number <= 10; number++) {
    await page.keyboard.type(`Swing ${number}`)
    // Enter moves to the next name. It counts as no tap: the on-screen keyboard is open anyway.
    await page.keyboard.press('Enter')
  }
  // Two taps for a native select: open and choose.
  taps += 2
  await table.getByLabel('Category for all').selectOption('Indoor Swings')
  await expect(table.getByRole('status')).toContainText('All uploaded, still hidden.')
  expect(await visitorsFind(page, ownSite.url)).toBe(24)
  expect(await widthBeyond(page)).toBeLessThanOrEqual(0)
  await tap(table.getByRole('button', { name: 'Publish 10 products' }))
  await expect(page.getByText('10 products published.')).toBeVisible()
  await expect(table.getByRole('status')).toHaveText('All published.')
  test.info().annotations.push({ type: 'taps', description: String(taps) })
  expect(taps).toBe(6)

  const response = await page.request.get(`${ownSite.url}/api/ourCategoriesItems?q=swing+10`)
  const { categoryItemData } = await response.json()
  const tenth = categoryItemData.find(({ name }: { name: string }) => name === 'Swing 10')
  expect(tenth.createdBy.name).toBe('Indoor Swings')
  expect(tenth.images).toHaveLength(2)
  expect(await visitorsFind(page, ownSite.url)).toBe(34)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(table.getByRole('button', { name: 'Publish 10 products' })).toBeVisible()
  expect(await visitorsFind(page, ownSite.url)).toBe(24)
})

test('photo groups are split and merged, and a failed upload shows an error and is retried', async ({
  page,
  ownSite,
  consoleErrors,
}) => {
  await signIn(page, ownSite)
  await page.goto(ownSite.url + screen)
  await expect(page.getByRole('button', { name: /Choose photos/ })).toBeVisible()
  await choose(page, [
    await named('walnut-jhoola_front.jpg', '#112233'),
    await named('walnut-jhoola_back.jpg', '#223344'),
    await named('teak-bench.jpg', '#334455'),
    await named('IMG_1.jpg', '#445566'),
    await named('teak-bench-2.jpg', '#556677'),
  ])
  const groups = page.getByRole('region', { name: 'Group the photos' })
  await expect(groups.getByRole('listitem').filter({ hasText: 'Walnut jhoola' })).toBeVisible()
  await expect(groups.getByRole('status')).toContainText('5 photos for 3 products.')
  await groups.getByRole('button', { name: 'Split off walnut-jhoola_back.jpg' }).click()
  await expect(groups.getByRole('status')).toContainText('for 4 products.')
  await groups.getByRole('button', { name: /^Merge with next ?, product 2$/ }).click()
  await groups.getByRole('button', { name: /^Merge with next ?, product 3$/ }).click()
  await expect(groups.getByRole('status')).toContainText('for 2 products.')

  let isUnavailable = true
  await page.route('**/api/ourCategoriesItems/add', (route) => {
    const isBench = route.request().postDataBuffer()?.includes('Teak bench') ?? false
    return isUnavailable && isBench ? route.abort() : route.continue()
  })
  await groups.getByRole('button', { name: 'Add 2 products' }).click()
  const table = page.getByRole('region', { name: 'New products' })
  await expect(table.getByLabel('Name of product 1', { exact: true })).toHaveValue('Walnut jhoola')
  await expect(table).toContainText('The server cannot be reached.')
  await expect(table.getByRole('status')).toContainText('could not be uploaded.')
  expect(await findViolationsInThemes(page)).toEqual([])
  // An invalid price blocks neither the upload nor the other products.
  await table.getByLabel('Price for all').fill('4500')
  await table.getByLabel('Price for all').press('Enter')
  await expect(table.getByLabel('Price of Walnut jhoola')).toHaveValue('4500')
  await table.getByLabel('Price of Teak bench').fill('cheap')
  isUnavailable = false
  await table.getByRole('button', { name: 'Try again: Teak bench' }).click()
  const publish = table.getByRole('button', { name: 'Publish Teak bench' })
  await publish.click()
  await expect(table).toContainText('Please enter the amount in digits, such as 1299 or 1299.50')
  await expect(table.getByRole('link', { name: 'Published' })).toHaveCount(0)
  await table.getByLabel('Price of Teak bench').fill('₹ 1,29,900/-')
  await table.getByLabel('Category of Teak bench').selectOption('Indoor Swings')
  await publish.click()
  await expect(table.getByRole('link', { name: 'Published' })).toBeVisible()
  const saved = await page.request.get(`${ownSite.url}/api/ourCategoriesItems?q=teak+bench`)
  const { categoryItemData } = await saved.json()
  const bench = categoryItemData.find(({ name }: { name: string }) => name === 'Teak bench')
  expect(bench).toMatchObject({ price: '129900', createdBy: { name: 'Indoor Swings' } })
  consoleErrors.splice(0)

  await page.getByRole('link', { name: 'Products', exact: true }).first().click()
  await expect(page.getByText('Walnut jhoola')).toBeVisible()
  expect(await visitorsFind(page, ownSite.url)).toBe(25)
})

test('photos dropped on the product list open the grouping screen', async ({ page, demoSite }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, demoSite)
  await page.goto(demoSite.url + list)
  await expect(page.getByRole('heading', { name: 'Products 24' })).toBeVisible()
  const { bytes } = await photograph('#335577')
  const files = await page.evaluateHandle((data) => {
    const transfer = new DataTransfer()
    const picture = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
    for (const name of ['sofa-1.jpg', 'sofa-2.jpg', 'IMG_1.jpg'])
      transfer.items.add(new File([picture], name, { type: 'image/jpeg' }))
    return transfer
  }, bytes.toString('base64'))
  await page.getByRole('table').dispatchEvent('drop', { dataTransfer: files })
  await expect(page.getByRole('status')).toContainText('3 photos for 2 products.')
})

test('the service worker receives photos shared from a phone and controls no other page', async ({
  page,
  demoSite,
}) => {
  await signIn(page, demoSite)
  await page.goto(demoSite.url + screen)
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.register('/share-worker.js', {
      scope: '/admin/share',
    })
    const worker = registration.installing ?? registration.waiting ?? registration.active
    await new Promise<void>((resolve) => {
      const look = () => worker?.state === 'activated' && resolve()
      worker?.addEventListener('statechange', look)
      look()
    })
  })
  const { bytes } = await photograph('#775533')
  await page.evaluate((data) => {
    const form = document.createElement('form')
    const input = document.createElement('input')
    Object.assign(form, { method: 'post', action: '/admin/share', enctype: 'multipart/form-data' })
    Object.assign(input, { type: 'file', name: 'photos' })
    const transfer = new DataTransfer()
    const picture = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
    transfer.items.add(new File([picture], 'brass swing.jpg', { type: 'image/jpeg' }))
    input.files = transfer.files
    form.append(input)
    document.body.append(form)
    form.submit()
  }, bytes.toString('base64'))
  await expect(page.getByText('Brass swing', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(demoSite.url + screen)
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  await page.goto(demoSite.url)
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
})

test('photos shared without the service worker are reported as not arrived', async ({
  page,
  demoSite,
}) => {
  await signIn(page, demoSite)
  await page.goto(`${demoSite.url}${screen}?shared`)
  await expect(page.getByRole('alert')).toContainText('The photos did not arrive')
})
