import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { RecordResponse } from '../../../domain/api/record.ts'
import type { ContentType } from '../../../domain/content/content-type.ts'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import type { Action } from '../ui/actions-menu.tsx'
import { CardList, type CardListProps } from './card-list.tsx'
import type { ContentScreens } from './screens/screen-definition.ts'
import { type RecordDialogOptions, useRecordDialog } from './use-record-dialog.tsx'

type RecordListScreenProps<T extends ContentType> = Omit<
  CardListProps<T>,
  'type' | 'title' | 'add' | 'actions' | 'empty' | 'children'
> &
  Omit<RecordDialogOptions, 'screens'> & {
    screens: ContentScreens<T>
    /** Label and icon of the action that opens the form; default “Edit”. */
    edit?: Pick<Action, 'label' | 'icon'>
    /** Text of the empty list. */
    empty: string
  }

interface LinkedListScreenProps<T extends ContentType>
  extends Omit<CardListProps<T>, 'type' | 'title' | 'add' | 'words' | 'actions'> {
  screens: ContentScreens<T>
  /** Text of a card below its name. */
  text?: (record: RecordResponse<T>) => ReactNode
  /** Further actions of a record. */
  actions?: CardListProps<T>['actions']
}

/** Records of a type as cards that lead to their forms. */
export function LinkedListScreen<T extends ContentType>(props: LinkedListScreenProps<T>) {
  const t = useTranslations('content.recordListScreen')
  const declared = useDeclaredTexts()
  const { screens, text, actions, ...list } = props
  const { type, label, address } = screens
  return (
    <CardList
      {...list}
      type={type}
      title={declared(label)}
      add={{ label: declared(`types.${type.table}.add`), to: `${address}/add` }}
      words={(record) => (
        <>
          <h2>
            <Link to={`${address}/${record._id}`}>{list.nameOf(record)}</Link>
          </h2>
          {text?.(record)}
        </>
      )}
      actions={(record) => [
        { label: t('edit'), icon: 'edit', to: `${address}/${record._id}` },
        ...(actions?.(record) ?? []),
      ]}
    />
  )
}

/** Records of a type as cards, edited in a dialog. */
export function RecordListScreen<T extends ContentType>(props: RecordListScreenProps<T>) {
  const t = useTranslations('content.recordListScreen')
  const declared = useDeclaredTexts()
  const { screens, saved, fallback, preview, edit, empty, ...list } = props
  const { type, label, icon } = screens
  const form = useRecordDialog({ screens, saved, fallback, preview })
  return (
    <CardList
      {...list}
      type={type}
      title={declared(label)}
      add={{ label: declared(`types.${type.table}.add`), onClick: form.open }}
      actions={(record) => [
        { label: t('edit'), icon: 'edit', ...edit, onClick: () => form.edit(record) },
      ]}
      empty={{ icon, title: t('none'), text: empty }}
    >
      {form.dialog()}
    </CardList>
  )
}
