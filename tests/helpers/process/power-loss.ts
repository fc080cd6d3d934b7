import { spawnSync } from 'node:child_process'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const source = join(import.meta.dirname, '../../crash/power-loss.c')

/** Makes what writes down the writes of a process; false where the machine has no C compiler or another system. */
export function buildRecorder(library: string): boolean {
  if (process.platform !== 'linux') return false
  return spawnSync('cc', ['-shared', '-fPIC', '-O1', '-o', library, source]).status === 0
}

/** With this a process starts of which all writes below `folder` are written down. */
export function recordingOf(library: string, folder: string, record: string) {
  return { LD_PRELOAD: library, POWER_LOSS_FOLDER: folder, POWER_LOSS_RECORD: record }
}

interface Entry {
  path: string
  /** Null: the folder holds it no more. */
  node: DiskFile | 'folder' | null
}

interface DiskFile {
  bytes: Buffer
  pending: Change[]
}

/** Bytes at an offset, or a new length. */
type Change = { at: number; bytes: Buffer } | { length: number }

/**
 * What a disk promises and no more: bytes are kept once their file was synced, names once the folder was in
 * which they stand, in the order of the syncs. All else may be there after a power cut or not.
 */
export interface Disk {
  /** Does what a record says was done. */
  replay(record: Buffer): void
  /** Loses power: of what was not synced each change stays with the given chance, writes also in part. */
  cut(chance: number): void
  writeTo(folder: string): Promise<void>
}

/** A disk that holds what lies in the folder. */
export async function readDisk(root: string): Promise<Disk> {
  /** By number of the file system, as the record names them. */
  const files = new Map<number, DiskFile>()
  const folders = new Map<number, string>()
  /** As the process saw them, and as they would be after a cut. */
  const seen = new Map<string, DiskFile | 'folder'>()
  const kept = new Map<string, DiskFile | 'folder'>()
  let pending: Entry[] = []

  folders.set((await stat(root)).ino, root)
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const { ino } = await stat(path)
    const node = entry.isDirectory()
      ? 'folder'
      : { bytes: await readFile(path), pending: [] satisfies Change[] }
    if (node === 'folder') folders.set(ino, path)
    else files.set(ino, node)
    seen.set(path, node)
    kept.set(path, node)
  }

  function enter(path: string, node: DiskFile | 'folder' | null): void {
    set(seen, path, node)
    pending.push({ path, node })
  }

  function sync(inode: number): void {
    const folder = folders.get(inode)
    for (const { path, node } of pending) if (dirname(path) === folder) set(kept, path, node)
    if (folder !== undefined) pending = pending.filter(({ path }) => dirname(path) !== folder)
    const file = files.get(inode)
    for (const change of file?.pending.splice(0) ?? []) if (file) apply(file, change)
  }

  function replayOne({ kind, inode, offset, path, other, data }: RecordedSystemCall): void {
    switch (kind) {
      case 'create': {
        const file: DiskFile = { bytes: Buffer.alloc(0), pending: [] }
        folders.delete(inode)
        files.set(inode, file)
        enter(path, file)
        break
      }
      case 'write':
        files.get(inode)?.pending.push({ at: offset, bytes: data })
        break
      case 'truncate':
        files.get(inode)?.pending.push({ length: offset })
        break
      case 'sync':
        sync(inode)
        break
      case 'rename':
        enter(other, seen.get(path) ?? null)
        enter(path, null)
        break
      case 'unlink':
        enter(path, null)
        break
      case 'mkdir':
        files.delete(inode)
        folders.set(inode, path)
        enter(path, 'folder')
        break
      default:
        kind satisfies never
    }
  }

  return {
    replay(record) {
      for (const call of readSystemCalls(record)) replayOne(call)
    },
    cut(chance) {
      for (const { path, node } of pending) if (Math.random() < chance) set(kept, path, node)
      for (const file of new Set([...files.values(), ...kept.values()])) {
        if (file === 'folder') continue
        for (const change of file.pending)
          if (Math.random() < chance) apply(file, Math.random() < 0.5 ? change : partOf(change))
      }
    },
    async writeTo(folder) {
      for (const [path, node] of kept) {
        const target = folder + path.slice(root.length)
        // Shared memory of processes that are gone: SQLite makes it anew.
        if (node === 'folder' || path.endsWith('-shm') || !isReachable(dirname(path))) continue
        await mkdir(dirname(target), { recursive: true })
        await writeFile(target, node.bytes)
      }
    },
  }

  function isReachable(folder: string): boolean {
    return folder === root || (kept.get(folder) === 'folder' && isReachable(dirname(folder)))
  }
}

function set(
  entries: Map<string, DiskFile | 'folder'>,
  path: string,
  node: DiskFile | 'folder' | null,
): void {
  if (node === null) entries.delete(path)
  else entries.set(path, node)
}

function apply(file: DiskFile, change: Change): void {
  if ('length' in change) {
    const { length } = change
    const more = Buffer.alloc(Math.max(0, length - file.bytes.length))
    file.bytes = Buffer.concat([file.bytes.subarray(0, length), more])
    return
  }
  const end = change.at + change.bytes.length
  if (end > file.bytes.length) apply(file, { length: end })
  change.bytes.copy(file.bytes, change.at)
}

/** The beginning of a write, up to any of its sectors. */
function partOf(change: Change): Change {
  if ('length' in change) return change
  const sectors = Math.ceil(change.bytes.length / 512)
  return { ...change, bytes: change.bytes.subarray(0, 512 * Math.floor(Math.random() * sectors)) }
}

const kinds = ['create', 'write', 'truncate', 'sync', 'rename', 'unlink', 'mkdir'] as const

interface RecordedSystemCall {
  kind: (typeof kinds)[number]
  inode: number
  /** Of a truncation the length. */
  offset: number
  path: string
  other: string
  data: Buffer
}

const headLength = 32

/** The last call may be cut off, and did not return then. */
function* readSystemCalls(record: Buffer): Iterable<RecordedSystemCall> {
  let at = 0
  while (at + headLength <= record.length) {
    const [pathLength, otherLength, length] = [4, 8, 12].map((by) => record.readUInt32LE(at + by))
    const kind = kinds[record.readUInt32LE(at) - 1]
    const inode = Number(record.readBigUInt64LE(at + 16))
    const offset = Number(record.readBigUInt64LE(at + 24))
    at += headLength
    const take = (bytes = 0) => {
      at += bytes
      return record.subarray(at - bytes, at)
    }
    const path = take(pathLength).toString()
    const other = take(otherLength).toString()
    const data = take(length)
    if (at > record.length) return
    if (kind === undefined) throw new Error('The record of writes cannot be read.')
    yield { kind, inode, offset, path, other, data }
  }
}
