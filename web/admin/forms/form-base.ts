import type { AnyRecord } from '../../../domain/api/record.ts'
import type { ContentType } from '../../../domain/content/content-type.ts'
import type { FormValues } from './form-values.ts'
import { formValuesOf, type OutdatedFields, readOutdated } from './languages/translation-values.ts'

/** Version and values that the changes in a form are based on. */
export interface FormBase {
  version: number
  values: FormValues
  outdated: OutdatedFields
}

/** A record as the base of a form; without one, that of an empty form. */
export function baseOf(type: ContentType, record: AnyRecord | null): FormBase {
  return {
    version: record?.version ?? 0,
    values: formValuesOf(type, record),
    outdated: readOutdated(record),
  }
}
