import { spawnSync } from 'node:child_process'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const source = join(import.meta.dirname, '../../crash/power-loss.c')

/** Compiles the library that records a process's writes; false without a C compiler or on systems other than Linux. */
export function buildRecorder(library: string): boolean {
  if (process.platform !== 'linux') return false
  return spawnSync('cc', ['-shared', '-fPIC', '-O1', '-o', library, source]).status === 0
}

/** Environment variables with which a process records all writes below `folder`. */
export function recordingOf(library: string, folder: string, record: string) {
  return { LD_PRELOAD: library, POWER_LOSS_FOLDER: folder, POWER_LOSS_RECORD: record }
}

interface Entry {
  path: string
  /** Null if the entry was removed. */
  node: DiskFile | 'folder' | null
}

interface DiskFile {
  bytes: Buffer
  pending: Change[]
}

/** Bytes at an offset, or a new length. */
type Change = { at: number; bytes: Buffer } | { length: number }

/**
 * Disk with minimal guarantees: content is durable once its file is synced, a directory entry once its folder is
 * synced. Anything else may or may not survive a power loss.
 */
export interface Disk {
  /** Applies the recorded system calls. */
  replay(record: Buffer): void
  /** Power loss: each unsynced change survives with probability `chance`, a write possibly in part. */
  cut(chance: number): void
  writeTo(folder: string): Promise<void>
}

/** Creates a disk with the content of a folder, all of it durable. */
export async function readDisk(root: string): Promise<Disk> {
  /** Files by inode number, as in the record. */
  const files = new Map<number, DiskFile>()
  const folders = new Map<number, string>()
  /** Directory entries as the process sees them, and those that are durable. */
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
        // Shared memory of killed processes, which SQLite creates again.
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

/** Torn write: the first sectors of a write, a random number of them. */
function partOf(change: Change): Change {
  if ('length' in change) return change
  const sectors = Math.ceil(change.bytes.length / 512)
  return { ...change, bytes: change.bytes.subarray(0, 512 * Math.floor(Math.random() * sectors)) }
}

const kinds = ['create', 'write', 'truncate', 'sync', 'rename', 'unlink', 'mkdir'] as const

interface RecordedSystemCall {
  kind: (typeof kinds)[number]
  inode: number
  /** Length, if the call is a truncation. */
  offset: number
  path: string
  other: string
  data: Buffer
}

const headLength = 32

/** Parses a record. Its last call may be cut off: that call did not return. */
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
