import { workerData } from 'node:worker_threads'
import { z } from 'zod'
import { type Connection, openDatabase } from '../../db/database.ts'
import { revisionRepository } from '../../db/revisions.ts'
import type { FoundProducts } from './product-query.ts'
import { findProducts } from './product-search.ts'
import type { SearchTask } from './search-pool.ts'
import { createVocabularyReader, type Vocabulary } from './search-vocabulary.ts'

// Module that the search pool runs in its worker thread.
const { dataDir } = z.object({ dataDir: z.string() }).parse(workerData)
const database = openDatabase(dataDir, { readOnly: true })
const readVocabulary = createVocabularyReader()
let cached = { revision: -1, vocabularies: new Map<string, Vocabulary>() }

/**
 * Searches in one read transaction, so that ids and total agree. Rejects if the content is older
 * than the caller's.
 */
export default function search({ query, revision }: SearchTask): Promise<FoundProducts> {
  return database.transaction().execute(async (transaction) => {
    const current = await readRevision(transaction)
    if (current < revision) throw new Error('The content is older than the requested revision.')
    if (cached.revision !== current) cached = { revision: current, vocabularies: new Map() }
    const { vocabularies } = cached
    const { language = null } = query
    const vocabulary =
      vocabularies.get(language ?? '') ?? (await readVocabulary(transaction, language))
    vocabularies.set(language ?? '', vocabulary)
    return findProducts(transaction, query, vocabulary)
  })
}

/** The content revision as `createContentRevision` counts it: writes and published variants. */
async function readRevision(connection: Connection): Promise<number> {
  const { written, published } = await revisionRepository.standing(
    connection,
    Number.MAX_SAFE_INTEGER,
  )
  return written + published
}
