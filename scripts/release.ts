import { cp, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { describeSize } from '../domain/text/file-size.ts'
import { packFolder, sizeOf } from './release-archive.ts'
import { type RuntimePackage, readPackages } from './release-packages.ts'

// Builds a release that runs with Node.js alone: a folder with the server's sources, the built
// pages, dependencies and runtime, and a tarball of it. `--folder` writes only the folder, to that
// path.
const root = join(import.meta.dirname, '..')
const { values: options } = parseArgs({ options: { folder: { type: 'string' } } })
const { project, packages } = await readPackages(root)
const name = `${project.name}-${project.version}-${process.platform}-${process.arch}`
const target = options.folder ? resolve(options.folder) : join(root, 'dist', name)

const contents = [
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
  'docs',
  'build/client',
  'build/server',
  'cli',
  'demo',
  'domain',
  'locales',
  'packaging',
  'server',
]

const staged = `${target}.${process.pid}`
try {
  await stage(staged)
  await rm(target, { recursive: true, force: true })
  await rename(staged, target)
} finally {
  await rm(staged, { recursive: true, force: true })
}
const whole = await sizeOf(target)
const modules = await sizeOf(join(target, 'node_modules'))
const runtime = await sizeOf(join(target, 'node_modules', 'node'))
console.log(
  `${target}: ${describeSize(whole)}, of it packages ${describeSize(modules)} (Node.js ${describeSize(runtime)}).`,
)
if (whole > 250e6) throw new Error('A release may take 250 MB unpacked. Leave something out.')
if (options.folder === undefined) {
  const archive = `${target}.tar.gz`
  await packFolder(target, basename(target), archive)
  console.log(`${archive}: ${describeSize((await stat(archive)).size)}.`)
}

async function stage(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  for (const path of contents) await copy(path, join(folder, path))
  for (const name of ['shop.mjs', 'launch.mjs', 'health.mjs'])
    await rename(join(folder, 'packaging', name), join(folder, name))
  for (const one of packages) await copyPackage(one, folder)
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`)
}

async function copy(path: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  await cp(join(root, path), to, { recursive: true, filter: isOfUse })
}

async function copyPackage({ path }: RuntimePackage, folder: string): Promise<void> {
  const own = join(root, path)
  await cp(own, join(folder, path), {
    recursive: true,
    // Nested packages have their own entries in the list.
    filter: (source) => source !== join(own, 'node_modules') && isOfUse(source),
  })
}

/** Leaves out source maps, type declarations, tests and build stamps. */
function isOfUse(path: string): boolean {
  return !/\.(?:map|d\.[cm]?ts|test\.ts)$/.test(path) && basename(path) !== 'stamp'
}

function manifest() {
  const { version, description, license, engines } = project
  return {
    name: project.name,
    version,
    description,
    license,
    private: true,
    type: 'module',
    engines,
    scripts: { start: 'node shop.mjs start', cli: 'node shop.mjs cli' },
  }
}
