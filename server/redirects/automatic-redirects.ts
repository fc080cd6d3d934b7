import { limits } from '../../domain/content/limits.ts'
import { product } from '../../domain/content/product.ts'
import { redirect } from '../../domain/content/redirect.ts'
import { isFixedPage, isReservedPath, readRecordPath } from '../../domain/urls/redirect-paths.ts'
import { readPath, readSitePath } from '../../domain/urls/web-address.ts'
import type { Author, ContentWriter } from '../content/content-writer.ts'
import { presentRecords } from '../content/presentation.ts'
import type { Connection } from '../db/database.ts'
import { contentRepository, type StoredRecord } from '../db/record-repository.ts'
import { redirectRepository } from './redirect-repository.ts'
import { isRecordPage } from './redirect-rules.ts'

/** Address that a product had elsewhere. */
export interface FormerAddress {
  from: string
  /** Its id. */
  product: string
}

/** See `RedirectService.addAutomatic`. */
export async function addAutomaticRedirects(
  connection: Connection,
  writer: ContentWriter,
  former: readonly FormerAddress[],
  author: Author,
): Promise<StoredRecord[]> {
  const paths = await readPaths(connection, former)
  const written: StoredRecord[] = []
  for (const address of former) {
    const from = readPath(address.from)
    const to = paths.get(address.product)
    if (from === null || to === undefined || !(await isFree(connection, from))) continue
    const [before] = await redirectRepository.listFrom(connection, [from])
    if (before !== undefined && !(await isObsolete(connection, before))) continue
    const unsettled = { _id: before?._id ?? null, fields: { from, to, isAutomatic: true } }
    const fields = await writer.settle(connection, redirect, unsettled, author)
    const record =
      before === undefined
        ? await writer.create(connection, redirect, { fields }, author)
        : await writer.update(connection, redirect, before, { fields }, author)
    written.push(record)
  }
  return written
}

/** Paths of the products' pages, by id. */
async function readPaths(
  connection: Connection,
  former: readonly FormerAddress[],
): Promise<Map<string, string>> {
  const ids = former.map((address) => address.product)
  const stored = await contentRepository.findAll(connection, product, ids)
  const presented = await presentRecords(connection, product, [...stored.values()])
  return new Map(presented.map(({ _id, path }) => [_id, path]))
}

async function isFree(connection: Connection, from: string): Promise<boolean> {
  if (from.length > limits.line || isFixedPage(from) || isReservedPath(from)) return false
  return !(await isRecordPage(connection, from))
}

/** True for a redirect of an earlier import to a record that has been deleted. */
async function isObsolete(connection: Connection, { fields }: StoredRecord): Promise<boolean> {
  const path = readSitePath(String(fields.to))
  if (fields.isAutomatic !== true || path === null || readRecordPath(path) === null) return false
  return !(await isRecordPage(connection, path))
}
