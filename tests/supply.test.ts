import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'

const root = join(import.meta.dirname, '..')
const read = (name: string): unknown => JSON.parse(readFileSync(join(root, name), 'utf8'))

const versions = z.record(z.string(), z.string())
const own = z
  .object({
    allowScripts: z.record(z.string(), z.boolean()),
    dependencies: versions,
    devDependencies: versions,
  })
  .parse(read('package.json'))
const { packages } = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        hasInstallScript: z.boolean().default(false),
        integrity: z.string().default(''),
        resolved: z.string().default(''),
        dev: z.boolean().default(false),
      }),
    ),
  })
  .parse(read('package-lock.json'))
const installed = Object.entries(packages).filter(([path]) => path !== '')
const nameOf = (path: string) => path.replace(/^.*node_modules\//, '')

/** Licences that may be shipped with a shop. Review any other licence before adding it. */
const knownLicences =
  /^(?:\(?(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|Unlicense|OFL-1\.1|MPL-2\.0|PSF-2\.0|LGPL-3\.0-or-later)\)?(?: (?:OR|AND) )?)+\)?$/

it('lists every package with an install script, and allows only that of node', () => {
  const running = installed.filter(([, { hasInstallScript }]) => hasInstallScript)
  expect(running.map(([path]) => nameOf(path)).sort()).toEqual(Object.keys(own.allowScripts).sort())
  const allowed = Object.keys(own.allowScripts).filter((name) => own.allowScripts[name])
  expect(allowed).toEqual(['node'])
})

it('pins every dependency to one version, with a checksum, from the npm registry only', () => {
  for (const [name, version] of Object.entries({ ...own.dependencies, ...own.devDependencies }))
    expect([name, version]).toEqual([
      name,
      expect.stringMatching(/^[0-9]+\.[0-9]+\.[0-9]+(?:-[a-z]+\.[0-9]+)?$/),
    ])
  const loose = installed.filter(
    ([, { integrity, resolved }]) =>
      !integrity.startsWith('sha512-') || !/^(?:$|https:\/\/registry\.npmjs\.org\/)/.test(resolved),
  )
  expect(loose.map(([path]) => path)).toEqual([])
})

it('lists the licence of every production dependency, each from the allowed licences', () => {
  const table = execFileSync(process.execPath, ['scripts/licences.ts'], { cwd: root }).toString()
  const rows = table.trim().split('\n').slice(2)
  expect(table).toContain(`fastify ${own.dependencies.fastify}`)
  expect(table).not.toContain('vitest ')
  for (const row of rows) expect(row.split(' | ')[0]?.slice(2)).toMatch(knownLicences)
})
