import { z } from 'zod'
import type { Connection } from '../db/database.ts'
import { enquiryRepository } from './enquiry-repository.ts'

/** By the ids of products: how many enquiries name each, and what the last of them called it. */
export type EnquiredProducts = Map<string, { name: string; count: number }>

/** Which products were asked for since a moment as records store it. */
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
