import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const projectSchema = z.object({
  name: z.string(),
  version: z.string(),
  description: z.string(),
  license: z.string(),
  engines: z.record(z.string(), z.string()),
  dependencies: z.record(z.string(), z.string()),
})
const names = z.record(z.string(), z.string()).default({})
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      dependencies: names,
      optionalDependencies: names,
    }),
  ),
})
type Lock = z.infer<typeof lockSchema>['packages']

/** A package in the project's `node_modules`. */
export interface RuntimePackage {
  path: string
  version: string
}

/** The project's manifest and all its production dependencies, by the lock file. */
export async function readPackages(root: string) {
  const project = projectSchema.parse(await readJson(join(root, 'package.json')))
  const { packages: lock } = lockSchema.parse(await readJson(join(root, 'package-lock.json')))
  const found = new Map<string, RuntimePackage>()
  for (const name of Object.keys(project.dependencies)) await add(name, '')
  return { project, packages: [...found.values()] }

  async function add(name: string, from: string): Promise<void> {
    const path = placeOf(lock, name, from)
    const entry = path === null ? undefined : lock[path]
    if (path === null || entry?.version === undefined)
      throw new Error(`The lock file does not know ${name}, which ${from || 'the server'} needs.`)
    if (found.has(path)) return
    const { version, dependencies, optionalDependencies } = entry
    if (!existsSync(join(root, path))) {
      // An optional dependency for another platform.
      if (lock[from]?.optionalDependencies[name] !== undefined) return
      throw new Error(`${path} is not installed. Run npm ci.`)
    }
    const installed = z
      .object({ version: z.string() })
      .parse(await readJson(join(root, path, 'package.json')))
    if (installed.version !== version)
      throw new Error(`${path} is ${installed.version}, the lock file says ${version}. Run npm ci.`)
    found.set(path, { path, version })
    // The dependencies of the package `node` only download the runtime.
    if (name === 'node') return
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies }))
      await add(needed, path)
  }
}

/** Node.js's module resolution: beside the requiring package, or in a parent's `node_modules`. */
function placeOf(lock: Lock, name: string, from: string): string | null {
  const parts = from.split('/node_modules/')
  for (let depth = from === '' ? 0 : parts.length; depth >= 0; depth -= 1) {
    const above = parts.slice(0, depth).join('/node_modules/')
    const path = above === '' ? `node_modules/${name}` : `${above}/node_modules/${name}`
    if (lock[path] !== undefined) return path
  }
  return null
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'))
}
