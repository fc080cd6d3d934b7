import { useHotkeys } from '@mantine/hooks'
import { type ReactNode, useId, useRef } from 'react'
import { type ContentType, fieldsOf } from '../../../domain/content/define.ts'
import { HeadLink } from '../parts/head-button.tsx'
import { PageHead } from '../parts/page-head.tsx'
import type { AnyRecord } from '../records.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { Fields } from './fields.tsx'
import styles from './form.module.css'
import { HistoryButton } from './history-button.tsx'
import type { Layout } from './layouts.ts'
import { useLeaveGuard } from './leave-guard.tsx'
import { PageIndex } from './page-index.tsx'
import { RestoredNote } from './restored-note.tsx'
import { SaveBar } from './save-bar.tsx'
import { UploadsContext, uploadsOf } from './uploads.ts'
import { type RecordForm, useRecordForm } from './use-record-form.ts'
import { type FormValues, filesIn, readText } from './values.ts'

interface RecordPageProps {
  type: ContentType
  record: AnyRecord | null
  layout: Layout
  title: string
  parent?: { label: string; to: string }
  preset?: FormValues
  /** What the button says. */
  saveLabel?: string
  /** What is said of a failed save when the server said nothing. */
  fallback?: string
  onSaved: (saved: AnyRecord) => void
  /** Fetches the record anew, after an earlier version was brought back. */
  onRestored?: () => void
  /** Where visitors see it. */
  site?: string
  /** Stands above the fields. */
  help?: (form: RecordForm) => ReactNode
}

/** A record in a form on a screen of its own. */
export function RecordPage(props: RecordPageProps) {
  const { type, layout, title, parent, saveLabel = 'Save' } = props
  const formId = useId()
  const allowLeave = useRef(() => {})
  const record = useRecordForm({
    type,
    record: props.record,
    preset: props.preset,
    fallback: props.fallback,
    onSaved(saved) {
      allowLeave.current()
      props.onSaved(saved)
    },
  })
  const name = nameOf(type, props.record)
  const guard = useLeaveGuard({
    dirty: record.dirty,
    name: name || `the new ${type.labels.one.toLowerCase()}`,
    onSave: record.save,
    onLeave: record.forgetDraft,
  })
  allowLeave.current = guard.allow
  useHotkeys([['mod+S', record.save]], [], true)
  const values = record.form.getValues()
  const wide = layout.sections.length > 2

  return (
    <UploadsContext value={uploadsOf(filesIn(type, values), record.sent)}>
      <div className={wide ? styles.withIndex : styles.narrow}>
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            record.save()
          }}
        >
          <PageHead title={title} parent={parent} here={name || 'New'}>
            {props.record !== null && props.onRestored !== undefined && (
              <HistoryButton type={type} record={props.record} onRestored={props.onRestored} />
            )}
            {props.site !== undefined && (
              <HeadLink href={props.site} icon="external" label="View on site" />
            )}
          </PageHead>
          <RestoredNote record={record} />
          {props.help?.(record)}
          {layout.sections.map((section) => (
            <section key={section.id} id={section.id} className={styles.section}>
              {layout.sections.length > 1 && <h2>{section.title}</h2>}
              {section.lead !== undefined && <p className={styles.sectionLead}>{section.lead}</p>}
              <Fields record={record} layout={layout} rows={section.rows} />
            </section>
          ))}
        </form>
        {wide && <PageIndex record={record} layout={layout} stored={props.record} />}
      </div>
      <SaveBar record={record} formId={formId} label={saveLabel} wide={wide} />
      {record.conflict !== null && <ConflictDialog record={record} conflict={record.conflict} />}
      {guard.dialog}
    </UploadsContext>
  )
}

/** What a record is called by the field that names it. */
function nameOf(type: ContentType, record: AnyRecord | null): string {
  const [title] = fieldsOf(type).find(([name]) => name === type.title) ?? []
  return title === undefined ? '' : readText(record?.[title])
}
