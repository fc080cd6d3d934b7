import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { isFull } from '../../helpers/extended-suite.ts'
import { runCliCommand } from '../../helpers/process/program.ts'
import { serveFolder } from '../../helpers/servers/file-server.ts'
import type { Site } from '../../helpers/site.ts'
import { expect, test } from '../../helpers/test.ts'

const publicUrl = 'https://www.example.com'

test('the static export of a small shop works on a plain file server', async ({
  page,
  emptySite,
}) => {
  const { token } = emptySite.session
  const added = await page.request.post(`${emptySite.url}/api/ourCategoriesItems/add`, {
    data: { name: 'Teak Jhoola' },
    headers: { authorization: `Bearer ${token}` },
  })
  expect(added.status()).toBe(201)
  await lookAtExport(page, emptySite, async (url, asked) => {
    expect(asked).toBeGreaterThan(10)
    await page.goto(`${url}/product`)
    await page
      .getByRole('link', { name: /^Teak Jhoola/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/product-detail\/teak-jhoola-[0-9a-f]{12}\/?$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Teak Jhoola')
  })
})

// Exports and requests every page and file of the demo catalogue: too slow for each run.
if (isFull)
  test('the static export of the demo site works on a plain file server', async ({
    page,
    demoSite,
  }) => {
    test.slow()
    await lookAtExport(page, demoSite, async (url, asked) => {
      expect(asked).toBeGreaterThan(500)
      await page.goto(`${url}/`)
      await page.getByRole('navigation', { name: 'Main' }).getByText('PRODUCTS').click()
      await page.getByRole('link', { name: 'Page 2' }).click()
      await expect(page.getByText('10–18 of 24 products')).toBeVisible()
      await expect(page.getByRole('searchbox')).toBeHidden()
      await page
        .getByRole('link', { name: /^Hanging Chairs/ })
        .first()
        .click()
      await expect(page).toHaveTitle(/^Hanging Chairs/)
      await expect(page.locator('[role=status]')).toHaveText('4 products')
      await page.locator('.product-list a').first().click()
      await expect(page.getByRole('link', { name: 'Order on WhatsApp' }).first()).toBeVisible()
      await expect(page).toHaveURL(/\/product-detail\/[a-z-]+-[0-9a-f]{12}\/?$/)
      const address = page.url()
      const { categoryItemData } = await (
        await page.request.get(`${demoSite.url}/api/ourCategoriesItems`)
      ).json()
      const { _id } = categoryItemData.find(({ path }: { path: string }) => address.includes(path))
      await page.goto(`${url}/product-detail/${_id}`)
      await expect(page).toHaveURL(address)
      const photographs = page.locator('.product-gallery img:visible')
      await expect(photographs).not.toHaveCount(0)
      await page.setViewportSize({ width: 390, height: 844 })
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.getByRole('dialog').getByRole('link', { name: 'CONTACT US' }).click()
      await expect(page).toHaveURL(`${url}/contactus`)
    })
  })

/** Exports over a former export, requests every URL in it from a plain file server, and runs `look` there. */
async function lookAtExport(
  page: Page,
  { dataDir }: Site,
  look: (url: string, asked: number) => Promise<void>,
): Promise<void> {
  const place = await mkdtemp(join(tmpdir(), 'export-'))
  const folder = join(place, 'site')
  // A former export, which the new one replaces.
  await mkdir(folder)
  for (const name of ['.static-export', 'of-a-former-time.html']) {
    await writeFile(join(folder, name), '')
  }
  const installation = { DATA_DIR: dataDir, PUBLIC_URL: publicUrl }
  const { out } = await runCliCommand(['export', 'static', folder], installation)
  expect(out).toMatch(/^Done: \d+ pages and \d+ files/m)
  expect(await readdir(place)).toEqual(['site'])
  expect(await readdir(folder)).not.toContain('of-a-former-time.html')

  const files = await serveFolder(folder)
  try {
    const { asked, missing } = await followAll(files.url, folder)
    expect(missing).toEqual([])
    await look(files.url, asked)
  } finally {
    // Pending requests of the page would fail once the server stops.
    await page.goto('about:blank')
    await files.close()
    await rm(place, { recursive: true })
  }
}

/** Requests every same-site URL in the pages and stylesheets of the folder. */
async function followAll(url: string, folder: string) {
  const named = new Map<string, string>()
  const written = await readdir(folder, { recursive: true })
  for (const file of written.filter((name) => /\.(?:html|css)$/.test(name))) {
    const text = await readFile(join(folder, file), 'utf8')
    const base = `${url}/${file}`
    for (const value of valuesIn(text)) {
      const address = new URL(value.replace(publicUrl, url), base)
      if (address.origin === url) named.set(address.pathname + address.search, file)
    }
  }
  const missing: string[] = []
  for (const [path, file] of named) {
    const { status, body } = await fetch(url + path)
    // An unread body would keep its connection busy, so that each request opens another.
    await body?.cancel()
    // The 404 page refers to its own path, which returns 404.
    if (status !== 200 && path !== '/404') missing.push(`${path} in ${file}: ${status}`)
    if (path.includes('?')) missing.push(`${path} in ${file} asks a server`)
  }
  return { asked: named.size, missing }
}

function valuesIn(text: string): string[] {
  const plain = [...text.matchAll(/ (?:href|src|poster|action)="([^"]+)"/g)]
  const sets = [...text.matchAll(/ (?:srcset|imagesrcset)="([^"]+)"/gi)]
  const styles = [...text.matchAll(/url\(['"]?([^'")]+)/g)]
  return [
    ...[...plain, ...styles].map(([, value = '']) => value),
    ...sets.flatMap(([, value = '']) =>
      value.split(',').map((one) => one.trim().split(' ')[0] ?? ''),
    ),
  ].filter((value) => URL.canParse(value, publicUrl))
}
