import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import type { Database } from '../db/database.ts'
import { mediaRepository } from '../db/media-file-repository.ts'
import { variantJobs } from '../db/variant-job-repository.ts'
import { nameOfHash } from '../storage/file-names.ts'
import type { Storage } from '../storage/storage.ts'
import type { VariantGenerator } from './variants/variant-generator.ts'

/** File names by kind of error. */
export interface MediaReport {
  /** In the database but not in the storage. */
  missing: string[]
  /** In the storage with bytes that do not match the hash. */
  damaged: string[]
  /** In the storage but not in the database. */
  unknown: string[]
  /** Photos marked ready whose variants are missing. */
  unrendered: string[]
}

interface CheckParts {
  database: Database
  originals: Storage
  maker: VariantGenerator
}

/** Compares database and storage, every byte of the originals. */
export async function checkMedia(
  { database, originals, maker }: CheckParts,
  onProgress: (progress: { done: number; total: number }) => void = () => {},
): Promise<MediaReport> {
  const report: MediaReport = { missing: [], damaged: [], unknown: [], unrendered: [] }
  const known = await mediaRepository.all(database)
  for (const [done, { file, kind, width, ready }] of known.entries()) {
    onProgress({ done, total: known.length })
    if ((await originals.size(file)) === null) {
      report.missing.push(file)
      continue
    }
    if (!(await isWhole(originals, file))) report.damaged.push(file)
    if (kind !== 'image' || ready === 'none') continue
    const variantStages = ready === 'avif' ? (['webp', 'avif'] as const) : (['webp'] as const)
    for (const stage of variantStages) {
      if ((await maker.missing(file, width, stage)).length === 0) continue
      report.unrendered.push(file)
      break
    }
  }
  const names = new Set(known.map(({ file }) => file))
  for await (const { name } of originals.list()) {
    if (!names.has(name)) report.unknown.push(name)
  }
  return report
}

/** Queues missing variants for the server, which may be running. */
export async function queueVariants(database: Database, files: string[]): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    for (const file of files) {
      await mediaRepository.setReady(transaction, file, 'none')
      await variantJobs.add(transaction, { file, stage: 'webp' })
    }
    if (files.length > 0) await mediaRepository.recordPublication(transaction)
  })
}

async function isWhole(storage: Storage, file: string): Promise<boolean> {
  const hash = createHash('sha256')
  await pipeline(await storage.read(file), hash)
  return file.startsWith(`${nameOfHash(hash.digest())}.`)
}
