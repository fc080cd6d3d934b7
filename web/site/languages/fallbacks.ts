/**
 * Part of a record's data in a page of another language: paths of its texts that stand in the default
 * language for want of a translation, such as `name`, or `tags.1` of a list. Absent if there are none.
 */
export interface WithFallbacks {
  fallbacks?: readonly string[]
}

/**
 * Key of the same paths in a translated record. A symbol: copies of the record keep it, while a view
 * names only those of its own texts.
 */
const fallbacksKey = Symbol('fallbacks')

interface Translated {
  [fallbacksKey]: readonly string[]
}

/** Property that adds the paths to a translated record. */
export function fallbacksProperty(paths: readonly string[]): Translated {
  return { [fallbacksKey]: paths }
}

/** Part of a view of a record: those of the fields, and of entries of lists, that fell back. */
export function pickFallbacks(record: object, ...fields: readonly string[]): WithFallbacks {
  if (!isTranslated(record)) return {}
  const fallbacks = record[fallbacksKey].filter((path) =>
    fields.some((field) => path === field || path.startsWith(`${field}.`)),
  )
  return fallbacks.length === 0 ? {} : { fallbacks }
}

/**
 * The same for a view whose lists have each text only once: the paths of a list's entries are those
 * of the list that is left. `lists` are the ones of the record, by field.
 */
export function pickDistinctFallbacks(
  record: object,
  lists: Readonly<Record<string, readonly string[]>>,
  ...fields: readonly string[]
): WithFallbacks {
  const { fallbacks } = pickFallbacks(record, ...fields, ...Object.keys(lists))
  if (fallbacks === undefined) return {}
  const moved = fallbacks.flatMap((path) => {
    const [field = '', index] = path.split('.')
    const list = lists[field]
    if (list === undefined || index === undefined) return [path]
    const text = list[Number(index)]
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

function isTranslated(record: object): record is Translated {
  return fallbacksKey in record
}
