import type { RefObject } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { contentEndpoints } from '../../../../domain/api/content.ts'
import type { AnyRecord } from '../../../../domain/api/record.ts'
import type { ContentType } from '../../../../domain/content/content-type.ts'
import { useApi } from '../../app/admin-context.ts'
import { usePictureListener } from '../../app/record-listener.ts'
import { attempt } from '../../ui/toast.tsx'
import { replaceFile } from '../form-files.ts'
import { type FormValues, isSame } from '../form-values.ts'
import type { FormBase } from '../languages/translation-values.ts'

interface FileChangesOptions {
  type: ContentType
  /** Null for a new record. */
  id: string | null
  form: UseFormReturn<FormValues>
  base: RefObject<FormBase>
  /** Takes a newer version of the record in; changes that are not saved yet stay. */
  onWritten: (written: AnyRecord) => void
}

/**
 * Follows pictures of the form that get another file, such as a crop: that writes the records which
 * have them, this one among them.
 */
export function useFileChanges({ type, id, form, base, onWritten }: FileChangesOptions): void {
  const api = useApi()
  usePictureListener(async (change) => {
    const before = form.getValues()
    const after = replaceFile(type, before, change)
    for (const [key, value] of Object.entries(after))
      if (!isSame(value, before[key])) form.setValue(key, value, { shouldDirty: true })
    const values = replaceFile(type, base.current.values, change)
    if (id === null || isSame(values, base.current.values)) return
    base.current = { ...base.current, values }
    await attempt(async () => {
      const { history } = contentEndpoints(type)
      const query = { limit: 1 }
      const [newest] = (await api.call(history, { id }, undefined, { query })).revisions
      if (newest !== undefined) onWritten(newest.state)
    })
  })
}
