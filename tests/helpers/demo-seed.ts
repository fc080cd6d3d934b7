import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { cp, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { loadDemoCatalogue } from '../../demo/catalogue.ts'
import { settings } from '../../domain/content/settings.ts'
import { createServices, type Services } from '../../server/app/services.ts'
import { owner } from './owner.ts'

const root = join(import.meta.dirname, '../..')

/** Environment variable with the folder of the demo catalogue, for the worker processes of a run. */
export const demoSeedVariable = 'DEMO_SEED'

/** File in the data folder with the owner's session, since signing in with a password is slow. */
export const sessionFile = 'session.json'
/** Subfolder with the data of a shop without content, which has only its owner. */
export const emptyFolder = 'empty'

/**
 * Global setup of Playwright and Vitest: creates the demo catalogue that the tests copy, and keeps it until something
 * that it depends on changes. Running this file alone creates it in advance, in parallel with other checks.
 */
export default async function seedDemo(): Promise<void> {
  const kept = join(root, 'node_modules', '.cache', 'demo-catalogue')
  process.env[demoSeedVariable] ??= join(kept, fingerprint())
  const folder = process.env[demoSeedVariable]
  if (!existsSync(folder)) {
    await rm(kept, { recursive: true, force: true })
    await fill(folder)
  }
  for (const place of placesIn(folder))
    if (isOld(join(place, sessionFile))) await signInOwner(place)
}

/** Hash of the day, since the example enquiries end today, and of all sources of the catalogue. */
function fingerprint(): string {
  const hash = createHash('sha256').update(new Date().toDateString())
  const sources = globSync(['{demo,domain,locales,server}/**/*.*', 'tests/helpers/demo-seed.ts'], {
    cwd: root,
  })
  for (const path of sources.filter((path) => !path.endsWith('.test.ts')).sort())
    hash.update(path).update(readFileSync(join(root, path)))
  return hash.digest('hex').slice(0, 16)
}

async function fill(folder: string): Promise<void> {
  const building = `${folder}.new`
  const media = `${folder}.media`
  await rm(building, { recursive: true, force: true })
  await shrinkPhotographs(join(root, 'demo', 'media'), media)
  const services = await createServices({ dataDir: building })
  await loadDemoCatalogue(services, { media })
  await rm(media, { recursive: true })
  await switchToEnglish(services)
  // Generates all variants now: every site of the run shares them.
  await services.variantQueue.drain()
  await services.close()
  for (const place of placesIn(building)) await signInOwner(place)
  await rename(building, folder)
}

/** Copies a folder with all photos at a third of their size, whose variants take a quarter of the time. */
async function shrinkPhotographs(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true })
  for (const file of globSync('**/*.jpg', { cwd: from })) {
    const { width } = await sharp(join(from, file)).metadata()
    await sharp(join(from, file))
      .resize(Math.round(width / 3))
      .toFile(join(to, file))
  }
}

/** Limits pages to one language, as in most shops; translations are stored for tests that add languages. */
async function switchToEnglish({ content }: Services): Promise<void> {
  const { _id } = await content.single(settings)
  await content.update(settings, _id, { kind: 'json', body: { languages: ['en'] } }, null)
}

function placesIn(folder: string): string[] {
  return [folder, join(folder, emptyFolder)]
}

/** Stores a session of the owner in a data folder; creates the owner if there is none. */
export async function signInOwner(folder: string): Promise<void> {
  const services = await createServices({ dataDir: folder })
  const isNew = (await services.accounts.startSetup()) !== null
  if (isNew) await services.accounts.create(owner.name, owner.email, owner.password)
  const session = await services.accounts.signIn(owner.email, owner.password, '192.0.2.1')
  await services.close()
  await writeFile(join(folder, sessionFile), JSON.stringify(session))
}

/** True if the stored session is a day old, since sessions expire. */
function isOld(session: string): boolean {
  const written = statSync(session, { throwIfNoEntry: false })?.mtimeMs ?? 0
  return Date.now() - written > 24 * 60 * 60_000
}

if (import.meta.main) await seedDemo()
