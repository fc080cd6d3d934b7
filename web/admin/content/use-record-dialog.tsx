import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { contentEndpoints } from '../../../domain/api/content.ts'
import type { AnyRecord } from '../../../domain/api/record.ts'
import type { ContentType } from '../../../domain/content/content-type.ts'
import { pageKeyOf } from '../../ui/open-layers.tsx'
import { useApi } from '../app/admin-context.ts'
import { recordIn } from '../app/record-responses.ts'
import { readError } from '../app/use-data.ts'
import type { FormValues } from '../forms/form-values.ts'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import { showDone, showFailure } from '../ui/toast.tsx'
import { recordParameter } from './gap-path.ts'
import { RecordModal } from './record-modal.tsx'
import { type ContentScreens, fieldIn } from './screens/screen-definition.ts'

export interface RecordDialogOptions {
  screens: ContentScreens
  /** Name in the success message; default: the label of the type. */
  saved?: string
  /** Message for a failed save without a message of the server. */
  fallback?: string
  /** Preview beside the fields. */
  preview?: (values: FormValues) => ReactNode
  /** Finds a record of a type that cannot be read by its id. */
  find?: (id: string) => Promise<AnyRecord | undefined>
}

/** Form dialog of a screen, for a new or an existing record. */
export function useRecordDialog({ screens, saved, fallback, preview, find }: RecordDialogOptions) {
  const t = useTranslations('content.recordDialog')
  const declared = useDeclaredTexts()
  const [editing, setEditing] = useState<AnyRecord | 'unnamed' | null>(null)
  const { type, layout } = screens
  const location = useLocation()
  const { hash } = location
  const key = pageKeyOf(location)
  const [search] = useSearchParams()
  const id = search.get(recordParameter)
  const followed = useRef('')
  const read = useRead(type, find)
  // A URL with a record or a field's hash opens the form once; after closing, it stays closed.
  useEffect(() => {
    // The name may be followed by a language, as in `title@hi`.
    const [name = ''] = fieldIn(hash).split('@')
    if (followed.current === key || !Object.hasOwn(type.fields, name)) return
    followed.current = key
    if (id === null) setEditing((open) => open ?? 'unnamed')
    else void read(id).then((record) => record !== undefined && setEditing(record))
  }, [key, hash, type, id])
  /** Without a record, it opens the single one of its type, else a new one. */
  const dialog = (single: AnyRecord | null = null) => {
    if (editing === null) return null
    const record = typeof editing === 'string' ? single : editing
    const close = () => setEditing(null)
    return (
      <RecordModal
        key={record?._id}
        type={type}
        record={record}
        layout={layout}
        title={declared(`types.${type.table}.${record === null ? 'add' : 'edit'}`)}
        fallback={fallback}
        preview={preview}
        onRestored={close}
        onClose={close}
        onSaved={() => {
          showDone(t('saved', { name: saved ?? declared(`types.${type.table}.one`) }))
          close()
        }}
      />
    )
  }
  return {
    open: () => setEditing('unnamed'),
    edit: (record: AnyRecord) => setEditing(record),
    dialog,
  }
}

/** Reads a record that a URL names; an error is shown, and nothing opens. */
function useRead(type: ContentType, find: RecordDialogOptions['find']) {
  const api = useApi()
  return async (id: string): Promise<AnyRecord | undefined> => {
    const endpoint = contentEndpoints(type).read
    try {
      if (find !== undefined || endpoint === undefined) return await find?.(id)
      return recordIn(type, await api.call(endpoint, { id }))
    } catch (thrown) {
      showFailure(readError(thrown).message)
      return undefined
    }
  }
}
