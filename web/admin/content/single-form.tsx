import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { Layout } from '../forms/form-layout.ts'
import type { RecordForm } from '../forms/use-record-form.ts'
import { showDone } from '../ui/toast.tsx'
import { RecordLoader } from './record-loader.tsx'
import { RecordPage } from './record-page.tsx'
import type { ContentScreens } from './screens/screen-definition.ts'

interface SingleFormProps {
  screens: ContentScreens
  /** In place of the described one. */
  layout?: Layout
  /** What is called saved, where it is not the type. */
  saved?: string
  /** Stands above the fields. */
  help?: (form: RecordForm) => ReactNode
  /** After what every form does. */
  onSaved?: () => void
}

/** The form of a single record: the screen itself, or the page behind it, which leads back there. */
export function SingleForm({ screens, saved, help, onSaved, ...props }: SingleFormProps) {
  const navigate = useNavigate()
  const { type, label, address, site, layout } = screens
  const isScreen = screens.form === 'screen'
  const parent = { label, to: address }
  return (
    <RecordLoader
      type={type}
      id={undefined}
      parent={isScreen ? { label: 'Dashboard', to: '/admin' } : parent}
    >
      {(record, reload) => (
        <RecordPage
          type={type}
          record={record}
          layout={props.layout ?? layout}
          title={isScreen ? label : type.labels.edit}
          parent={isScreen ? undefined : parent}
          saveLabel={isScreen ? undefined : 'Update'}
          onRestored={reload}
          site={site}
          help={help}
          onSaved={() => {
            showDone(`${saved ?? type.labels.one} saved.`)
            if (!isScreen) navigate(address)
            onSaved?.()
          }}
        />
      )}
    </RecordLoader>
  )
}
