import { sql } from 'kysely'
import { type ContentType, fieldsOf, resourceOf } from '../../domain/content/define.ts'
import { contentTypes } from '../../domain/content/index.ts'
import { product } from '../../domain/content/product.ts'
import { contentRepository } from '../content/repository.ts'
import { findRecord } from '../content/writer.ts'
import type { Database } from '../db/database.ts'
import { enquiryRepository } from './enquiry-repository.ts'

/** How many records of a resource refer to another record; `orders` are the enquiries. */
interface Reference {
  resource: string
  count: number
}

export interface ReferenceService {
  /** One entry for every resource that could refer to the record, 0 included. Throws a 404. */
  to(type: ContentType, id: string): Promise<Reference[]>
}

/** What refers to a record: what a delete would touch. */
export function createReferenceService(database: Database): ReferenceService {
  return {
    async to(type, id) {
      await findRecord(database, type, id)
      const references: Reference[] = []
      for (const other of contentTypes) {
        for (const [name, field] of fieldsOf(other)) {
          if (field.kind !== 'reference' || field.to !== type.table) continue
          const where = sql`${sql.ref(name)} = ${id}`
          const count = await contentRepository.count(database, other, where)
          references.push({ resource: resourceOf(other), count })
        }
      }
      if (type.table === product.table) {
        references.push({
          resource: 'orders',
          count: await enquiryRepository.countNaming(database, id),
        })
      }
      return references
    },
  }
}
