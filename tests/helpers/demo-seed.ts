import { existsSync, statSync } from 'node:fs'
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadDemoCatalogue } from '../../demo/catalogue.ts'
import { settings } from '../../domain/content/settings.ts'
import { createServices, type Services } from '../../server/app/services.ts'
import { owner } from './owner.ts'

/** Environment variable with the folder of the demo catalogue, for the worker processes of a run. */
export const demoSeedVariable = 'DEMO_SEED'

/** File in the data folder with the owner's session, since signing in with a password is slow. */
export const sessionFile = 'session.json'
/** Subfolder with the data of a shop without content, which has only its owner. */
export const emptyFolder = 'empty'

/**
 * Playwright global setup: creates the demo catalogue that the browser tests copy, once per run, and returns the
 * teardown. With `DEMO_SEED` set, it is created in that folder if missing and not deleted, so that single tests start
 * at once. Running this file alone creates it in advance, in parallel with other checks.
 */
export default async function seedDemo(): Promise<() => Promise<void>> {
  const kept = process.env[demoSeedVariable]
  if (kept) {
    if (!existsSync(join(kept, 'catalogue.sqlite'))) await fill(kept)
    for (const place of placesIn(kept))
      if (isOld(join(place, sessionFile))) await signInOwner(place)
    return async () => {}
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'demo-seed-'))
  await fill(dataDir)
  process.env[demoSeedVariable] = dataDir
  return () => rm(dataDir, { recursive: true, force: true })
}

async function fill(folder: string): Promise<void> {
  const building = `${folder}.new`
  await rm(building, { recursive: true, force: true })
  const services = await createServices({ dataDir: building })
  await loadDemoCatalogue(services)
  await switchToEnglish(services)
  // Generates all variants now: every site of the run shares them.
  await services.variantQueue.drain()
  await services.close()
  for (const place of placesIn(building)) await signInOwner(place)
  await rename(building, folder)
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
