import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Backup, BackupKind } from '../../domain/api/backups.ts'
import { now } from '../clock.ts'
import { notFound } from '../errors.ts'
import { type BackupSource, writeBackup } from './writer.ts'

const written = /^shop-(\d{4}-\d{2}-\d{2}-\d{6})-(by-hand|scheduled|before-update)\.tar$/

/** The backups in a folder; files of other names in it are none of ours. */
export interface BackupShelf {
  /** Newest first. */
  list(): Promise<Backup[]>
  /** Writes one more, which has its name only when it is whole. */
  add(kind: BackupKind): Promise<Backup>
  /** Throws a 404 where there is none of this name. */
  pathOf(name: string): Promise<string>
  read(name: string): Promise<{ bytes: number; stream: Readable }>
  remove(name: string): Promise<void>
  /** Removes all but the newest that the calendar asked for. */
  keepNewest(count: number): Promise<void>
}

export function createBackupShelf(folder: string, source: BackupSource): BackupShelf {
  async function list(): Promise<Backup[]> {
    await mkdir(folder, { recursive: true })
    const backups: Backup[] = []
    for (const name of await readdir(folder)) {
      const facts = written.exec(name)
      if (facts === null) continue
      const { size } = await stat(join(folder, name))
      backups.push({ name, kind: kindOf(facts[2]), madeAt: momentOf(facts[1]), bytes: size })
    }
    return backups.sort((one, other) => (one.name < other.name ? 1 : -1))
  }

  async function pathOf(name: string): Promise<string> {
    const known = (await list()).find((backup) => backup.name === name)
    if (known === undefined) throw notFound('Backup')
    return join(folder, known.name)
  }

  return {
    list,
    pathOf,
    async add(kind) {
      await mkdir(folder, { recursive: true })
      const name = `shop-${stampOf(now())}-${kind}.tar`
      const partial = join(folder, `${name}.partial`)
      try {
        const handle = await open(partial, 'w', 0o600)
        await writeBackup(source, handle.createWriteStream({ flush: true }))
        await rename(partial, join(folder, name))
      } finally {
        await rm(partial, { force: true })
      }
      const { size } = await stat(join(folder, name))
      return { name, kind, madeAt: momentOf(written.exec(name)?.[1]), bytes: size }
    },
    async read(name) {
      const path = await pathOf(name)
      return { bytes: (await stat(path)).size, stream: createReadStream(path) }
    },
    async remove(name) {
      await rm(await pathOf(name), { force: true })
    },
    async keepNewest(count) {
      const scheduled = (await list()).filter(({ kind }) => kind === 'scheduled')
      for (const { name } of scheduled.slice(count)) await rm(join(folder, name), { force: true })
    },
  }
}

/** `2026-11-22-030501` for the second that a moment is in. */
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
