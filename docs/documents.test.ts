import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'

const root = join(import.meta.dirname, '..')
const decisions = await readDecisions('docs/adr')
const archivedDecisions = await readDecisions('docs/adr/archive')
const documents = await readDocuments()
/** Archived and superseded decisions may name deleted files and scripts. */
const presentDocuments = documents.filter(
  ({ path, text }) => !path.startsWith('docs/adr/archive/') && !/^Status: superseded/m.test(text),
)

it('each decision has a unique number, a date, a status and the same three sections', () => {
  const numbers = decisions.map(({ file }) => numberOf(file))
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  for (const { file, text } of decisions) {
    const parts = [...text.matchAll(/^## (.+)$/gm)].map(([, name]) => name)
    const heading = Number(/^# (\d+)\. \S/.exec(text)?.[1])
    const date = /^Date: (.+)$/m.exec(text)?.[1]
    const status = /^Status: (.+)$/m.exec(text)?.[1]
    expect({ file, heading, date, status, parts }).toEqual({
      file,
      heading: numberOf(file),
      date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      status: expect.stringMatching(/^(?:accepted|superseded by \d+)$/),
      parts: ['Context', 'Decision', 'Consequences'],
    })
    const successor = /^superseded by (\d+)$/.exec(status ?? '')?.[1]
    if (successor !== undefined) expect(numbers).toContain(Number(successor))
  }
})

it('each archived decision has a unique number in file name and heading, and the same three sections', () => {
  const parts = ['Context', 'Decision', 'Consequences']
  for (const { file, text } of archivedDecisions) {
    const found = [...text.matchAll(/^\*\*(\w+)\.\*\* /gm)].map(([, name]) => name)
    const heading = Number(/^# (\d+)\. \S/.exec(text)?.[1])
    expect({ file, heading, parts: found }).toEqual({ file, heading: numberOf(file), parts })
  }
  const numbers = archivedDecisions.map(({ file }) => numberOf(file))
  expect(numbers).toEqual([...new Set(numbers)])
})

it.each([
  ['docs/adr', decisions],
  ['docs/adr/archive', archivedDecisions],
])('the index in %s lists each decision by its heading, in order', async (folder, listedThere) => {
  const index = await readFile(join(root, folder, 'README.md'), 'utf8')
  const listed = [...index.matchAll(/^- \[(.+)\]\((.+)\): \S/gm)]
  expect(listed.map(([, title, file]) => ({ title, file }))).toEqual(
    listedThere.map(({ file, text }) => ({ title: /^# (.+)$/m.exec(text)?.[1], file })),
  )
})

it('every file that a document names or links to exists', () => {
  const named = presentDocuments.flatMap(({ text }) =>
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
  const named = presentDocuments.flatMap(({ text }) =>
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

async function readDecisions(folder: string): Promise<{ file: string; text: string }[]> {
  const names = await readdir(join(root, folder))
  const files = names.filter((name) => /^\d{4}-/.test(name)).sort()
  return Promise.all(
    files.map(async (file) => ({ file, text: await readFile(join(root, folder, file), 'utf8') })),
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

function numberOf(file: string): number {
  return Number(file.slice(0, 4))
}

/** Paths between backticks that begin with a top-level folder. */
function namedPaths(text: string): string[] {
  const rooms = /`((?:bench|cli|demo|docs|domain|public|scripts|server|tests|web)\/[\w./-]*)`/g
  return [...text.matchAll(rooms)].map(([, path = '']) => path)
}

function linkedPaths(text: string): string[] {
  return [...text.matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g)].map(([, path = '']) => path)
}
