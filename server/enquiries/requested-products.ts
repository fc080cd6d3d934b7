import { z } from 'zod'
import type { Connection } from '../db/database.ts'
import { enquiryRepository } from './enquiry-repository.ts'

/** By product id: number of enquiries about it, and its name in the last of them. */
export type EnquiredProducts = Map<string, { name: string; count: number }>

/** Products of enquiries since a moment (ISO 8601, as in records). */
export async function countEnquiredProducts(
  connection: Connection,
  since: string,
): Promise<EnquiredProducts> {
  const asked: EnquiredProducts = new Map()
  for (const list of await enquiryRepository.productLists(connection, since)) {
    for (const { _id, name } of productList.parse(JSON.parse(list))) {
      asked.set(_id, { name, count: (asked.get(_id)?.count ?? 0) + 1 })
    }
  }
  return asked
}

const productList = z.array(z.object({ _id: z.string(), name: z.string() }))
