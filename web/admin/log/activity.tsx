import { Table } from '@mantine/core'
import { Link, useSearchParams } from 'react-router'
import { useData } from '../data.ts'
import { pageMeta } from '../page-meta.ts'
import { EmptyState } from '../parts/empty-state.tsx'
import { Failure } from '../parts/failure.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { Pager, pageSizes } from '../parts/pager.tsx'
import { SkeletonRows } from '../parts/skeletons.tsx'
import { When } from '../parts/when.tsx'
import styles from './log.module.css'
import { actionWords, activityAnswer, type Note } from './log.ts'
import { resourceWords, screenOf } from './resources.ts'
import { Trash } from './trash.tsx'

export const meta = pageMeta('Activity')

export interface LogPage {
  page: number
  size: number
}

export default function Activity() {
  const [search] = useSearchParams()
  const deleted = search.get('show') === 'deleted'
  const asked = Number(search.get('size'))
  const view: LogPage = {
    page: Math.max(1, Math.floor(Number(search.get('page'))) || 1),
    size: pageSizes.includes(asked) ? asked : 20,
  }
  return (
    <>
      <PageHead title="Activity" lead="Who did what, and a way back from every deletion." />
      <section className={styles.list} aria-label="Activity">
        <nav className={styles.tabs} aria-label="Kind">
          <Link to="?" aria-current={deleted ? undefined : 'page'}>
            Everything
          </Link>
          <Link to="?show=deleted" aria-current={deleted ? 'page' : undefined}>
            Recently deleted
          </Link>
        </nav>
        {deleted ? <Trash view={view} /> : <Log view={view} />}
      </section>
    </>
  )
}

function Log({ view: { page, size } }: { view: LogPage }) {
  const { data, error, reload } = useData({
    path: '/activity',
    query: { skip: (page - 1) * size, limit: size },
    answer: activityAnswer,
  })
  if (error !== null) return <Failure message={error.message} onRetry={reload} />
  if (data === undefined) return <SkeletonRows />
  if (data.total === 0) {
    return (
      <EmptyState
        icon="pulse"
        title="No Data Found"
        text="Everything that is added, changed or deleted is written down here."
      />
    )
  }
  return (
    <>
      <Table className={styles.table} withRowBorders={false}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>What</Table.Th>
            <Table.Th>Who</Table.Th>
            <Table.Th>When</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {data.activity.map((note) => (
            <Table.Tr key={`${note.resource} ${note.recordId} ${note.version} ${note.at}`}>
              <Table.Td>
                <What note={note} />
              </Table.Td>
              <Table.Td className={styles.soft}>{note.by?.name ?? 'The program'}</Table.Td>
              <Table.Td className={styles.soft}>
                <When at={note.at} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Pager total={data.total} page={page} size={size} />
    </>
  )
}

function What({ note }: { note: Note }) {
  const kind = resourceWords(note.resource, note.action === 'arrange')
  const screen = note.action === 'delete' ? undefined : screenOf(note.resource, note.recordId)
  const name = note.name || kind
  return (
    <>
      {note.name !== '' && <span className={styles.kind}>{kind}</span>}
      {screen === undefined ? (
        <b>{name}</b>
      ) : (
        <Link to={screen} className={styles.name}>
          {name}
        </Link>
      )}{' '}
      <span data-action={note.action} className={styles.action}>
        {actionWords[note.action]}
      </span>
    </>
  )
}
