import { z } from 'zod'

/** List in localStorage; empty if there is none or it cannot be read. */
export function readStoredList<T>(key: string, entry: z.ZodType<T>): T[] {
  try {
    return z.array(entry).parse(JSON.parse(localStorage.getItem(key) ?? '[]'))
  } catch {
    return []
  }
}

export function storeList(key: string, list: readonly unknown[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(list))
  } catch {
    // Its users work without it if the storage is full.
  }
}
