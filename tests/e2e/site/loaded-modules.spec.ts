import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { expect, test } from '../../helpers/test.ts'

const server = join(import.meta.dirname, '../../../build/server')
const client = join(import.meta.dirname, '../../../build/client/assets')

test('the site bundle contains no admin modules, Mantine or react-hook-form', async () => {
  const site = await sourcesOf('site')
  expect(site.some((source) => source.startsWith('web/site/'))).toBe(true)
  const foreign = /^web\/admin\/|node_modules\/(?:@mantine|react-hook-form|@hookform)\//
  expect(site.filter((source) => foreign.test(source))).toEqual([])
  // Control: the pattern matches modules of the admin bundle.
  expect((await sourcesOf('admin')).some((source) => foreign.test(source))).toBe(true)
})

test('no public page loads the validation library, not even later', async () => {
  const files = (await readdir(client)).filter((file) => file.endsWith('.js'))
  const entries = await Promise.all(
    files.map(async (file) => [file, await readFile(join(client, file), 'utf8')] as const),
  )
  const scripts = new Map(entries)
  const [, manifest = ''] = entries.find(([file]) => file.startsWith('manifest-')) ?? []
  const { entry, routes } = manifests.parse(
    JSON.parse(manifest.replace(/^[^{]+/, '').replace(/;\s*$/, '')),
  )
  /** Routes from which scripts with zod are reachable, by static or dynamic imports. */
  const validating = Object.values(routes).filter(({ module, imports }) => {
    const reached = new Set(
      [entry.module, ...entry.imports, module, ...imports].map((path) => basename(path)),
    )
    for (const file of reached)
      for (const [, name = ''] of scripts.get(file)?.matchAll(importedScript) ?? [])
        reached.add(name)
    return [...reached].some((file) => scripts.get(file)?.includes('_zod'))
  })
  const ids = validating.map(({ id }) => id).filter((id) => id.startsWith('site'))
  // Control: the page that shows a form's unsaved values validates them.
  expect(ids).toEqual(['site/preview/live-preview-page'])
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

const script = z.object({ module: z.string(), imports: z.array(z.string()) })
const manifests = z.object({
  entry: script,
  routes: z.record(z.string(), script.extend({ id: z.string() })),
})
/** Name of a script in a static or dynamic import of minified code. */
const importedScript = /(?:from|import)\s*\(?\s*["'`]\.\/([\w.-]+\.js)["'`]/g

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
