import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import type { AnyRecord } from '../../../domain/api/record.ts'
import type { FormValues } from '../forms/form-values.ts'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import { showDone } from '../ui/toast.tsx'
import { RecordModal } from './record-modal.tsx'
import { fieldIn } from './screens/field-url.ts'
import type { ContentScreens } from './screens/screen-definition.ts'

export interface RecordDialogOptions {
  screens: ContentScreens
  /** Name in the success message; default: the label of the type. */
  saved?: string
  /** Message for a failed save without a message of the server. */
  fallback?: string
  /** Preview beside the fields. */
  preview?: (values: FormValues) => ReactNode
}

/** Form dialog of a screen, for a new or an existing record. */
export function useRecordDialog({ screens, saved, fallback, preview }: RecordDialogOptions) {
  const t = useTranslations('content.recordDialog')
  const declared = useDeclaredTexts()
  const [editing, setEditing] = useState<AnyRecord | 'unnamed' | null>(null)
  const { type, layout } = screens
  const { hash, key } = useLocation()
  const followed = useRef('')
  // A URL with a field's hash opens the form once; after closing, it stays closed.
  useEffect(() => {
    if (followed.current === key || !Object.hasOwn(type.fields, fieldIn(hash))) return
    followed.current = key
    setEditing((open) => open ?? 'unnamed')
  }, [key, hash, type])
  /** Without a record, it opens the single one of its type, else a new one. */
  const dialog = (reload: () => Promise<void>, single: AnyRecord | null = null) => {
    if (editing === null) return null
    const record = typeof editing === 'string' ? single : editing
    const leave = () => {
      setEditing(null)
      void reload()
    }
    return (
      <RecordModal
        type={type}
        record={record}
        layout={layout}
        title={declared(record === null ? type.labels.add : type.labels.edit)}
        fallback={fallback}
        preview={preview}
        onRestored={leave}
        onClose={() => setEditing(null)}
        onSaved={() => {
          showDone(t('saved', { name: saved ?? declared(type.labels.one) }))
          leave()
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
