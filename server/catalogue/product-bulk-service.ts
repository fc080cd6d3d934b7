import type { BulkChange, BulkDelete } from '../../domain/api/products.ts'
import { limits } from '../../domain/content/limits.ts'
import { product } from '../../domain/content/product.ts'
import {
  type Author,
  type ContentWriter,
  checkRecord,
  findRecord,
  storedFields,
} from '../content/content-writer.ts'
import { mergeInput } from '../content/input.ts'
import { presentRecord, presentRecords } from '../content/presentation.ts'
import type { Connection, Database } from '../db/database.ts'
import type { StoredFields } from '../db/records/columns.ts'
import { contentRepository, type StoredRecord } from '../db/records/record-repository.ts'
import { invalid } from '../kernel/errors.ts'
import type { Product } from './product-service.ts'

/**
 * Changes many products at once, all of them or none. Duplicate ids count once; an unknown id
 * throws a 422 that names it.
 */
export interface ProductBulkService {
  /** Returns the products in the order of their ids; unchanged ones get no new version. */
  change(request: BulkChange, author: Author): Promise<Product[]>
  /** Returns the number of deleted products. */
  remove(request: BulkDelete, author: Author): Promise<number>
  /**
   * Creates a hidden copy right behind the original, with the same photos, outside Something
   * Unique. Throws a 404.
   */
  duplicate(id: string, author: Author): Promise<Product>
}

export function createProductBulkService(
  database: Database,
  writer: ContentWriter,
): ProductBulkService {
  return {
    change: ({ ids, change }, author) =>
      database.transaction().execute(async (transaction) => {
        const changed: StoredRecord[] = []
        for (const before of await findAll(transaction, ids)) {
          const merged = mergeInput(product, before.fields, { kind: 'json', body: change })
          const fields = storedFields(
            product,
            await checkRecord(transaction, product, merged, before.fields),
          )
          changed.push(
            isSame(fields, before.fields)
              ? before
              : await writer.update(transaction, product, before, fields, author),
          )
        }
        return presentRecords(transaction, product, changed)
      }),

    remove: ({ ids }, author) =>
      database.transaction().execute(async (transaction) => {
        const records = await findAll(transaction, ids)
        for (const record of records) await writer.remove(transaction, product, record, author)
        return records.length
      }),

    duplicate: (id, author) =>
      database.transaction().execute(async (transaction) => {
        const { fields, position } = await findRecord(transaction, product, id)
        // The same position as the original: equal positions are ordered by id, and ids grow.
        const copy = await writer.create(
          transaction,
          product,
          {
            ...fields,
            name: copyName(fields.name),
            isDisplaingInSomethingUnique: false,
            visibility: 'hidden',
          },
          author,
          position,
        )
        return presentRecord(transaction, product, copy)
      }),
  }
}

/** The products in the order of their ids, each once. */
async function findAll(connection: Connection, ids: string[]): Promise<StoredRecord[]> {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))]
  const found = await contentRepository.findAll(connection, product, wanted)
  return wanted.map((id) => {
    const record = found.get(id)
    if (record === undefined) throw invalid({ ids: `Product ${id} not found` })
    return record
  })
}

function isSame(after: StoredFields, before: StoredFields): boolean {
  return JSON.stringify(after) === JSON.stringify(before)
}

/** A name too long for the suffix is cut. */
function copyName(name: unknown): string {
  const addition = ' (copy)'
  return `${String(name).slice(0, limits.line - addition.length)}${addition}`.trim()
}
