import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { extract as Extract } from 'tar-stream'
import { message } from '../../domain/messages/api-message.ts'
import { openText } from '../fields/field-kind.ts'
import { isSystemError } from '../kernel/errors.ts'
import {
  BackupError,
  type BackupSummary,
  type Contents,
  contents,
  contentsName,
  type Head,
  head,
  headName,
  summarise,
} from './format.ts'

export type Entry = ReturnType<typeof Extract> extends AsyncIterable<infer E> ? E : never

/** A backup whose every byte was verified. */
export interface VerifiedBackup {
  path: string
  head: Head
  contents: Contents
  summary: BackupSummary
}

/**
 * Reads a backup from start to end and compares every entry with the digest recorded in it. Throws
 * a `BackupError` for a file that is no backup, is incomplete or has changed since; errors of the
 * file system pass.
 */
export async function verifyBackup(path: string): Promise<VerifiedBackup> {
  const name = basename(path)
  const { first, last, digests } = await readEntries(path).catch((error: unknown) => {
    if (error instanceof BackupError || isSystemError(error)) throw error
    throw isShort(error) ? cutOff(name) : noBackup(name, error)
  })
  if (first === null) throw noBackup(name)
  if (last === null) throw cutOff(name)
  for (const [entry, digest] of Object.entries(last.entries)) {
    const found = digests.get(entry)
    if (found === undefined) throw new BackupError(message('backups.entryMissing', { name, entry }))
    if (found !== digest) throw new BackupError(message('backups.entryChanged', { name, entry }))
    digests.delete(entry)
  }
  const [stranger] = digests.keys()
  if (stranger !== undefined)
    throw new BackupError(message('backups.foreignEntry', { name, entry: stranger }))
  return {
    path,
    head: first,
    contents: last,
    summary: summarise(last),
  }
}

/** The first and the last entry, and the digests of the entries between them. */
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

/** The entries in order; each must be read to its end before the next. */
export async function* entriesOf(path: string): AsyncIterable<Entry> {
  const { extract } = await import('tar-stream')
  const source = createReadStream(path, { highWaterMark: 1024 * 1024 })
  const archive = extract()
  // Errors are thrown by the iteration below; without these listeners they would end the process
  // first.
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
  return new BackupError(message('backups.notABackup', { name }), cause)
}

function cutOff(name: string): BackupError {
  return new BackupError(message('backups.endMissing', { name }))
}

async function readHead(entry: Entry, name: string): Promise<Head> {
  const text = entry.header.name === headName ? await textOf(entry) : ''
  const found = head.safeParse(openText(text))
  if (!found.success) throw noBackup(name)
  return found.data
}

function readContents(text: string, name: string): Contents {
  const found = contents.safeParse(openText(text))
  if (!found.success) throw new BackupError(message('backups.contentsUnreadable', { name }))
  return found.data
}

async function digestOf(entry: Entry): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(entry, hash)
  return hash.digest('hex')
}
