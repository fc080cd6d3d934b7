import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { extract as Extract } from 'tar-stream'
import {
  BackupError,
  type BackupSummary,
  type Contents,
  contents,
  contentsName,
  type Head,
  head,
  headName,
  mediaFolder,
} from './format.ts'

/** One entry of the archive. */
export type Entry = ReturnType<typeof Extract> extends AsyncIterable<infer E> ? E : never

/** A backup of which every byte was looked at. */
export interface VerifiedBackup {
  path: string
  head: Head
  contents: Contents
  summary: BackupSummary
}

/**
 * Reads a backup from end to end and compares every entry with what was noted when it was made.
 * Throws a `BackupError` for a file that is none, that was cut off or that has changed since.
 */
export async function verifyBackup(path: string): Promise<VerifiedBackup> {
  const name = basename(path)
  const size = await stat(path).then(
    (facts) => facts.size,
    () => {
      throw new BackupError(`There is no file ${path}.`)
    },
  )
  const { first, last, digests } = await readEntries(path).catch((error: unknown) => {
    if (error instanceof BackupError) throw error
    throw isShort(error) ? cutOff(name) : noBackup(name, error)
  })
  if (first === null) throw noBackup(name)
  if (last === null) throw cutOff(name)
  for (const [entry, digest] of Object.entries(last.entries)) {
    const found = digests.get(entry)
    if (found === undefined) throw new BackupError(`${name} is incomplete: ${entry} is missing.`)
    if (found !== digest)
      throw new BackupError(`${name} is damaged: ${entry} has changed since the backup.`)
    digests.delete(entry)
  }
  const [stranger] = digests.keys()
  if (stranger !== undefined)
    throw new BackupError(`${name} contains ${stranger}, which does not belong to the backup.`)
  return {
    path,
    head: first,
    contents: last,
    summary: {
      madeAt: first.madeAt,
      files: Object.keys(last.entries).filter((entry) => entry.startsWith(mediaFolder)).length,
      rows: last.rows,
      bytes: size,
      faults: last.faults,
    },
  }
}

/** What stands first and last in it, and the digest of what lies between. */
async function readEntries(path: string) {
  const name = basename(path)
  const digests = new Map<string, string>()
  let first: Head | null = null
  let last: Contents | null = null
  for await (const entry of entriesOf(path)) {
    if (first === null) first = await readHead(entry, name)
    else if (entry.header.name === contentsName) last = readContents(await textOf(entry), name)
    else digests.set(entry.header.name, await digestOf(entry))
  }
  return { first, last, digests }
}

/** The entries one after the other; each must be read to its end before the next. */
export async function* entriesOf(path: string): AsyncIterable<Entry> {
  const source = createReadStream(path, { highWaterMark: 1024 * 1024 })
  const { extract } = await import('tar-stream')
  const archive = extract()
  // What fails is thrown where it is read; without listeners it would end the process before.
  archive.on('error', () => {})
  source.on('error', (error) => archive.destroy(error))
  source.pipe(archive)
  try {
    for await (const entry of archive) {
      entry.on('error', () => {})
      yield entry
    }
  } finally {
    source.destroy()
  }
}

export async function textOf(entry: Entry): Promise<string> {
  return (await buffer(entry)).toString('utf8')
}

function isShort(error: unknown): boolean {
  return error instanceof Error && error.message === 'Unexpected end of data'
}

function noBackup(name: string, cause?: unknown): BackupError {
  return new BackupError(`${name} is not a backup of a shop.`, { cause })
}

function cutOff(name: string): BackupError {
  return new BackupError(`${name} is incomplete: its end is missing. Use another backup.`)
}

async function readHead(entry: Entry, name: string): Promise<Head> {
  const text = entry.header.name === headName ? await textOf(entry) : ''
  const found = head.safeParse(parseJson(text))
  if (!found.success) throw noBackup(name)
  return found.data
}

function readContents(text: string, name: string): Contents {
  const found = contents.safeParse(parseJson(text))
  if (!found.success)
    throw new BackupError(`${name} is damaged: its list of contents cannot be read.`)
  return found.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function digestOf(entry: Entry): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(entry, hash)
  return hash.digest('hex')
}
