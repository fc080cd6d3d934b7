import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { Fragment, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { AnyRecord } from '../../../domain/api/record.ts'
import type { ContentType } from '../../../domain/content/content-type.ts'
import { useAdmin } from '../app/admin-context.ts'
import { recordIn } from '../app/record-responses.ts'
import { useData } from '../app/use-data.ts'
import { Fields } from '../forms/fields.tsx'
import { formEndpoints } from '../forms/form-endpoints.ts'
import type { Layout, Section } from '../forms/form-layout.ts'
import { type FormValues, nameIn, readText } from '../forms/form-values.ts'
import { LanguageSwitch } from '../forms/languages/language-switch.tsx'
import { rowsInLanguage } from '../forms/languages/translation-keys.ts'
import { useLeaveGuard } from '../forms/navigation-guard.tsx'
import { RecordFormFrame } from '../forms/record-form-frame.tsx'
import { SaveBar } from '../forms/save-bar.tsx'
import { RestoredNote } from '../forms/saving/draft-notes.tsx'
import { RecordSearchResult } from '../forms/search-result.tsx'
import { PageIndex } from '../forms/section-index.tsx'
import { type RecordForm, type SaveResult, useRecordForm } from '../forms/use-record-form.ts'
import { useAdminLanguage, useDeclaredTexts } from '../languages/language-provider.tsx'
import { EmptyState, Failure, SkeletonRows } from '../ui/load-state.tsx'
import { HeaderLink, PageHeader } from '../ui/page-header.tsx'
import { showDone } from '../ui/toast.tsx'
import { HistoryButton } from './history-drawer.tsx'
import styles from './record-page.module.css'
import { GapNote, useGapTour } from './translation-gaps.tsx'
import { useTypeNames } from './type-names.ts'

export interface RecordPageProps {
  type: ContentType
  record: AnyRecord | null
  layout: Layout
  title: string
  parent?: { label: string; to: string }
  preset?: FormValues
  /** Name of the record, for types without a title. */
  name?: string
  /** Label of the save button. */
  saveLabel?: string
  /** Message for a failed save without a message of the server. */
  fallback?: string
  /** Shows a button that saves and continues with the next record. */
  another?: boolean
  /** Field with the initial focus. */
  focus?: string
  onSaved: (saved: AnyRecord, result: SaveResult) => void
  /** Called after each save, failed or not. */
  onSaveEnd?: () => void
  /** Reloads the record after an earlier version was restored. */
  onRestored: () => void
  /** URL of the record on the public site. */
  site?: string
  /** Content above the fields. */
  help?: (form: RecordForm) => ReactNode
  /** Buttons beside the title. */
  actions?: ReactNode
  /** Content below a short form that is saved by itself. */
  below?: ReactNode
  /** Content at the end of a section. */
  sectionEnd?: (section: Section, form: RecordForm) => ReactNode
  /** Buttons beside the one that saves. */
  saveActions?: (form: RecordForm) => ReactNode
  /** Content beside a long form, instead of the section index. */
  beside?: (form: RecordForm) => ReactNode
}

/** Form of a record on a page of its own. */
export function RecordPage(props: RecordPageProps) {
  const t = useTranslations('content.recordPage')
  const recordForm = useTranslations('forms.fields.recordForm')
  const declared = useDeclaredTexts()
  const typeNames = useTypeNames()
  const { type, layout, title, parent, saveLabel = t('save') } = props
  const formId = useId()
  const allowLeave = useRef(() => {})
  const tour = useGapTour(type, props.record?._id)
  const record = useRecordForm({
    type,
    record: props.record,
    preset: props.preset,
    fallback: props.fallback,
    onSaved(saved, result) {
      // A form that would lead back stays: on the way from gap to gap until the next one, and with
      // changes that are newer than the save.
      const { hasNewerChanges } = result
      if (parent === undefined || (tour === null && !hasNewerChanges)) {
        if (!hasNewerChanges) allowLeave.current()
        props.onSaved(saved, result)
      } else if (hasNewerChanges) showDone(recordForm('savedInPart'))
      tour?.showSaved()
    },
  })
  const name = props.name ?? nameIn(type, props.record)
  const guard = useLeaveGuard({
    dirty: record.isAtRisk,
    name: name || t('newRecord', { type: typeNames(type).one }),
    onSave: record.save,
    onLeave: record.deleteDraft,
  })
  allowLeave.current = guard.allow
  useHotkeys([['mod+S', record.save]], [], true)
  const { saving } = record
  const endSave = useEffectEvent(() => props.onSaveEnd?.())
  useEffect(() => {
    if (!saving) endSave()
  }, [saving])
  useEffect(() => {
    if (props.focus !== undefined) record.form.setFocus(props.focus)
  }, [])
  const sections = useShownSections(layout, record)
  const wide = layout.sections.length > 2
  // A single section needs no title beside the one of the page.
  const hasTitles = layout.sections.filter((section) => !section.hasSearchResult).length > 1

  return (
    <RecordFormFrame record={record} name={name}>
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
          <PageHeader title={title} parent={parent} here={name || t('new')}>
            <HistoryButton type={type} record={props.record} onRestored={props.onRestored} />
            {props.actions}
            {props.site !== undefined && (
              <HeaderLink href={props.site} icon="external" label={t('viewOnSite')} />
            )}
          </PageHeader>
          <RestoredNote record={record} />
          <GapNote tour={tour} />
          {props.help?.(record)}
          <LanguageSwitch record={record} layout={layout} />
          {sections.map((section) => (
            <section key={section.id} id={section.id} className={styles.section}>
              {(hasTitles || section.hasSearchResult) && (
                <h2>{declared(`${section.key}.title`)}</h2>
              )}
              <SectionLead section={section} />
              <Fields record={record} layout={layout} rows={section.rows} />
              {section.hasSearchResult && (
                <RecordSearchResult record={record} path={props.record?.path} />
              )}
              {props.sectionEnd?.(section, record)}
              {section.link !== undefined && (
                <p className={styles.sectionLink}>
                  <Link to={section.link}>{declared(`${section.key}.link`)}</Link>
                </p>
              )}
            </section>
          ))}
        </form>
        {props.below}
        {wide &&
          (props.beside?.(record) ?? (
            <PageIndex
              // It watches the sections that are there at first.
              key={record.language}
              record={record}
              layout={layout}
              stored={props.record}
            />
          ))}
      </div>
      <SaveBar
        record={record}
        formId={formId}
        label={saveLabel}
        wide={wide}
        another={props.another}
        actions={props.saveActions?.(record)}
      />
      {guard.dialog}
    </RecordFormFrame>
  )
}

/** Sentence below the title of a section, if it has one. */
function SectionLead({ section }: { section: Section }) {
  const lead = useAdminLanguage().findDeclared(`${section.key}.lead`)
  return lead === undefined ? null : <p className={styles.sectionLead}>{lead}</p>
}

interface RecordLoaderProps {
  type: ContentType
  /** Absent for a new record. */
  id: string | undefined
  parent: { label: string; to: string }
  /** `reload` discards what the form has, for the record as it is now. */
  children: (record: AnyRecord | null, reload: () => Promise<void>) => ReactNode
}

/** Loads the record of a screen; always the current version, since it is about to be edited. */
export function RecordLoader({ type, id, parent, children }: RecordLoaderProps) {
  const t = useTranslations('content.recordLoader')
  const declared = useDeclaredTexts()
  const isNew = id === undefined && !type.single
  const { read } = formEndpoints(type)
  const { unsaved } = useAdmin()
  const endpoint = isNew ? null : (read ?? null)
  const { data, error, isFetchedAfterMount, refetch } = useData(endpoint, { id: id ?? '' })
  const [reloads, setReloads] = useState(0)
  async function reload(): Promise<void> {
    await refetch()
    setReloads(reloads + 1)
  }
  if (isNew) return children(null, reload)
  // A form with unsaved changes stays.
  if (error?.status === 404 && unsaved.size === 0) {
    return (
      <>
        <PageHeader title={t('title', { type: declared(`types.${type.table}.one`) })} />
        <EmptyState
          icon="search"
          title={t('none')}
          text={t('text')}
          action={
            <Button component={Link} to={parent.to}>
              {t('back', { screen: parent.label })}
            </Button>
          }
        />
      </>
    )
  }
  if (error !== null && unsaved.size === 0)
    return <Failure message={error.message} onRetry={refetch} />
  // Cached data of an earlier visit may be stale.
  if (data === undefined || !isFetchedAfterMount) return <SkeletonRows />
  return <Fragment key={reloads}>{children(recordIn(type, data), reload)}</Fragment>
}

/** Sections of a form that its present values and language call for. */
function useShownSections({ sections }: Layout, { type, form, language }: RecordForm): Section[] {
  const name = sections.flatMap(({ when }) => when?.field ?? [])
  const values = useWatch({ control: form.control, name })
  return sections.filter(
    ({ when, rows }) =>
      (when === undefined || when.is.includes(readText(values[name.indexOf(when.field)]))) &&
      rowsInLanguage(type, rows, language).length > 0,
  )
}
