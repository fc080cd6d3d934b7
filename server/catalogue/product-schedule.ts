import { sql } from 'kysely'
import { resourceOf } from '../../domain/content/content-type.ts'
import { product } from '../../domain/content/product.ts'
import type { Connection, Database } from '../db/database.ts'
import { revisionRepository } from '../db/revisions.ts'
import { productIndex } from '../db/search-index/product-index.ts'
import { now } from '../kernel/clock.ts'

/** Products per transaction, so that other writers get their turn between two of them. */
const BATCH_SIZE = 500

/**
 * Publishes and hides products, and ends their sales, at the scheduled times. Concurrent calls, also
 * of several processes, change each product once: the list of due products is read again inside the
 * write transaction.
 */
export function createProductSchedule(database: Database) {
  return {
    /** Applies the changes that are due; returns the number of products changed. */
    async applyDue(): Promise<number> {
      let changed = 0
      while ((await readDue(database, 1)).length > 0)
        changed += await database.transaction().execute(applyBatch)
      return changed
    },
  }
}

const MAX_NAMES = 3

interface DueProduct {
  _id: string
  name: string
}

async function readDue(connection: Connection, limit: number): Promise<DueProduct[]> {
  const { rows } = await sql<DueProduct>`select "_id", "name" from "product"
    where "changesAt" <> '' and "changesAt" <= ${now()}
    order by "changesAt" limit ${limit}`.execute(connection)
  return rows
}

/** Adds a single revision for the whole batch, so that pages become stale once. */
async function applyBatch(connection: Connection): Promise<number> {
  const due = await readDue(connection, BATCH_SIZE)
  for (const { _id } of due) await productIndex.put(connection, _id)
  if (due.length > 0)
    await revisionRepository.add(connection, {
      resource: resourceOf(product),
      recordId: '',
      version: 0,
      action: 'schedule',
      name: nameAll(due),
      state: due.map(({ _id }) => _id),
      at: now(),
      by: null,
    })
  return due.length
}

/** Names for the activity log, whose readers differ in language: the first, and how many more. */
function nameAll(due: readonly DueProduct[]): string {
  const names = due.slice(0, MAX_NAMES).map(({ name }) => name)
  const more = due.length - names.length
  return names.join(', ') + (more > 0 ? ` + ${more}` : '')
}
