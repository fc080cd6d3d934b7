import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { contentEndpoints } from '../../../domain/api/content.ts'
import type { AnyRecord } from '../../../domain/api/record.ts'
import { type ContentType, fieldsOf, resourceOf } from '../../../domain/content/content-type.ts'
import { recordName, targetName } from '../../../domain/site-editor/edit-target.ts'
import { type TextGroupName, textsOfGroup } from '../../../domain/text/page-texts.ts'
import { useAdmin } from '../app/admin-context.ts'
import { recordIn, recordsIn } from '../app/record-responses.ts'
import { useData } from '../app/use-data.ts'
import type { ContentScreens } from '../content/screens/screen-definition.ts'
import { readText, readTexts } from '../forms/form-values.ts'
import type { RecordForm } from '../forms/use-record-form.ts'
import { messagesOf } from '../forms/widgets/texts-widget.tsx'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import { Failure, SkeletonRows } from '../ui/load-state.tsx'
import { EditedRecord } from './edited-record.tsx'
import { textsSection } from './field-place.ts'
import styles from './panel-section.module.css'
import { PanelSection, usePanel } from './panel-section.tsx'
import { RecordFields, TextFields } from './record-fields.tsx'
import type { SiteForms } from './use-site-forms.ts'

interface TypeSectionsProps {
  screens: ContentScreens
  /** Groups of page texts that the page shows. */
  groups: readonly TextGroupName[]
  forms: SiteForms
  onChange: () => void
  /** Ids of the records, once they are loaded. */
  onLoaded?: (ids: string[]) => void
}

/** Sections with the records of one type. */
export function TypeSections(props: TypeSectionsProps) {
  const declared = useDeclaredTexts()
  const { screens } = props
  const { type } = screens
  const { data, error, isFetchedAfterMount, refetch } = useRecordsOf(screens)
  const { unsaved } = useAdmin()
  const { onLoaded } = props
  const ids = data?.map(({ _id }) => _id).join(' ')
  useEffect(() => {
    if (ids !== undefined) onLoaded?.(ids.split(' ').filter((id) => id !== ''))
  }, [ids, onLoaded])
  if (error !== null && unsaved.size === 0)
    return <Failure message={error.message} onRetry={refetch} />
  // Cached data of an earlier visit may be outdated.
  if (data === undefined || !isFetchedAfterMount) return <SkeletonRows />
  if (data.length === 0) return <NoRecord screens={screens} />
  const noun = declared(screens.noun ?? `types.${type.table}.one`)
  return data.map((record, index) => (
    <LoadedRecord
      key={record._id}
      {...props}
      record={record}
      name={type.single ? declared(screens.label) : `${noun} ${index + 1}`}
    />
  ))
}

function useRecordsOf({ type }: ContentScreens) {
  const { list, read } = contentEndpoints(type)
  const single = useData(type.single ? (read ?? null) : null, { id: '' })
  const several = useData(type.single ? null : (list ?? null), {}, { limit: 0 })
  if (type.single) return { ...single, data: single.data && [recordIn(type, single.data)] }
  return { ...several, data: several.data && recordsIn(type, several.data) }
}

interface LoadedRecordProps extends TypeSectionsProps {
  record: AnyRecord
  name: string
}

function LoadedRecord({ screens, record, name, groups, forms, ...props }: LoadedRecordProps) {
  const { type } = screens
  const { onTarget } = usePanel()
  const key = recordName(type, record._id)
  return (
    <EditedRecord
      type={type}
      record={record}
      name={name}
      forms={forms}
      onChange={props.onChange}
      onInvalid={(field, error) => onTarget(invalidTarget(type, record._id, field, error))}
    >
      {(form) =>
        fieldsOf(type).some(([, { kind }]) => kind === 'texts') ? (
          <TextSections groups={groups} record={key} form={form} />
        ) : (
          <PanelSection
            name={key}
            record={key}
            title={<RecordTitle screens={screens} name={name} form={form} />}
            isChanged={form.dirty}
            hasErrors={Object.keys(form.form.formState.errors).length > 0}
          >
            <RecordFields screens={screens} id={record._id} form={form} />
          </PanelSection>
        )
      }
    </EditedRecord>
  )
}

interface RecordTitleProps {
  screens: ContentScreens
  name: string
  form: RecordForm
}

/** Name of a single record; of several, number and title as it is typed. */
function RecordTitle({ screens: { type }, name, form }: RecordTitleProps) {
  const values = useWatch({ control: form.form.control })
  const title = type.single || type.title === null ? '' : readText(values[type.title])
  return title === '' ? name : `${name}: ${title}`
}

interface TextSectionsProps {
  groups: readonly TextGroupName[]
  record: string
  form: RecordForm
}

/** A section for each group of page texts; all of them are one record. */
function TextSections({ groups, record, form }: TextSectionsProps) {
  const t = useTranslations('editSite.typeSections')
  const declared = useDeclaredTexts()
  const { control, formState } = form.form
  const own = readTexts(useWatch({ control, name: 'texts' }))
  const stored = readTexts(formState.defaultValues?.texts)
  const errors = messagesOf(formState.errors.texts)
  return groups.map((group) => {
    const ids = Object.keys(textsOfGroup(group))
    return (
      <PanelSection
        key={group}
        name={textsSection(group)}
        record={record}
        title={t('texts', { group: declared(`pageTextGroups.${group}`) })}
        isChanged={ids.some((id) => own[id] !== stored[id])}
        hasErrors={ids.some((id) => errors[id] !== undefined)}
      >
        <TextFields group={group} form={form} />
      </PanelSection>
    )
  })
}

/** Section of a type without records. */
function NoRecord({ screens }: { screens: ContentScreens }) {
  const t = useTranslations('editSite.typeSections')
  const declared = useDeclaredTexts()
  const { type, label, address } = screens
  return (
    <PanelSection name={resourceOf(type)} title={declared(label)}>
      <p className="soft">{t('noRecord')}</p>
      <p className={styles.link}>
        <Link to={address}>{declared(`types.${type.table}.add`)}</Link>
      </p>
    </PanelSection>
  )
}

/** Target of an invalid field: of several page texts, the first with an error. */
function invalidTarget(type: ContentType, id: string, field: string, error: unknown): string {
  const [entry] = type.fields[field]?.kind === 'texts' ? Object.keys(messagesOf(error)) : []
  return targetName({ type, id, field, entry })
}
