import type { Storage } from '../../server/storage/storage.ts'

/** Names of all files of a storage, sorted. */
export async function namesIn(storage: Storage): Promise<string[]> {
  const found: string[] = []
  for await (const { name } of storage.list()) found.push(name)
  return found.sort()
}
