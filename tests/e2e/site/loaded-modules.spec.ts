import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../../helpers/test.ts'

const server = join(import.meta.dirname, '../../../build/server')

test('what shows the shop is built without the back office and the library of its components', async () => {
  const site = await sourcesOf('site')
  expect(site.some((source) => source.startsWith('web/site/'))).toBe(true)
  const foreign = /^web\/admin\/|node_modules\/(?:@mantine|react-hook-form|@hookform)\//
  expect(site.filter((source) => foreign.test(source))).toEqual([])
  // Were it not written there, nothing could be found.
  expect((await sourcesOf('admin')).some((source) => foreign.test(source))).toBe(true)
})

test('the back office is there all the same, and says what it does not have', async ({
  request,
  demoSite: { url },
}) => {
  for (const path of ['/admin', '/admin/login', '/admin/manage-store/products']) {
    const page = await request.get(url + path)
    expect([path, page.status()]).toEqual([path, 200])
  }
  expect(await (await request.get(`${url}/admin/nowhere`)).text()).toContain('Not found')
})

/** The bundler names each module ahead of its code. */
async function sourcesOf(bundle: string): Promise<string[]> {
  const texts = await textsOf(join(server, bundle))
  return texts.flatMap((text) => [...text.matchAll(/^\/\/ (\S+)$/gm)].map(([, path = '']) => path))
}

async function textsOf(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true })
  const scripts = files.filter((file) => file.endsWith('.js'))
  return Promise.all(scripts.map((file) => readFile(join(folder, file), 'utf8')))
}
