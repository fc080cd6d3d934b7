import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import type { AnyRecord } from '../../../domain/api/record.ts'
import type { Layout } from '../forms/form-layout.ts'
import type { RecordForm } from '../forms/use-record-form.ts'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { showDone } from '../ui/toast.tsx'
import { MainButton } from './main-button.tsx'
import { RecordLoader, RecordPage } from './record-page.tsx'
import type { ContentScreens } from './screens/screen-definition.ts'
import { type RecordDialogOptions, useRecordDialog } from './use-record-dialog.tsx'

interface SingleRecordProps extends Omit<RecordDialogOptions, 'preview'> {
  lead: string
  children: (record: AnyRecord) => ReactNode
}

/** Read-only view of a single record with a link to its form. */
export function SingleRecord({ lead, children, ...options }: SingleRecordProps) {
  const t = useTranslations('content.singleRecord')
  const declared = useDeclaredTexts()
  const { screens } = options
  const { type } = screens
  const form = useRecordDialog(options)
  const edit = declared(`types.${type.table}.edit`)
  return (
    <>
      <PageHeader title={declared(screens.label)} lead={lead}>
        <MainButton
          icon="edit"
          label={edit}
          {...(screens.form === 'page'
            ? { to: `${screens.address}/edit` }
            : { onClick: form.open })}
        />
      </PageHeader>
      <RecordLoader type={type} id={undefined} parent={{ label: t('dashboard'), to: '/admin' }}>
        {(record) =>
          record !== null && (
            <>
              {children(record)}
              {form.dialog(record)}
            </>
          )
        }
      </RecordLoader>
    </>
  )
}

interface SingleFormProps {
  screens: ContentScreens
  /** Replaces the declared layout. */
  layout?: Layout
  /** Name in the success message; default: the label of the type. */
  saved?: string
  /** Content above the fields. */
  help?: (form: RecordForm) => ReactNode
  /** Called in addition to what every form does. */
  onSaved?: () => void
}

/** Form of a single record: the screen itself, or a page below it that returns to it. */
export function SingleForm({ screens, saved, help, onSaved, ...props }: SingleFormProps) {
  const t = useTranslations('content.singleForm')
  const declared = useDeclaredTexts()
  const navigate = useNavigate()
  const { type, label, address, site, layout } = screens
  const isScreen = screens.form === 'screen'
  const parent = { label: declared(label), to: address }
  return (
    <RecordLoader
      type={type}
      id={undefined}
      parent={isScreen ? { label: t('dashboard'), to: '/admin' } : parent}
    >
      {(record, reload) => (
        <RecordPage
          type={type}
          record={record}
          layout={props.layout ?? layout}
          title={declared(isScreen ? label : `types.${type.table}.edit`)}
          parent={isScreen ? undefined : parent}
          saveLabel={isScreen ? undefined : t('update')}
          onRestored={reload}
          site={site}
          help={help}
          onSaved={() => {
            showDone(t('saved', { name: saved ?? declared(`types.${type.table}.one`) }))
            if (!isScreen) navigate(address)
            onSaved?.()
          }}
        />
      )}
    </RecordLoader>
  )
}
