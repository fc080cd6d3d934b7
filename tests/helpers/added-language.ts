import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { markMessages } from './pseudo-language.ts'

const root = join(import.meta.dirname, '../..')

/** Sources of the program and its pages, and the server of the tests. */
const sources = [
  ...['domain', 'locales', 'public', 'scripts', 'server', 'web', 'tests/helpers/servers'],
  ...['package.json', 'react-router.config.ts', 'tsconfig.json', 'vite.config.ts'],
]

/**
 * Copies the program into a folder and adds a language as `docs/translations.md` says: a folder of
 * catalogues, whose texts are the marked English ones, and its tag in the list of languages.
 */
export async function createProgramWith(language: string, copy: string): Promise<void> {
  for (const path of sources) await cp(join(root, path), join(copy, path), { recursive: true })
  // Links to the packages one by one: a command that cleans the copy's folder must not reach ours.
  await mkdir(join(copy, 'node_modules'))
  for (const name of await readdir(join(root, 'node_modules')))
    await symlink(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  const english = join(copy, 'locales/en')
  const added = join(copy, 'locales', language)
  await mkdir(added)
  for (const file of await readdir(english)) {
    const messages: object = JSON.parse(await readFile(join(english, file), 'utf8'))
    await writeFile(join(added, file), JSON.stringify(markMessages(messages)))
  }
  const list = join(copy, 'domain/languages/language.ts')
  const source = await readFile(list, 'utf8')
  await writeFile(list, source.replace(/(shippedLanguages = \[[^\]]+)\]/, `$1, '${language}']`))
  const reactRouter = join(root, 'node_modules/@react-router/dev/bin.cjs')
  const environment = { ...process.env, NODE_ENV: 'production' }
  await promisify(execFile)(process.execPath, [reactRouter, 'build'], {
    cwd: copy,
    env: environment,
  })
}
