import { useHotkeys } from '@mantine/hooks'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { AnyRecord } from '../../../domain/api/record.ts'
import type { ContentType } from '../../../domain/content/content-type.ts'
import { SaveConflictDialog } from '../forms/conflict/save-conflict-dialog.tsx'
import { Fields } from '../forms/fields.tsx'
import type { Layout } from '../forms/form-layout.ts'
import { type FormValues, filesIn, nameIn } from '../forms/form-values.ts'
import { useLeaveGuard } from '../forms/navigation-guard.tsx'
import { PreparationsContext } from '../forms/pending-files.ts'
import { RestoredNote } from '../forms/restored-draft-note.tsx'
import { SaveBar } from '../forms/save-bar.tsx'
import { PageIndex } from '../forms/section-index.tsx'
import { UploadsContext, uploadsOf } from '../forms/upload-progress.ts'
import { type RecordForm, useRecordForm } from '../forms/use-record-form.ts'
import { HeaderLink } from '../ui/header-button.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { HistoryButton } from './history/history-button.tsx'
import styles from './record-page.module.css'

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
  /** Offers to go on with the next one, which `onSaved` is told of. */
  another?: boolean
  /** The field that has the focus on arrival. */
  focus?: string
  onSaved: (saved: AnyRecord, another: boolean) => void
  /** Fetches the record anew, after an earlier version was brought back. */
  onRestored?: () => void
  /** Where visitors see it. */
  site?: string
  /** Stands above the fields. */
  help?: (form: RecordForm) => ReactNode
  /** Buttons beside the title. */
  actions?: ReactNode
  /** Stands beside a long form in place of its sections' names. */
  beside?: (form: RecordForm) => ReactNode
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
    onSaved(saved, another) {
      allowLeave.current()
      props.onSaved(saved, another)
    },
  })
  const name = nameIn(type, props.record)
  const guard = useLeaveGuard({
    dirty: record.dirty,
    name: name || `the new ${type.labels.one.toLowerCase()}`,
    onSave: record.save,
    onLeave: record.deleteDraft,
  })
  allowLeave.current = guard.allow
  useHotkeys([['mod+S', record.save]], [], true)
  useEffect(() => {
    if (props.focus !== undefined) record.form.setFocus(props.focus)
  }, [])
  const values = record.form.getValues()
  const wide = layout.sections.length > 2

  return (
    <PreparationsContext value={record.preparations}>
      <UploadsContext value={uploadsOf(filesIn(type, values), record.sent)}>
        <div
          className={wide ? styles.withIndex : styles.narrow}
          data-beside={props.beside === undefined ? undefined : ''}
        >
          <form
            id={formId}
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              record.save()
            }}
          >
            <PageHeader title={title} parent={parent} here={name || 'New'}>
              {props.record !== null && props.onRestored !== undefined && (
                <HistoryButton type={type} record={props.record} onRestored={props.onRestored} />
              )}
              {props.actions}
              {props.site !== undefined && (
                <HeaderLink href={props.site} icon="external" label="View on site" />
              )}
            </PageHeader>
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
          {wide &&
            (props.beside?.(record) ?? (
              <PageIndex record={record} layout={layout} stored={props.record} />
            ))}
        </div>
        <SaveBar
          record={record}
          formId={formId}
          label={saveLabel}
          wide={wide}
          another={props.another}
        />
        <SaveConflictDialog record={record} name={name} />
        {guard.dialog}
      </UploadsContext>
    </PreparationsContext>
  )
}
