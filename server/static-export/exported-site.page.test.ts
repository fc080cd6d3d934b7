import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { isFull } from '../../tests/helpers/extended-suite.ts'
import { runCliCommand } from '../../tests/helpers/process/program.ts'
import { serveFolder } from '../../tests/helpers/servers/file-server.ts'
import { openShop } from '../../tests/helpers/shop.ts'
import { createTemporaryFolder } from '../../tests/helpers/temporary-folder.ts'

const publicUrl = 'https://www.example.com'

// The extended suite exports the demo catalogue, which takes long.
it('replaces a former export by a site that works on a plain file server', async () => {
  const shop = await openShop(isFull ? 'demo' : 'empty')
  await shop.call('POST', '/ourCategoriesItems/add', { name: 'Teak Jhoola' })
  const place = await createTemporaryFolder()
  const folder = join(place, 'site')
  await mkdir(folder)
  for (const name of ['.static-export', 'of-a-former-time.html'])
    await writeFile(join(folder, name), '')
  const installation = { DATA_DIR: shop.dataDir, PUBLIC_URL: publicUrl }
  const { out } = await runCliCommand(['export', 'static', folder], installation)
  expect(out).toMatch(/^Done: \d+ pages and \d+ files/m)
  expect(await readdir(place)).toEqual(['site'])
  expect(await readdir(folder)).not.toContain('of-a-former-time.html')

  const files = await serveFolder(folder)
  const visit = (path: string) => JSDOM.fromURL(files.url + path)
  const { asked, missing } = await followAll(files.url, folder)
  expect(asked).toBeGreaterThan(isFull ? 500 : 10)
  expect(missing).toEqual([])
  const list = (await visit('/product')).window.document
  const path = linkTo(list, 'Teak Jhoola')
  expect(path).toMatch(/^\/product-detail\/teak-jhoola-[0-9a-f]{12}$/)
  const product = (await visit(path)).window.document
  expect(product.querySelector('h1')?.textContent).toBe('Teak Jhoola')
  if (isFull) {
    const next = (await visit(linkTo(list, '2'))).window.document
    expect(next.body.textContent).toContain('10–18 of 25 products')
  }
  await files.close()
  await shop.close()
})

function linkTo(document: Document, text: string): string {
  const link = [...document.querySelectorAll('a')].find(({ textContent }) =>
    textContent?.startsWith(text),
  )
  return link?.getAttribute('href') ?? ''
}

/** Requests every same-site URL in the pages and stylesheets of the folder. */
async function followAll(url: string, folder: string) {
  const named = new Map<string, string>()
  const written = await readdir(folder, { recursive: true })
  for (const file of written.filter((name) => /\.(?:html|css)$/.test(name))) {
    const text = await readFile(join(folder, file), 'utf8')
    for (const value of valuesIn(text)) {
      const address = new URL(value.replace(publicUrl, url), `${url}/${file}`)
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
