import { z } from 'zod'
import type { Assignment } from './use-import.ts'

const MAX_REMEMBERED = 10
const storageKey = 'import columns'

const schema = z.array(
  z.object({ headings: z.array(z.string()), columns: z.record(z.string(), z.string()) }),
)

/** What the columns of a table with the same headings were last time in this browser. */
export function readColumns(headings: readonly string[]): Assignment | undefined {
  return readAll().find((known) => known.headings.join('\n') === headings.join('\n'))?.columns
}

export function storeColumns(headings: readonly string[], columns: Assignment): void {
  const others = readAll().filter((known) => known.headings.join('\n') !== headings.join('\n'))
  const all = [{ headings, columns }, ...others].slice(0, MAX_REMEMBERED)
  try {
    localStorage.setItem(storageKey, JSON.stringify(all))
  } catch {
    // They are guessed again if the storage is full.
  }
}

function readAll(): z.infer<typeof schema> {
  try {
    return schema.parse(JSON.parse(localStorage.getItem(storageKey) ?? '[]'))
  } catch {
    return []
  }
}
