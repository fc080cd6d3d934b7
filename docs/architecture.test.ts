import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'

const root = join(import.meta.dirname, '..')
const sourceFolders = ['bench', 'cli', 'demo', 'domain', 'scripts', 'server', 'tests', 'web']
const MAX_SOURCE_FILES = 26
const configuration = z.object({
  overrides: z.array(
    z.object({
      includes: z.array(z.string()),
      linter: z.object({
        rules: z.object({
          style: z.object({
            noRestrictedImports: z.object({
              options: z.object({
                patterns: z.array(z.object({ group: z.array(z.string()), message: z.string() })),
              }),
            }),
          }),
        }),
      }),
    }),
  ),
})

it('the import table in architecture.md matches the linter configuration', async () => {
  expect(await readTable()).toEqual(await readRules())
})

it('no folder except the migrations exceeds the maximum number of source files', async () => {
  const counts = await Promise.all(sourceFolders.map(countSourceFiles))
  const crowded = Object.entries(Object.assign({}, ...counts)).filter(
    ([folder, count]) => Number(count) > MAX_SOURCE_FILES && folder !== 'server/db/migrations',
  )
  expect(crowded).toEqual([])
})

interface Rule {
  files: string[]
  mayImport: string
  refused: string[]
}

async function readRules(): Promise<Rule[]> {
  const file: unknown = JSON.parse(await readFile(join(root, 'biome.json'), 'utf8'))
  return configuration.parse(withImportRules(file)).overrides.map(({ includes, linter }) => {
    const { patterns } = linter.rules.style.noRestrictedImports.options
    return {
      files: includes,
      mayImport: [...new Set(patterns.map(({ message }) => message))].join(' '),
      refused: patterns.flatMap(({ group }) => group),
    }
  })
}

/** Keeps only the overrides of import rules, which the table lists. */
function withImportRules(file: unknown): unknown {
  const { overrides } = z.object({ overrides: z.array(z.unknown()) }).parse(file)
  return {
    overrides: overrides.filter((one) => JSON.stringify(one).includes('"noRestrictedImports"')),
  }
}

async function readTable(): Promise<Rule[]> {
  const text = await readFile(join(import.meta.dirname, 'architecture.md'), 'utf8')
  const [, after = ''] = text.split('| files | may import | refused |\n| --- | --- | --- |\n')
  const [table = ''] = after.split('\n\n')
  return table.split('\n').map((line) => {
    const [, files = '', mayImport = '', refused = ''] = line.split('|')
    return { files: namesIn(files), mayImport: mayImport.trim(), refused: namesIn(refused) }
  })
}

function namesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, name]) => name ?? [])
}

/** Number of source files directly in each folder below `top`, without tests and styles, by path. */
async function countSourceFiles(top: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const file of await readdir(join(root, top), { recursive: true })) {
    if (!isSource(file)) continue
    const folder = dirname(join(top, file))
    counts[folder] = (counts[folder] ?? 0) + 1
  }
  return counts
}

function isSource(file: string): boolean {
  return /\.tsx?$/.test(file) && !/\.(test|spec)\.tsx?$/.test(file)
}
