import { existsSync, statSync } from 'node:fs'
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadDemoCatalogue } from '../../demo/catalogue.ts'
import { settings } from '../../domain/content/settings.ts'
import { createServices, type Services } from '../../server/app/services.ts'
import { owner } from './owner.ts'

/** Where the run's demo catalogue is, for the workers that the run starts. */
export const demoSeedVariable = 'DEMO_SEED'

/** Beside the catalogue: the owner is signed in there, which takes long to do by a password. */
export const sessionFile = 'session.json'
/** Within it: a shop that has nothing yet but its owner. */
export const emptyFolder = 'empty'

/**
 * Makes the demo catalogue that the browser tests copy, once for a run, and removes it at the end.
 * In a folder that the environment names it is made only if it is missing, and kept: single tests
 * start at once then, and a whole run makes it beside the checks, by this file alone.
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
  // Every site of the run shares them, and none has work to do.
  await services.variantQueue.drain()
  await services.close()
  for (const place of placesIn(building)) await signInOwner(place)
  await rename(building, folder)
}

/** Pages as most shops have them, in one language; the translations stay for whoever switches more on. */
async function switchToEnglish({ content }: Services): Promise<void> {
  const { _id } = await content.single(settings)
  await content.update(settings, _id, { kind: 'json', body: { languages: ['en'] } }, null)
}

function placesIn(folder: string): string[] {
  return [folder, join(folder, emptyFolder)]
}

/** Stores a session of the owner in a data folder, and creates the owner if there is none. */
export async function signInOwner(folder: string): Promise<void> {
  const services = await createServices({ dataDir: folder })
  const isNew = (await services.accounts.startSetup()) !== null
  if (isNew) await services.accounts.create(owner.name, owner.email, owner.password)
  const session = await services.accounts.signIn(owner.email, owner.password, '192.0.2.1')
  await services.close()
  await writeFile(join(folder, sessionFile), JSON.stringify(session))
}

/** Nobody stays signed in for ever. */
function isOld(session: string): boolean {
  const written = statSync(session, { throwIfNoEntry: false })?.mtimeMs ?? 0
  return Date.now() - written > 24 * 60 * 60_000
}

if (import.meta.main) await seedDemo()
