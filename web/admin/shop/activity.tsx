import { Table } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { historyEndpoints } from '../../../domain/api/history.ts'
import { useData } from '../app/use-data.ts'
import { EmptyState, LoadState } from '../ui/load-state.tsx'
import { Pager } from '../ui/pager.tsx'
import { PlainTable } from '../ui/plain-table.tsx'
import { When } from '../ui/timestamp.tsx'
import { sliceOf, useLastPage, usePage } from '../ui/use-pagination.ts'
import styles from './activity.module.css'
import { LogFrame } from './activity-layout.tsx'
import { Change, keyOfChange } from './change.tsx'

export default function Activity() {
  const t = useTranslations('activity.activity')
  return (
    <LogFrame title={t('title')} lead={t('lead')}>
      <Log />
    </LogFrame>
  )
}

function Log() {
  const t = useTranslations('activity.activity')
  const view = usePage()
  const query = useData(historyEndpoints.activity, {}, sliceOf(view))
  const { data, error, isFetchedAfterMount } = query
  useLastPage(view, isFetchedAfterMount ? data?.total : undefined)
  if (data === undefined || error !== null) return <LoadState of={query} />
  if (data.total === 0) {
    return <EmptyState icon="pulse" title={t('none')} text={t('noneHint')} />
  }
  return (
    <>
      <PlainTable heads={[t('what'), t('who'), t('when')]} className={styles.table}>
        {data.activity.map((note) => (
          <Table.Tr key={keyOfChange(note)}>
            <Table.Td>
              <Change note={note} />
            </Table.Td>
            <Table.Td c="dimmed">{note.by?.name ?? t('system')}</Table.Td>
            <Table.Td c="dimmed">
              <When at={note.at} />
            </Table.Td>
          </Table.Tr>
        ))}
      </PlainTable>
      <Pager total={data.total} {...view} />
    </>
  )
}
