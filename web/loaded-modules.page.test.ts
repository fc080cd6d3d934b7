import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { furnitureVocabulary } from '../domain/search/furniture-vocabulary.ts'

const server = join(import.meta.dirname, '../build/server')
const client = join(import.meta.dirname, '../build/client/assets')

it('the site bundle contains no admin modules, Mantine or react-hook-form', async () => {
  const site = await sourcesOf('site')
  expect(site.some((source) => source.startsWith('web/site/'))).toBe(true)
  const foreign = /^web\/admin\/|node_modules\/(?:@mantine|react-hook-form|@hookform)\//
  expect(site.filter((source) => foreign.test(source))).toEqual([])
  // Control: the pattern matches modules of the admin bundle.
  expect((await sourcesOf('admin')).some((source) => foreign.test(source))).toBe(true)
})

const phrase = furnitureVocabulary
  .flatMap(({ words }) => words)
  .find((word) => /^[a-z ]{16}/.test(word))

it.each([
  ['the validation library', '_zod'],
  ['the component library', '--mantine'],
  ['the built-in vocabulary of the search', phrase ?? ''],
])('no public page loads %s, not even later', async (_, text) => {
  const scripts = await readScripts()
  const ids = routesOf(scripts)
    .filter((route) => reachedFrom(route, scripts).some((script) => script.includes(text)))
    .map(({ id }) => id)
  expect(ids.filter((id) => id.startsWith('site'))).toEqual([])
  expect(ids.some((id) => id.startsWith('admin'))).toBe(true)
})

it('no admin page loads styles of the public pages', async () => {
  const scripts = await readScripts()
  const admin = routesOf(scripts).filter(({ id }) => id.startsWith('admin'))
  const sheets = admin.flatMap(({ css = [] }) => css)
  const files = new Set(sheets.map((path) => basename(path).replace('#', '')))
  const texts = [...files].map((file) => readFile(join(client, file), 'utf8'))
  const styles = (await Promise.all(texts)).join('')
  const has = (name: string) => styles.includes(name)
  expect({ mantine: has('mantine'), header: has('site-header'), hero: has('hero-module') }).toEqual(
    {
      mantine: true,
      header: false,
      hero: false,
    },
  )
})

const script = z.object({ module: z.string(), imports: z.array(z.string()) })
const route = script.extend({ id: z.string(), css: z.array(z.string()).optional() })
const manifests = z.object({ entry: script, routes: z.record(z.string(), route) })
/** Name of a script in a static or dynamic import of minified code. */
const importedScript = /(?:from|import)\s*\(?\s*["'`]\.\/([\w.-]+\.js)["'`]/g

/** Scripts of the pages by their file names. */
async function readScripts(): Promise<Map<string, string>> {
  const files = (await readdir(client)).filter((file) => file.endsWith('.js'))
  const entries = files.map(
    async (file) => [file, await readFile(join(client, file), 'utf8')] as const,
  )
  return new Map(await Promise.all(entries))
}

/** Routes of the manifest, each with the scripts of the entry. */
function routesOf(scripts: ReadonlyMap<string, string>): z.infer<typeof route>[] {
  const assigned = 'window.__reactRouterManifest='
  const manifest = [...scripts.values()].find((text) => text.startsWith(assigned)) ?? ''
  const { entry, routes } = manifests.parse(
    JSON.parse(manifest.slice(assigned.length).replace(/;\s*$/, '')),
  )
  const shared = [entry.module, ...entry.imports]
  return Object.values(routes).map((one) => ({ ...one, imports: [...shared, ...one.imports] }))
}

/** Texts of all scripts that a route loads, by static or dynamic imports. */
function reachedFrom(
  { module, imports }: z.infer<typeof route>,
  scripts: ReadonlyMap<string, string>,
): string[] {
  const reached = new Set([module, ...imports].map((path) => basename(path)))
  for (const file of reached)
    for (const [, name = ''] of scripts.get(file)?.matchAll(importedScript) ?? []) reached.add(name)
  return [...reached].flatMap((file) => scripts.get(file) ?? [])
}

/** Source paths of a bundle's modules, from the comment that the bundler writes before each one. */
async function sourcesOf(bundle: string): Promise<string[]> {
  const folder = join(server, bundle)
  const files = await readdir(folder, { recursive: true })
  const scripts = files.filter((file) => file.endsWith('.js'))
  const texts = await Promise.all(scripts.map((file) => readFile(join(folder, file), 'utf8')))
  return texts.flatMap((text) => [...text.matchAll(/^\/\/ (\S+)$/gm)].map(([, path = '']) => path))
}
