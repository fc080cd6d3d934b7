import { Button, Table } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Deleted, historyEndpoints } from '../../../domain/api/history.ts'
import { swapNames } from '../../../domain/api/wire-names.ts'
import { TRASH_DAYS } from '../../../domain/content/revision.ts'
import { useApi } from '../app/admin-context.ts'
import { useData } from '../app/use-data.ts'
import { valuesOf } from '../forms/fields/field-forms.ts'
import { findCoverPicture } from '../forms/form-files.ts'
import type { Source } from '../ui/image-variant.ts'
import { EmptyState, LoadState } from '../ui/load-state.tsx'
import { Pager } from '../ui/pager.tsx'
import { PlainTable } from '../ui/plain-table.tsx'
import { Thumbnail } from '../ui/thumbnail.tsx'
import { useTimes, When } from '../ui/timestamp.tsx'
import { attempt, showDone } from '../ui/toast.tsx'
import { sliceOf, useLastPage, usePage } from '../ui/use-pagination.ts'
import styles from './activity.module.css'
import { LogFrame } from './activity-layout.tsx'
import { titleOf, typeOf, useResourceLabel } from './change.tsx'

export default function Trash() {
  const t = useTranslations('activity.trash')
  return (
    <LogFrame title={t('title')} lead={t('lead', { days: TRASH_DAYS })}>
      <DeletedRecords />
    </LogFrame>
  )
}

function DeletedRecords() {
  const t = useTranslations('activity.trash')
  const resourceLabel = useResourceLabel()
  const api = useApi()
  const [working, setWorking] = useState('')
  const view = usePage()
  const query = useData(historyEndpoints.trash, {}, sliceOf(view))
  const { data, error, isFetchedAfterMount, refetch } = query
  useLastPage(view, isFetchedAfterMount ? data?.total : undefined)
  const nameOf = (deleted: Deleted) => titleOf(deleted) || resourceLabel(deleted.resource, false)
  const bringBack = async (deleted: Deleted) => {
    setWorking(deleted._id)
    const isRestored = await attempt(async () => {
      await api.call(historyEndpoints.bringBack, { id: deleted._id })
      showDone(t('restored', { name: nameOf(deleted) }))
    })
    if (!isRestored) void refetch()
    setWorking('')
  }
  if (data === undefined || error !== null) return <LoadState of={query} />
  if (data.total === 0) {
    return <EmptyState icon="trash" title={t('none')} text={t('noneHint', { days: TRASH_DAYS })} />
  }
  return (
    <>
      <PlainTable
        heads={[t('what'), t('deletedBy'), t('when'), t('end')]}
        actions={t('restore')}
        className={styles.table}
      >
        {data.trash.map((deleted) => (
          <Table.Tr key={deleted._id}>
            <Table.Td>
              <span className={styles.deleted}>
                <Thumbnail picture={pictureOf(deleted)} />
                <span>
                  <span className={`soft ${styles.kind}`}>
                    {resourceLabel(deleted.resource, false)}
                  </span>
                  <b>{nameOf(deleted)}</b>
                </span>
              </span>
            </Table.Td>
            <Table.Td c="dimmed">{deleted.deletedBy?.name ?? t('system')}</Table.Td>
            <Table.Td c="dimmed">
              <When at={deleted.deletedAt} />
            </Table.Td>
            <Table.Td c="dimmed" className={styles.end} data-label={t('end')}>
              <EndOf deleted={deleted} />
            </Table.Td>
            <Table.Td ta="right" className={styles.last}>
              <Button
                loading={working === deleted._id}
                aria-label={t('restoreRecord', { name: nameOf(deleted) })}
                onClick={() => bringBack(deleted)}
              >
                {t('restore')}
              </Button>
            </Table.Td>
          </Table.Tr>
        ))}
      </PlainTable>
      <Pager total={data.total} {...view} />
    </>
  )
}

const DAY_MS = 86_400_000

function EndOf({ deleted: { deletedAt } }: { deleted: Deleted }) {
  const t = useTranslations('activity.trash')
  const { formatExact } = useTimes()
  const end = new Date(new Date(deletedAt).getTime() + TRASH_DAYS * DAY_MS)
  const days = Math.ceil((end.getTime() - Date.now()) / DAY_MS)
  return (
    <time dateTime={end.toISOString()} title={formatExact(end)}>
      {days <= 1 ? t('endsWithinDay') : t('endsInDays', { days })}
    </time>
  )
}

function pictureOf(deleted: Deleted): Source | null {
  const type = typeOf(deleted.resource)
  return type === undefined
    ? null
    : findCoverPicture(type, valuesOf(type, swapNames(type, deleted.record)))
}
