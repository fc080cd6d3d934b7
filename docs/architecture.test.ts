import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, matchesGlob } from 'node:path'
import { promisify } from 'node:util'
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

const report = z.object({
  diagnostics: z.array(
    z.object({
      location: z.object({ path: z.string(), start: z.object({ line: z.number() }) }),
    }),
  ),
})

const rules = await readRules()

it('the import table in architecture.md matches the linter configuration', async () => {
  expect(await readTable()).toEqual(rules)
})

it('the linter rejects exactly the imports that the table forbids, in every folder', async () => {
  const files = rules.flatMap(samplesOf)
  const folder = await mkdtemp(join(tmpdir(), 'boundaries-'))
  try {
    await cp(join(root, 'biome.json'), join(folder, 'biome.json'))
    for (const { path, imports } of files) {
      await mkdir(join(folder, dirname(path)), { recursive: true })
      const lines = imports.map((name, index) => `export const _${index} = import('${name}')`)
      await writeFile(join(folder, path), `${lines.join('\n')}\n`)
    }
    const found = await lint(folder)
    for (const { path, imports, refused } of files) {
      const lines = new Set(found.filter((one) => one.path === path).map(({ line }) => line))
      const said = imports.filter((_, index) => lines.has(index + 1))
      expect({ path, refused: said }).toEqual({ path, refused })
    }
  } finally {
    await rm(folder, { recursive: true })
  }
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

interface Sample {
  path: string
  imports: string[]
  refused: string[]
}

/** One sample file per path of a rule, with one import per pattern that applies to it. */
function samplesOf(rule: Rule): Sample[] {
  return rule.files
    .filter(isMeant)
    .flatMap(placesOf)
    .map((path) => {
      // A rule for a folder applies to its subfolders, but not to a file with a rule of its own.
      const isAlone = rule.files.includes(path)
      const holding = isAlone
        ? [rule]
        : rules.filter(({ files }) => files.some((glob) => matchesGlob(path, glob)))
      const patterns = [...new Set(holding.flatMap(({ refused }) => refused))]
      return {
        path,
        imports: patterns.map((pattern) => importOf(pattern.replace('!', ''))),
        refused: patterns.filter(isMeant).map(importOf),
      }
    })
}

function isMeant(pattern: string): boolean {
  return !pattern.startsWith('!')
}

// `server/{db,media}/**` becomes `server/db/room/sample.ts` and `server/media/room/sample.ts`.
function placesOf(glob: string): string[] {
  const [all = '', choices = ''] = /\{([^}]+)\}/.exec(glob) ?? []
  const globs = all === '' ? [glob] : choices.split(',').map((choice) => glob.replace(all, choice))
  return globs.map((one) => one.replace('**', 'room/sample.ts'))
}

// An import that matches a pattern: `../../server/example.ts` for a folder, the name for a package.
function importOf(pattern: string): string {
  return pattern
    .replace(/^\*\*\//, '../../')
    .replace('/**', '/example.ts')
    .replace('*', 'example')
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

async function lint(folder: string): Promise<{ path: string; line: number }[]> {
  const output = join(folder, 'report.json')
  const program = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome')
  const words = ['lint', '--only=style/noRestrictedImports', '--vcs-enabled=false']
  const reporter = ['--reporter=json', `--reporter-file=${output}`, '--max-diagnostics=none']
  // Biome exits with 1 because it finds the expected errors.
  await promisify(execFile)(process.execPath, [program, ...words, ...reporter, '.'], {
    cwd: folder,
  }).catch(() => undefined)
  const { diagnostics } = report.parse(JSON.parse(await readFile(output, 'utf8')))
  return diagnostics.map(({ location }) => ({ path: location.path, line: location.start.line }))
}
