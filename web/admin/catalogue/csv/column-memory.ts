import { z } from 'zod'
import { readStoredList, storeList } from '../../app/stored-list.ts'
import type { Assignment } from './use-import.ts'

const MAX_REMEMBERED = 10
const storageKey = 'import columns'

const schema = z.object({ headings: z.string(), columns: z.record(z.string(), z.string()) })

/** Columns that a table with the same headings was assigned last time in this browser. */
export function readColumns(names: readonly string[]): Assignment | undefined {
  const headings = names.join('\n')
  return readStoredList(storageKey, schema).find((known) => known.headings === headings)?.columns
}

export function storeColumns(names: readonly string[], columns: Assignment): void {
  const headings = names.join('\n')
  const others = readStoredList(storageKey, schema).filter((known) => known.headings !== headings)
  storeList(storageKey, [{ headings, columns }, ...others].slice(0, MAX_REMEMBERED))
}
