import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { openDatabase } from '../db/database.ts'
import { revisionRepository } from '../db/revisions.ts'
import { findProducts } from './product-finder.ts'
import { type ProductQuery, productQuery } from './product-query.ts'
import { readVocabulary, type Vocabulary } from './product-search.ts'

// The thread that answers searches of a large catalogue, so that nobody else waits for them.
const { dataDir } = z.object({ dataDir: z.string() }).parse(workerData)
const request = z.object({ number: z.number(), revision: z.number(), query: productQuery })
const database = openDatabase(dataDir, { readOnly: true })
let cached: { revision: number; vocabulary: Vocabulary } | null = null

parentPort?.on('message', async (message: unknown) => {
  const { number, ...wanted } = request.parse(message)
  try {
    parentPort?.postMessage({ number, found: await answer(wanted.query, wanted.revision) })
  } catch (error) {
    // An error is cloned with its stack and cause.
    const cloned = error instanceof Error ? error : new Error(String(error))
    parentPort?.postMessage({ number, error: cloned })
  }
})
parentPort?.on('close', () => database.destroy())

/** In one transaction, so that its parts agree, and never from before the caller's revision. */
function answer(query: ProductQuery, revision: number) {
  return database.transaction().execute(async (transaction) => {
    const written = await revisionRepository.current(transaction)
    const current = written + (await revisionRepository.publications(transaction))
    if (current < revision)
      throw new Error('The content is older here than where it was asked.')
    if (cached?.revision !== current)
      cached = { revision: current, vocabulary: await readVocabulary(transaction) }
    return findProducts(transaction, query, cached.vocabulary)
  })
}
