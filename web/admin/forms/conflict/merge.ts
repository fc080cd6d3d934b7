import { type ContentType, fieldsOf } from '../../../../domain/content/content-type.ts'
import { type FormValues, isSame } from '../form-values.ts'

export interface Merge {
  /** Merged values: each field as changed by one side; mine if both changed it. */
  values: FormValues
  /** Fields that they changed to a value different from mine. */
  changed: string[]
  /** Fields of `changed` that I changed too. */
  disputed: string[]
}

/** Three-way merge of two sets of changes to the same record. */
export function mergeValues(
  type: ContentType,
  base: FormValues,
  mine: FormValues,
  theirs: FormValues,
): Merge {
  const merge: Merge = { values: {}, changed: [], disputed: [] }
  for (const [name] of fieldsOf(type)) {
    const mineChanged = !isSame(base[name], mine[name])
    const theirsChanged = !isSame(base[name], theirs[name])
    merge.values[name] = mineChanged ? mine[name] : theirs[name]
    if (!theirsChanged || isSame(mine[name], theirs[name])) continue
    merge.changed.push(name)
    if (mineChanged) merge.disputed.push(name)
  }
  return merge
}
