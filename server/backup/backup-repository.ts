import type { Readable } from 'node:stream'
import type { Backup, BackupKind } from '../../domain/api/backups.ts'
import { now } from '../kernel/clock.ts'
import { notFound } from '../kernel/errors.ts'
import type { BackupLocation } from './backup-storage.ts'
import { type BackupSource, writeBackup } from './writer.ts'

const written = /^shop-(\d{4}-\d{2}-\d{2}-\d{6})-(by-hand|scheduled|before-update)\.tar$/

/** Backups in one storage location. Files with other names are ignored. */
export type BackupStore = ReturnType<typeof createBackupStore>

export function createBackupStore(location: BackupLocation, source: BackupSource) {
  /** Newest first. */
  async function list(): Promise<Backup[]> {
    const backups: Backup[] = []
    for (const { name, bytes } of await location.list()) {
      const facts = written.exec(name)
      if (facts === null) continue
      backups.push({ name, kind: kindOf(facts[2]), madeAt: momentOf(facts[1]), bytes })
    }
    return backups.sort((one, other) => (one.name < other.name ? 1 : -1))
  }

  /** Throws a 404 if no backup has this name. */
  async function find(name: string): Promise<Backup> {
    const known = (await list()).find((backup) => backup.name === name)
    if (known === undefined) throw notFound('backup')
    return known
  }

  return {
    list,
    find,
    /**
     * Writes a backup; the file gets its name only when it is complete. `faults` are the originals
     * that were missing or damaged.
     */
    async add(kind: BackupKind, signal?: AbortSignal): Promise<Backup & { faults: string[] }> {
      const name = `shop-${stampOf(now())}-${kind}.tar`
      let faults: string[] = []
      await location.add(name, async (target) => {
        faults = (await writeBackup(source, target, { signal })).faults
      })
      return { ...(await find(name)), faults }
    },
    /** Passes a local path of a backup, which is valid while `work` runs. Throws a 404. */
    async use<T>(name: string, work: (path: string) => Promise<T>): Promise<T> {
      await find(name)
      return location.use(name, work)
    },
    async read(name: string): Promise<{ bytes: number; stream: Readable }> {
      const { bytes } = await find(name)
      return { bytes, stream: await location.read(name) }
    },
    async remove(name: string): Promise<void> {
      await find(name)
      await location.remove(name)
    },
    async deleteAllButNewest(kind: BackupKind, count: number): Promise<void> {
      const older = (await list()).filter((backup) => backup.kind === kind).slice(count)
      for (const { name } of older) await location.remove(name)
    },
  }
}

/** Moment to the second, as file names contain it: `2026-11-22-030501`. */
function stampOf(moment: string): string {
  return moment.slice(0, 19).replace('T', '-').replaceAll(':', '')
}

function momentOf(stamp = ''): string {
  const [, day, hour, minute, second] = /^(.{10})-(..)(..)(..)$/.exec(stamp) ?? []
  return `${day}T${hour}:${minute}:${second}.000Z`
}

function kindOf(word: string | undefined): BackupKind {
  return word === 'scheduled' || word === 'before-update' ? word : 'by-hand'
}
