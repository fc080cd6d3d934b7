import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Command } from 'commander'
import { type Config, readConfig } from '../server/app/config.ts'
import type { Services } from '../server/app/services.ts'
import type { StaticSite } from '../server/static-export/static-site.ts'
import { CommandFailure, withInstallation } from './installation.ts'
import { showProgress } from './progress.ts'

const build = join(import.meta.dirname, '..', 'build')
/** Marker file of an export, which the next one may replace. */
const mark = '.static-export'

export function addStaticExport(exports: Command): void {
  exports
    .command('static')
    .description('write the public site as plain files for any web server; needs PUBLIC_URL')
    .argument('<folder>', 'where to; empty, or a former export, which is replaced')
    .action(async (given: string) => {
      const config = readConfig(process.env)
      const folder = resolve(given)
      if (config.publicUrl === null)
        throw new CommandFailure('Set PUBLIC_URL to the address that the files will be served at.')
      await expectReplaceable(folder)
      if (!existsSync(join(build, 'server')))
        throw new CommandFailure('There are no built pages. Run npm run build first.')
      await withInstallation(async ({ services }) => {
        await finishPhotographs(services)
        await services.productSchedule.applyDue()
        console.log(`Writing the pages of ${config.publicUrl} to ${folder} …`)
        const before = await services.revision.current()
        const { pages, files, missing } = await fill(folder, (draft) =>
          write(draft, config, services),
        )
        console.log(`Done: ${pages} pages and ${files} files.`)
        for (const address of missing)
          console.error(`A page links to ${address}, which does not exist.`)
        if ((await services.revision.current()) !== before)
          console.error(
            'The content changed during the export. Export again to include all changes.',
          )
      })
    })
}

async function expectReplaceable(folder: string): Promise<void> {
  if (!existsSync(folder)) return
  const names = await readdir(folder)
  if (names.length === 0 || names.includes(mark)) return
  throw new CommandFailure(
    `${folder} is not empty and not a previous export. Choose an empty or new folder.`,
  )
}

/**
 * Writes to a draft folder first, so that a web server sees the whole old site or the whole new
 * one.
 */
async function fill<T>(folder: string, work: (draft: string) => Promise<T>): Promise<T> {
  await mkdir(dirname(folder), { recursive: true })
  const draft = await mkdtemp(`${folder}.`)
  try {
    const result = await work(draft)
    await writeFile(join(draft, mark), `${new Date().toISOString()}\n`)
    await chmod(draft, 0o755)
    await exchange(folder, draft)
    return result
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

async function exchange(folder: string, draft: string): Promise<void> {
  const former = `${draft}.former`
  if (existsSync(folder)) await rename(folder, former)
  try {
    await rename(draft, folder)
  } catch (error) {
    if (existsSync(former)) await rename(former, folder)
    throw error
  }
  await rm(former, { recursive: true, force: true })
}

/** A restored shop has no variants yet, and pages refer only to existing ones. */
async function finishPhotographs({ variantQueue }: Services): Promise<void> {
  const tell = showProgress('Photos prepared, in two steps each')
  let done = 0
  await variantQueue.start((_, file) => console.error(`${file} could not be prepared.`))
  await variantQueue.drain(() => {
    done += 1
    tell({ done })
  })
  await variantQueue.stop()
}

async function write(folder: string, config: Config, services: Services): Promise<StaticSite> {
  // Loaded on demand, so that help and mistyped commands respond at once.
  const { createApp } = await import('../server/app/app.ts')
  const { createBuiltPages } = await import('../server/pages/built-pages.ts')
  const { createStaticAddresses, createStaticPages } = await import(
    '../server/static-export/static-addresses.ts'
  )
  const { writeStaticSite } = await import('../server/static-export/static-site.ts')
  const own = { ...config, readSeconds: 0, logLevel: 'error' } as const
  const origin = config.publicUrl ?? ''
  const languages = await services.content.readLanguages()
  const addresses = createStaticAddresses(origin, languages)
  const app = createApp(own, services, createStaticPages(await createBuiltPages(build), addresses))
  try {
    return await writeStaticSite({
      app,
      addresses,
      origin,
      languages,
      folder,
      onProgress: showProgress('Pages and files'),
    })
  } finally {
    await app.close()
  }
}
