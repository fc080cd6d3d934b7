import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { RecordResponse } from '../../../domain/api/record.ts'
import type { ContentType } from '../../../domain/content/content-type.ts'
import { TRASH_DAYS } from '../../../domain/content/revision.ts'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import { type Action, ActionsMenu } from '../ui/actions-menu.tsx'
import { DeleteDialog } from '../ui/dialogs.tsx'
import type { IconName } from '../ui/icon.tsx'
import { closestVariantUrl, type Source } from '../ui/image-variant.ts'
import { EmptyState, Failure, SkeletonCards } from '../ui/load-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Grip, Sortable, SortableItem } from '../ui/sortable.tsx'
import styles from './card-list.module.css'
import { type FormOpener, MainButton } from './main-button.tsx'
import { References } from './references.tsx'
import type { ContentScreens } from './screens/screen-definition.ts'
import { type RecordDialogOptions, useRecordDialog } from './use-record-dialog.tsx'
import { type RecordsState, useRecords } from './use-records.ts'

interface CardListProps<T extends ContentType> {
  type: T
  title: string
  lead?: string
  add: { label: string } & FormOpener
  nameOf: (record: RecordResponse<T>) => string
  pictureOf: (record: RecordResponse<T>) => Source | null | undefined
  /** Content of the card: its photo, by default its picture, and the text below. */
  photo?: (record: RecordResponse<T>, index: number) => ReactNode
  words: (record: RecordResponse<T>) => ReactNode
  /** Actions of a record besides deleting. */
  actions: (record: RecordResponse<T>) => Action[]
  deletion: string
  /** Confirmation dialog for types that need their own. */
  deleteDialog?: (
    record: RecordResponse<T>,
    remove: RecordsState['remove'],
    close: () => void,
  ) => ReactNode
  empty: { icon: IconName; title: string; text: string }
  columns?: 'wide' | 'narrow'
  /** On phones a low row per record, for longer lists. */
  isCompact?: boolean
  /** Dialogs of the screen. */
  children?: ReactNode
}

/** Records of a type as cards in their order: add, edit, delete, reorder. */
function CardList<T extends ContentType>(props: CardListProps<T>) {
  const t = useTranslations('content.cardList')
  const { type, nameOf } = props
  const { records, error, refetch, remove, move } = useRecords(type)
  const [pendingDelete, setPendingDelete] = useState<RecordResponse<T> | null>(null)
  const close = () => setPendingDelete(null)

  return (
    <>
      <PageHeader title={props.title} count={records?.length} lead={props.lead}>
        <MainButton icon="plus" {...props.add} />
      </PageHeader>
      {records === undefined && error === null && <SkeletonCards />}
      {error !== null && <Failure message={error.message} onRetry={refetch} />}
      {records?.length === 0 && <EmptyState {...props.empty} />}
      {records !== undefined && records.length > 0 && (
        <Sortable
          ids={records.map(({ _id }) => _id)}
          nameOf={(index) => (records[index] === undefined ? '' : nameOf(records[index]))}
          onMove={move}
          isGrid
        >
          <ul
            className={styles.grid}
            data-columns={props.columns}
            data-compact={props.isCompact ? '' : undefined}
          >
            {records.map((record, index) => {
              const name = nameOf(record)
              return (
                <SortableItem key={record._id} id={record._id} className={styles.card}>
                  {props.photo?.(record, index) ?? <Photo picture={props.pictureOf(record)} />}
                  <div className={styles.foot}>
                    {records.length > 1 && <Grip name={name} />}
                    <div className={styles.words}>{props.words(record)}</div>
                    <ActionsMenu
                      name={name}
                      actions={[
                        ...props.actions(record),
                        {
                          label: t('delete'),
                          icon: 'trash',
                          danger: true,
                          onClick: () => setPendingDelete(record),
                        },
                      ]}
                    />
                  </div>
                </SortableItem>
              )
            })}
          </ul>
        </Sortable>
      )}
      {pendingDelete !== null && props.deleteDialog?.(pendingDelete, remove, close)}
      {pendingDelete !== null && props.deleteDialog === undefined && (
        <DeleteDialog
          title={t('deleteTitle', { name: nameOf(pendingDelete) })}
          text={t('deleteText', { consequence: props.deletion, days: String(TRASH_DAYS) })}
          picture={props.pictureOf(pendingDelete) ?? null}
          onClose={close}
          onDelete={() => remove(pendingDelete._id, nameOf(pendingDelete))}
        >
          {(onLoaded) => (
            <References
              type={type}
              id={pendingDelete._id}
              name={nameOf(pendingDelete)}
              onLoaded={onLoaded}
            />
          )}
        </DeleteDialog>
      )}
      {props.children}
    </>
  )
}

function Photo({ picture }: { picture: Source | null | undefined }) {
  if (!picture) return null
  const url = closestVariantUrl(picture, 640)
  return <img className={styles.photo} src={url} alt="" loading="lazy" />
}

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
            <Link to={`${address}/${record._id}`} className="name-link">
              {list.nameOf(record)}
            </Link>
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
