import type { Named } from '../../../../domain/api/record.ts'

/** Options of a category select, "No category" first. */
export function CategoryOptions({ categories }: { categories: readonly Named[] }) {
  return (
    <>
      <option value="">No category</option>
      {categories.map(({ _id, name }) => (
        <option key={_id} value={_id}>
          {name}
        </option>
      ))}
    </>
  )
}
