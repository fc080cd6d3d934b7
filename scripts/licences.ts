import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** Prints the licence of every production dependency, or of all with `--all`, as a table. */
const lock = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        version: z.string().optional(),
        license: z.string().default('not said'),
        dev: z.boolean().optional(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package-lock.json'), 'utf8')))

const isWhole = process.argv.includes('--all')
const byLicence = new Map<string, string[]>()
for (const [path, { version, license, dev }] of Object.entries(lock.packages)) {
  if (path === '' || (dev && !isWhole)) continue
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  byLicence.set(license, [...(byLicence.get(license) ?? []), `${name} ${version}`])
}
console.log('| licence | packages |\n| --- | --- |')
for (const [licence, packages] of [...byLicence].sort()) {
  console.log(`| ${licence} | ${[...new Set(packages)].sort().join(', ')} |`)
}
