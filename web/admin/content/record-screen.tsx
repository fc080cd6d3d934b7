import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { AnyRecord } from '../../../domain/api/record.ts'
import type { ContentType } from '../../../domain/content/content-type.ts'
import { nameIn } from '../forms/form-values.ts'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import { SavedDialog } from '../ui/dialogs.tsx'
import { showDone } from '../ui/toast.tsx'
import { RecordLoader, RecordPage, type RecordPageProps } from './record-page.tsx'
import type { ContentScreens } from './screens/screen-definition.ts'

interface RecordScreenProps<T extends ContentType>
  extends Pick<RecordPageProps, 'beside' | 'preset'> {
  screens: ContentScreens<T>
  /** Message after a save, with the name of the record. */
  describeSaved: (name: string) => string
  /** Shows that message in a dialog, which leads back to the list. */
  isSavedInDialog?: boolean
  /** Offers to continue with the next new record. */
  hasAnother?: boolean
  /** Props that differ between new and stored records. */
  page?: (
    record: AnyRecord | null,
  ) => Partial<Pick<RecordPageProps, 'layout' | 'title' | 'focus' | 'below'>>
}

/** Form of a record on a page below its list, to which it returns. */
export function RecordScreen<T extends ContentType>(props: RecordScreenProps<T>) {
  const { screens, describeSaved, isSavedInDialog, hasAnother, page, ...form } = props
  const { type, layout, label, address, site } = screens
  const declared = useDeclaredTexts()
  const { id } = useParams()
  const navigate = useNavigate()
  const [message, setMessage] = useState('')
  /** Number of records added before the one in the form. */
  const [next, setNext] = useState(0)
  const parent = { label: declared(label), to: address }
  return (
    <>
      <RecordLoader type={type} id={id} parent={parent}>
        {(record, reload) => (
          <RecordPage
            key={next}
            type={type}
            record={record}
            layout={layout}
            title={declared(`types.${type.table}.${record === null ? 'add' : 'edit'}`)}
            parent={parent}
            onRestored={reload}
            another={hasAnother && record === null}
            focus={next > 0 && type.title !== null ? type.title : undefined}
            site={record?.path ?? site}
            {...form}
            {...page?.(record)}
            onSaved={(saved, { another }) => {
              const words = describeSaved(nameIn(type, saved))
              if (isSavedInDialog && !another) return setMessage(words)
              showDone(words)
              if (another) setNext(next + 1)
              else navigate(address)
            }}
          />
        )}
      </RecordLoader>
      {message !== '' && <SavedDialog message={message} onClose={() => navigate(address)} />}
    </>
  )
}
