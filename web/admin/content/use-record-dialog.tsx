import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { AnyRecord } from '../../../domain/api/record.ts'
import type { FormValues } from '../forms/form-values.ts'
import { showDone } from '../ui/toast.tsx'
import { RecordModal } from './record-modal.tsx'
import { fieldIn } from './screens/field-url.ts'
import type { ContentScreens } from './screens/screen-definition.ts'

export interface RecordDialogOptions {
  screens: ContentScreens
  /** What is called saved, where it is not the type. */
  saved?: string
  /** What is said of a failed save when the server said nothing. */
  fallback?: string
  /** Beside the fields: how it will look. */
  preview?: (values: FormValues) => ReactNode
}

/** The form above a screen, for a new record or one that is there. */
export function useRecordDialog({ screens, saved, fallback, preview }: RecordDialogOptions) {
  const [editing, setEditing] = useState<AnyRecord | 'unnamed' | null>(null)
  const { type, layout } = screens
  const { hash, key } = useLocation()
  const followed = useRef('')
  // An address that leads to a field opens the form, once: closed, it stays closed.
  useEffect(() => {
    if (followed.current === key || !Object.hasOwn(type.fields, fieldIn(hash))) return
    followed.current = key
    setEditing((open) => open ?? 'unnamed')
  }, [key, hash, type])
  /** What is opened without a record is the single one of its type, else a new one. */
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
        title={record === null ? type.labels.add : type.labels.edit}
        fallback={fallback}
        preview={preview}
        onRestored={leave}
        onClose={() => setEditing(null)}
        onSaved={() => {
          showDone(`${saved ?? type.labels.one} saved.`)
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
