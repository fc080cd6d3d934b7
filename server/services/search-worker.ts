import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { type Connection, openDatabase } from '../db/database.ts'
import { revisionRepository } from '../db/revisions.ts'
import { createRevisionMemo } from '../revision-memo.ts'
import { findProducts } from './product-finder.ts'
import { type ProductQuery, productQuery } from './product-query.ts'
import { readVocabulary, type Vocabulary } from './product-search.ts'

// The thread that answers searches of a large catalogue, so that nobody else waits for them.
const { dataDir } = z.object({ dataDir: z.string() }).parse(workerData)
const request = z.object({ number: z.number(), revision: z.number(), query: productQuery })
const database = openDatabase(dataDir, { readOnly: true })
let known = 0
const vocabularies = createRevisionMemo<Vocabulary>({ current: () => known })

parentPort?.on('message', async (message: unknown) => {
  const { number, ...wanted } = request.parse(message)
  try {
    parentPort?.postMessage({ number, found: await answer(wanted.query, wanted.revision) })
  } catch (error) {
    parentPort?.postMessage({ number, fault: String(error) })
  }
})
parentPort?.on('close', () => database.destroy())

/** In one transaction, so that its parts agree, and never from before the caller's revision. */
function answer(query: ProductQuery, revision: number) {
  return database.transaction().execute(async (transaction) => {
    const current = await revisionRepository.current(transaction)
    if (current < revision) throw new Error('The content is older here than where it was asked.')
    known = current
    return findProducts(transaction, query, await readWords(transaction))
  })
}

function readWords(connection: Connection): Promise<Vocabulary> {
  return vocabularies.get('', () => readVocabulary(connection))
}
