import { type ContentType, fieldsOf, type RecordOf } from '../../domain/content/content-type.ts'
import type { ContentRevision } from '../db/content-revision.ts'
import type { Database } from '../db/database.ts'
import {
  contentRepository,
  type Page,
  type Selection,
  type StoredName,
} from '../db/record-repository.ts'
import { createRevisionScopedCache } from '../response-cache/revision-scoped-cache.ts'
import { presentRecords } from './presentation.ts'

interface Records<T extends ContentType> {
  records: RecordOf<T>[]
  total: number
}

/**
 * Cached collections: the lists that every page reads, whole and in manual order. Cached per
 * content revision, or per site revision if they do not refer to products.
 */
export function createCachedCollections(database: Database, revision: ContentRevision) {
  const naming = createRevisionScopedCache<Records<ContentType>>(revision)
  const lists = createRevisionScopedCache<Records<ContentType>>(revision.siteRevision)
  const names = createRevisionScopedCache<Map<string, StoredName>>(revision.siteRevision)

  async function queryNames(type: ContentType): Promise<Map<string, StoredName>> {
    const stored = await contentRepository.list(database, type)
    return contentRepository.translatedNames(
      database,
      type,
      stored.map(({ _id }) => _id),
    )
  }

  async function query(type: ContentType): Promise<Records<ContentType>> {
    const stored = await contentRepository.list(database, type)
    const records = await presentRecords(database, type, stored)
    return { records, total: records.length }
  }

  function read<T extends ContentType>(type: T, page?: Page): Promise<Records<T>>
  async function read(
    type: ContentType,
    { skip = 0, limit }: Page = {},
  ): Promise<Records<ContentType>> {
    const memo = namesOthers(type) ? naming : lists
    const { records, total } = await memo.get(type.table, () => query(type))
    return { records: records.slice(skip, skip + (limit || total)), total }
  }

  return {
    /** True if a selection is such a list, or a part of it. */
    holds: (type: ContentType, { where, orderBy }: Selection): boolean =>
      !type.queried && where === undefined && orderBy === undefined,
    read,
    /** Names of the records of a cached type, by id. */
    names: (type: ContentType): Promise<Map<string, StoredName>> =>
      names.get(type.table, () => queryNames(type)),
  }
}

/** True if records of the type contain names of other records, such as a review its product's. */
function namesOthers(type: ContentType): boolean {
  return fieldsOf(type).some(([, field]) => 'to' in field)
}
