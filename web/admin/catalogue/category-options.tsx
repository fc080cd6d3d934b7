import { contentEndpoints } from '../../../domain/api/content.ts'
import type { Named } from '../../../domain/api/record.ts'
import { category } from '../../../domain/content/category.ts'
import { useData } from '../app/use-data.ts'

const { list } = contentEndpoints(category)

/** Categories of the shop; none until they are loaded. */
export function useCategories() {
  return useData(list, {}).data?.categoryData ?? []
}

/**
 * The shop's category if there is only one, which new products get by themselves; null if there are
 * several or none. Undefined until it is known.
 */
export function useOnlyCategory(isWanted = true): Named | null | undefined {
  const { data, error, isFetchedAfterMount } = useData(isWanted ? list : null, {})
  if (!isWanted || error !== null) return null
  // Cached categories of an earlier visit may be outdated.
  if (data === undefined || !isFetchedAfterMount) return undefined
  const [first, second] = data.categoryData
  return first === undefined || second !== undefined ? null : { _id: first._id, name: first.name }
}

/** Options of a select for records, such as categories. */
export function NamedOptions({ of }: { of: readonly Named[] }) {
  return of.map(({ _id, name }) => (
    <option key={_id} value={_id}>
      {name}
    </option>
  ))
}
