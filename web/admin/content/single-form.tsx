import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Layout } from '../forms/form-layout.ts'
import type { RecordForm } from '../forms/use-record-form.ts'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import { showDone } from '../ui/toast.tsx'
import { RecordLoader, RecordPage } from './record-page.tsx'
import type { ContentScreens } from './screens/screen-definition.ts'

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
