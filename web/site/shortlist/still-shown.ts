import type { StoredProduct, StoredProducts } from './stored-products.ts'

/** What was asked is not asked again before the page is loaded anew. */
const asked = new Map<string, Promise<ReadonlySet<string>>>()

/** Takes what visitors no longer see out of a list that the browser keeps; without an answer all of it stays. */
export async function dropUnseen(list: StoredProducts): Promise<void> {
  const ids = list.read().map(({ _id }) => _id)
  if (ids.length === 0) return
  const seen = await readSeen(ids.toSorted().join(','))
  const isSeen = ({ _id }: StoredProduct) => seen.has(_id) || !ids.includes(_id)
  if (!list.read().every(isSeen)) list.write(list.read().filter(isSeen))
}

/** Takes one out that turned out not to be there. */
export function drop(list: StoredProducts, id: string): void {
  const others = list.read().filter(({ _id }) => _id !== id)
  if (others.length < list.read().length) list.write(others)
}

function readSeen(ids: string): Promise<ReadonlySet<string>> {
  const before = asked.get(ids)
  if (before !== undefined) return before
  const answer = ask(ids).catch(() => {
    asked.delete(ids)
    return new Set(ids.split(','))
  })
  asked.set(ids, answer)
  return answer
}

async function ask(ids: string): Promise<ReadonlySet<string>> {
  const answer = await fetch(`/api/ourCategoriesItems/shown?ids=${encodeURIComponent(ids)}`)
  if (!answer.ok) throw new Error('The shop did not answer.')
  const { ids: seen }: { ids: string[] } = await answer.json()
  return new Set(seen)
}
