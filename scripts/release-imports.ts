import { glob, readFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { parseSync } from 'vite'
import { besideBundles, developmentOnly, external } from './runtime-packages.ts'

/** The files of a pattern and all of the project's own that they import, as paths from `root`. */
export async function ownFilesOf(root: string, pattern: string): Promise<string[]> {
  const found = new Set<string>()
  for await (const path of glob(pattern, { cwd: root })) {
    if (!path.endsWith('.test.ts')) await follow(path)
  }
  return [...found]

  async function follow(path: string): Promise<void> {
    if (found.has(path)) return
    found.add(path)
    for (const name of await importsIn(join(root, path))) {
      if (name.startsWith('.')) await follow(relative(root, join(root, dirname(path), name)))
    }
  }
}

/** The packages that a release's own files ask for, each with one of the files. */
export async function importsOf(folder: string): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for await (const path of glob(
    ['build/{program,server}/**/*.js', '{server,domain}/**/*.ts', '*.mjs'],
    { cwd: folder },
  )) {
    for (const name of await importsIn(join(folder, path))) {
      const parts = name.split('/').slice(0, name.startsWith('@') ? 2 : 1)
      if (!name.startsWith('.') && !isBuiltin(name)) found.set(parts.join('/'), path)
    }
  }
  return found
}

/** What is asked for and not listed would be missing on another machine. */
export async function expectListed(imports: Map<string, string>): Promise<void> {
  const listed = [...external, ...developmentOnly, ...besideBundles]
  const missing = [...imports].filter(([name]) => !listed.includes(name))
  if (missing.length === 0) return
  const said = missing.map(([name, path]) => `${name} (in ${path})`).join(', ')
  throw new Error(`scripts/runtime-packages.ts does not name ${said}.`)
}

/** What a module names in imports that Node.js carries out; types are none. */
async function importsIn(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8')
  const { module, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  const fixed = module.staticImports.filter(
    ({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType),
  )
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (isType ? [] : (moduleRequest?.value ?? []))),
  )
  const late = module.dynamicImports.flatMap(
    ({ moduleRequest: { start, end } }) => /^(['"])(.*)\1$/.exec(text.slice(start, end))?.[2] ?? [],
  )
  return [...fixed.map(({ moduleRequest }) => moduleRequest.value), ...passedOn, ...late]
}
