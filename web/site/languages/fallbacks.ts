/**
 * Part of a record, or of a view of one, in a page of another language: paths of its texts that are in
 * the default language because no translation exists, such as `name`, or `tags.1` of a list. Absent
 * from a view if there are none.
 */
export interface WithFallbacks {
  fallbacks?: readonly string[]
}

/** Part of a view of a record: those of the fields, and of entries of lists, that fell back. */
export function pickFallbacks(record: object, ...fields: readonly string[]): WithFallbacks {
  const { fallbacks: all = [] }: WithFallbacks = record
  const fallbacks = all.filter((path) =>
    fields.some((field) => path === field || path.startsWith(`${field}.`)),
  )
  return fallbacks.length === 0 ? {} : { fallbacks }
}

/**
 * The same for a view whose lists have each text only once: the paths of a list's entries are those
 * of the list that is left.
 */
export function pickDistinctFallbacks(
  record: Readonly<Record<string, unknown>>,
  ...fields: readonly string[]
): WithFallbacks {
  const { fallbacks } = pickFallbacks(record, ...fields)
  if (fallbacks === undefined) return {}
  const moved = fallbacks.flatMap((path) => {
    const [field = '', index] = path.split('.')
    const list = record[field]
    if (!Array.isArray(list) || index === undefined) return [path]
    const text: unknown = list[Number(index)]
    // The first of equal texts is shown.
    if (text === undefined || list.indexOf(text) !== Number(index)) return []
    return [`${field}.${[...new Set(list)].indexOf(text)}`]
  })
  return moved.length === 0 ? {} : { fallbacks: moved }
}

/** The same for a view of several records. */
export function mergeFallbacks(...views: readonly WithFallbacks[]): WithFallbacks {
  const fallbacks = views.flatMap((view) => view.fallbacks ?? [])
  return fallbacks.length === 0 ? {} : { fallbacks }
}
