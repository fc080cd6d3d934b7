import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { category } from '../../domain/content/category.ts'
import { settings } from '../../domain/content/settings.ts'
import { openDatabase } from '../db/database.ts'
import { revisionRepository } from '../db/revisions.ts'
import { createKeptCounts } from './kept-counts.ts'
import { findProducts } from './product-finder.ts'
import { readWrites } from './product-moves.ts'
import { type ProductQuery, productQuery } from './product-query.ts'
import { readVocabulary, type Vocabulary } from './product-search.ts'

// The thread that answers searches of a large catalogue, so that nobody else waits for them.
const { dataDir } = z.object({ dataDir: z.string() }).parse(workerData)
const request = z.object({ number: z.number(), revision: z.number(), query: productQuery })
const database = openDatabase(dataDir, { readOnly: true })
const counts = createKeptCounts()
/** The write up to which all below is known. */
let known = 0
let vocabulary: Vocabulary | null = null

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
    const writes = await readWrites(transaction, known)
    if (writes.sequence + (await revisionRepository.publications(transaction)) < revision)
      throw new Error('The content is older here than where it was asked.')
    if (writes.touches(settings, category)) vocabulary = null
    counts.follow(writes)
    known = writes.sequence
    vocabulary ??= await readVocabulary(transaction)
    return findProducts(transaction, query, vocabulary, counts.at(transaction))
  })
}
