import { sql } from 'kysely'
import { resourceOf } from '../../domain/content/define.ts'
import { product } from '../../domain/content/product.ts'
import { now } from '../clock.ts'
import type { Connection, Database } from '../db/database.ts'
import { productIndex } from '../db/product-index.ts'
import { revisionRepository } from '../db/revisions.ts'

/** How often a process looks whether the time of a product has come, in milliseconds. */
const interval = 1_000
/** What is due at once is done in portions, so that other writers get their turn. */
const portion = 500

/** Shows and hides products at the moments that they name. */
export interface ProductSchedule {
  /** Does what is due; answers how many products that changed. */
  look(): Promise<number>
  /** Looks now and then from now on. */
  start(onFailure: (error: unknown) => void): void
  stop(): void
}

/**
 * Of several processes that look at the same time one does it: each looks again once it has the turn to
 * write, and finds nothing due any more.
 */
export function createProductSchedule(database: Database): ProductSchedule {
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<number> | null = null

  async function look(): Promise<number> {
    let changed = 0
    while ((await readDue(database, 1)).length > 0)
      changed += await database.transaction().execute(settle)
    return changed
  }

  return {
    look() {
      looking ??= look().finally(() => {
        looking = null
      })
      return looking
    },
    start(onFailure) {
      timer = setInterval(() => this.look().catch(onFailure), interval)
      timer.unref()
    },
    stop: () => clearInterval(timer),
  }
}

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

/** One revision for all of them: pages become stale once. */
async function settle(connection: Connection): Promise<number> {
  const due = await readDue(connection, portion)
  for (const { _id } of due) await productIndex.put(connection, _id)
  const [first] = due
  if (first !== undefined)
    await revisionRepository.add(connection, {
      resource: resourceOf(product),
      recordId: '',
      version: 0,
      action: 'schedule',
      name: due.length === 1 ? first.name : `${due.length} products`,
      state: due.map(({ _id }) => _id),
      at: now(),
      by: null,
    })
  return due.length
}
