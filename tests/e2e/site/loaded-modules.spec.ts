import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../../helpers/test.ts'

const server = join(import.meta.dirname, '../../../build/server')

test('the site bundle contains no admin modules, Mantine or react-hook-form', async () => {
  const site = await sourcesOf('site')
  expect(site.some((source) => source.startsWith('web/site/'))).toBe(true)
  const foreign = /^web\/admin\/|node_modules\/(?:@mantine|react-hook-form|@hookform)\//
  expect(site.filter((source) => foreign.test(source))).toEqual([])
  // Control: the pattern matches modules of the admin bundle.
  expect((await sourcesOf('admin')).some((source) => foreign.test(source))).toBe(true)
})

test('serves admin pages, and shows “Not found” for an unknown one', async ({
  request,
  demoSite: { url },
}) => {
  for (const path of ['/admin', '/admin/login', '/admin/manage-store/products']) {
    const page = await request.get(url + path)
    expect([path, page.status()]).toEqual([path, 200])
  }
  expect(await (await request.get(`${url}/admin/nowhere`)).text()).toContain('Not found')
})

/** Source paths of a bundle's modules, from the comment that the bundler writes before each one. */
async function sourcesOf(bundle: string): Promise<string[]> {
  const texts = await textsOf(join(server, bundle))
  return texts.flatMap((text) => [...text.matchAll(/^\/\/ (\S+)$/gm)].map(([, path = '']) => path))
}

async function textsOf(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true })
  const scripts = files.filter((file) => file.endsWith('.js'))
  return Promise.all(scripts.map((file) => readFile(join(folder, file), 'utf8')))
}
