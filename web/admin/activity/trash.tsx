import { Button, Table, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { type Deleted, historyEndpoints } from '../../../domain/api/history.ts'
import { TRASH_DAYS } from '../../../domain/content/revision.ts'
import { useApi } from '../app/admin-context.ts'
import { useCounts } from '../app/counts.ts'
import { pageMeta } from '../app/page-meta.ts'
import { useShop } from '../app/shop-settings.tsx'
import { readError, useData } from '../app/use-data.ts'
import { valuesOf } from '../forms/form-values.ts'
import { findCoverPicture } from '../forms/media/cover-picture.ts'
import { formatExactTime } from '../ui/date-format.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import type { Source } from '../ui/image-variant.ts'
import { Failure } from '../ui/load-error.tsx'
import { Pager } from '../ui/pager.tsx'
import table from '../ui/plain-table.module.css'
import { SkeletonRows } from '../ui/skeletons.tsx'
import { Thumbnail } from '../ui/thumbnail.tsx'
import { When } from '../ui/timestamp.tsx'
import { showDone, showFailure } from '../ui/toast.tsx'
import { type PageView, sliceOf } from '../ui/use-pagination.ts'
import styles from './activity.module.css'
import { LogFrame } from './activity-layout.tsx'
import { resourceLabel, typeOf } from './resource-labels.ts'

export const meta = pageMeta('Trash')

export default function Trash() {
  return (
    <LogFrame
      title="Trash"
      lead={`Restore deleted items within ${TRASH_DAYS} days. After that they are deleted permanently.`}
    >
      {(view) => <DeletedRecords view={view} />}
    </LogFrame>
  )
}

function DeletedRecords({ view }: { view: PageView }) {
  const api = useApi()
  const counts = useCounts()
  const [working, setWorking] = useState('')
  const { data, error, reload } = useData(historyEndpoints.trash, {}, sliceOf(view))
  const bringBack = async (deleted: Deleted) => {
    setWorking(deleted._id)
    try {
      await api.call(historyEndpoints.bringBack, { id: deleted._id })
      showDone(`${nameOf(deleted)} restored.`)
      void counts.reload()
    } catch (thrown) {
      showFailure(readError(thrown).message)
    } finally {
      setWorking('')
      await reload()
    }
  }
  if (error !== null) return <Failure message={error.message} onRetry={reload} />
  if (data === undefined) return <SkeletonRows />
  if (data.total === 0) {
    return (
      <EmptyState
        icon="trash"
        title="No Data Found"
        text={`Deleted items stay here for ${TRASH_DAYS} days. You can restore them until then.`}
      />
    )
  }
  return (
    <>
      <Table className={`${table.root} ${styles.table}`} withRowBorders={false}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>What</Table.Th>
            <Table.Th>Deleted by</Table.Th>
            <Table.Th>When</Table.Th>
            <Table.Th>Deleted permanently</Table.Th>
            <Table.Th>
              <VisuallyHidden>Restore</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {data.trash.map((deleted) => (
            <Table.Tr key={deleted._id}>
              <Table.Td>
                <span className={styles.deleted}>
                  <Thumbnail picture={pictureOf(deleted)} />
                  <span>
                    <span className={styles.kind}>{resourceLabel(deleted.resource, false)}</span>
                    <b>{nameOf(deleted)}</b>
                  </span>
                </span>
              </Table.Td>
              <Table.Td className={styles.soft}>{deleted.deletedBy?.name ?? 'System'}</Table.Td>
              <Table.Td className={styles.soft}>
                <When at={deleted.deletedAt} />
              </Table.Td>
              <Table.Td className={`${styles.soft} ${styles.end}`}>
                <EndOf deleted={deleted} />
              </Table.Td>
              <Table.Td className={styles.last}>
                <Button
                  loading={working === deleted._id}
                  aria-label={`Restore ${nameOf(deleted)}`}
                  onClick={() => bringBack(deleted)}
                >
                  Restore
                </Button>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Pager total={data.total} {...view} />
    </>
  )
}

const DAY_MS = 86_400_000

function EndOf({ deleted: { deletedAt } }: { deleted: Deleted }) {
  const { timeZone } = useShop()
  const end = new Date(new Date(deletedAt).getTime() + TRASH_DAYS * DAY_MS)
  const days = Math.ceil((end.getTime() - Date.now()) / DAY_MS)
  return (
    <time dateTime={end.toISOString()} title={formatExactTime(end, timeZone)}>
      {days <= 1 ? 'within a day' : `in ${days} days`}
    </time>
  )
}

function nameOf(deleted: Deleted): string {
  return deleted.name || resourceLabel(deleted.resource, false)
}

function pictureOf(deleted: Deleted): Source | null {
  const type = typeOf(deleted.resource)
  return type === undefined ? null : findCoverPicture(type, valuesOf(type, deleted.record))
}
