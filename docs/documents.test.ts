import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'

const root = join(import.meta.dirname, '..')
const decisions = await readDecisions()
const documents = await readDocuments()

it('the index of decisions lists each by its heading, in order', async () => {
  const index = await readFile(join(root, 'docs/adr/README.md'), 'utf8')
  const listed = [...index.matchAll(/^- \[(.+)\]\((.+)\): \S/gm)]
  expect(listed.map(([, title, file]) => ({ title, file }))).toEqual(
    decisions.map(({ file, text }) => ({ title: /^# (.+)$/m.exec(text)?.[1], file })),
  )
})

it('every file that a document names or links to exists', () => {
  const named = documents.flatMap(({ text }) =>
    namedPaths(text).filter((name) => !existsSync(join(root, name))),
  )
  const linked = documents.flatMap(({ path, text }) =>
    linkedPaths(text).filter((name) => !existsSync(join(root, dirname(path), name))),
  )
  expect([...named, ...linked]).toEqual([])
})

it('every npm script that a document names exists', async () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')))
  const named = documents.flatMap(({ text }) =>
    [...text.matchAll(/\bnpm run ([\w:-]*\w)/g)].map(([, name = '']) => name),
  )
  expect(named).not.toEqual([])
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
})

it('operations.md documents exactly the environment variables that the server reads', async () => {
  const operations = await readFile(join(root, 'docs/operations.md'), 'utf8')
  const [table = ''] = operations.split('| name | default | meaning |').slice(1)
  const rows = (table.split('\n\n')[0] ?? '').split('\n').map((row) => row.split('|')[1] ?? '')
  const said = rows.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name))
  const config = await readFile(join(root, 'server/app/config.ts'), 'utf8')
  const read = [...config.matchAll(/settings\.([A-Z_]+)/g)].map(([, name = '']) => name)
  expect(said.toSorted()).toEqual(
    [...new Set(read)].filter((name) => name !== 'NODE_ENV').toSorted(),
  )
})

interface Document {
  path: string
  text: string
}

async function readDecisions(): Promise<{ file: string; text: string }[]> {
  const folder = join(root, 'docs/adr')
  const names = await readdir(folder)
  const files = names.filter((name) => /^\d{4}-/.test(name)).sort()
  return Promise.all(
    files.map(async (file) => ({ file, text: await readFile(join(folder, file), 'utf8') })),
  )
}

async function readDocuments(): Promise<Document[]> {
  const names = await readdir(join(root, 'docs'), { recursive: true })
  const paths = [
    'README.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    ...names.map((name) => join('docs', name)),
  ]
  return Promise.all(
    paths
      .filter((path) => path.endsWith('.md'))
      .map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })),
  )
}

/** Paths between backticks that begin with a top-level folder. */
function namedPaths(text: string): string[] {
  const rooms =
    /`((?:bench|cli|demo|docs|domain|locales|public|scripts|server|tests|web)\/[\w./-]*)`/g
  return [...text.matchAll(rooms)].map(([, path = '']) => path)
}

function linkedPaths(text: string): string[] {
  return [...text.matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g)].map(([, path = '']) => path)
}
