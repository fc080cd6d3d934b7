import { sql } from 'kysely'
import { type ContentType, fieldsOf, resourceOf } from '../../domain/content/content-type.ts'
import { contentTypes } from '../../domain/content/content-types.ts'
import { enquiredTable, enquiryResource } from '../../domain/enquiry/enquiry.ts'
import type { Connection, Database } from '../db/database.ts'
import { contentRepository } from '../db/record-repository.ts'
import { enquiryStatistics } from '../enquiries/enquiry-statistics.ts'
import { kindOf } from '../fields/field-kinds.ts'
import { findRecord } from './content-writer.ts'

/** Number of records of a resource that refer to another record. */
interface Reference {
  resource: string
  count: number
}

/** A resource whose records may refer to records of a table. */
interface Referrer {
  resource: string
  table: string
  count(connection: Connection, id: string): Promise<number>
}

export type ReferenceService = ReturnType<typeof createReferenceService>

/** Counts references to a record, to show the effect of deleting it. */
export function createReferenceService(database: Database) {
  return {
    /** Counts for every resource that could refer to the record, 0 included. Throws a 404. */
    async to(type: ContentType, id: string): Promise<Reference[]> {
      await findRecord(database, type, id)
      return countReferences(database, type, id)
    },
  }
}

export async function countReferences(
  connection: Connection,
  type: ContentType,
  id: string,
): Promise<Reference[]> {
  const references: Reference[] = []
  for (const { resource, table, count } of referrers) {
    if (table === type.table) references.push({ resource, count: await count(connection, id) })
  }
  return references
}

const referrers: Referrer[] = [
  ...contentTypes.flatMap(referrersOf),
  { resource: enquiryResource, table: enquiredTable, count: enquiryStatistics.countNaming },
]

function referrersOf(type: ContentType): Referrer[] {
  return fieldsOf(type).flatMap(([name, field]) =>
    kindOf(field)
      .references(field)
      .map(({ table, names }) => ({
        resource: resourceOf(type),
        table,
        count: (connection, id) =>
          contentRepository.count(connection, type, names(connection, sql.ref(name), id)),
      })),
  )
}

/** Names of the records that refer to each file. */
export async function findMediaUsers(
  database: Database,
  files: string[],
): Promise<Map<string, string[]>> {
  const users = new Map<string, string[]>(files.map((file) => [file, []]))
  if (files.length === 0) return users
  for (const type of contentTypes) {
    for (const { fields } of await contentRepository.list(database, type)) {
      const title = type.title === null ? null : fields[type.title]
      const name = `${type.labels.one}${title ? ` “${title}”` : ''}`
      for (const [key, field] of fieldsOf(type)) {
        for (const file of kindOf(field).filesOf(field, fields[key] ?? null))
          users.get(file)?.push(name)
      }
    }
  }
  return users
}
