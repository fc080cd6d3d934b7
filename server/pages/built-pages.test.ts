import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createTestCatalogue } from '../../tests/helpers/catalogue.ts'
import { inEnglish } from '../../tests/helpers/languages.ts'
import { createTemporaryFolder } from '../../tests/helpers/temporary-folder.ts'
import { createBuiltPages } from './built-pages.ts'

async function writeBundle(folder: string, name: string): Promise<void> {
  await mkdir(join(folder, 'server', name), { recursive: true })
  await writeFile(
    join(folder, 'server', name, 'server.js'),
    `export const render = async () => ({ response: new Response('${name}') })`,
  )
}

it('loads the admin bundle when it is first requested, and again after an error', async () => {
  const folder = await createTemporaryFolder()
  const shop = await createTestCatalogue()
  onTestFinished(() => shop.close())
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  await writeBundle(folder, 'site')
  const render = await (await createBuiltPages(folder)).render()
  const { services } = shop
  const open = (path: string) =>
    render(new Request(`http://localhost${path}`), {
      services,
      origin: 'http://localhost',
      ...inEnglish,
    })

  await expect(open('/admin')).rejects.toThrow()
  await writeBundle(folder, 'admin')
  const bundleOf = async (path: string) => (await open(path)).response.text()
  expect(await bundleOf('/admin')).toBe('admin')
  expect(await bundleOf('/__manifest?paths=/,/admin/login')).toBe('admin')
  expect(await bundleOf('/__manifest?paths=/,/product')).toBe('site')
})
