import { v7 as uuid } from 'uuid'
import type { ChosenText } from '../../domain/chat/selection-message.ts'
import type { Connection, Database } from '../db/database.ts'
import type { EnquiryRow } from '../db/schema.ts'
import { searchedTexts } from '../enquiries/enquired-products.ts'
import { normaliseText } from '../kernel/text-normalisation.ts'
import { type DayCount, viewRepository } from './view-repository.ts'

/** A made-up enquiry for the demo. */
export interface ExampleEnquiry
  extends Omit<
    EnquiryRow,
    | '_id'
    | 'products'
    | 'searchText'
    | 'language'
    | 'isExample'
    | 'version'
    | 'updatedAt'
    | 'updatedBy'
  > {
  products: { _id: string; name: string; choices?: ChosenText[] }[]
}

export interface Examples {
  enquiries: ExampleEnquiry[]
  views: DayCount[]
  misses: DayCount[]
}

export type ExampleService = ReturnType<typeof createExampleService>

/** Example enquiries and statistics that fill the dashboard of a demo. */
export function createExampleService(database: Database) {
  return {
    add: ({ enquiries, views, misses }: Examples): Promise<void> =>
      database.transaction().execute(async (transaction) => {
        const rows = enquiries.map(rowOf)
        if (rows.length > 0) await transaction.insertInto('enquiry').values(rows).execute()
        await viewRepository.add(transaction, 'product_view', views, true)
        await viewRepository.add(transaction, 'missed_search', misses, true)
      }),

    /** Returns the number of enquiries removed. Real statistics of visitors stay. */
    remove: (): Promise<number> =>
      database.transaction().execute(async (transaction) => {
        const gone = await transaction
          .deleteFrom('enquiry')
          .where('isExample', '=', 1)
          .executeTakeFirst()
        await transaction.deleteFrom('product_view').where('isExample', '=', 1).execute()
        await transaction.deleteFrom('missed_search').where('isExample', '=', 1).execute()
        return Number(gone.numDeletedRows)
      }),
  }
}

export async function hasExamples(connection: Connection): Promise<boolean> {
  for (const table of ['enquiry', 'product_view', 'missed_search'] as const) {
    const row = await connection
      .selectFrom(table)
      .select('isExample')
      .where('isExample', '=', 1)
      .limit(1)
      .executeTakeFirst()
    if (row !== undefined) return true
  }
  return false
}

function rowOf({ products, ...enquiry }: ExampleEnquiry): EnquiryRow {
  return {
    ...enquiry,
    _id: uuid(),
    products: JSON.stringify(products),
    searchText: normaliseText(enquiry.reference, ...searchedTexts(products), enquiry.note),
    language: '',
    isExample: 1,
    version: 1,
    updatedAt: enquiry.createdAt,
    updatedBy: null,
  }
}
