import { Alert, Button, Table, VisuallyHidden } from '@mantine/core'
import { useEffect, useState } from 'react'
import { type Backup, backupCalls } from '../../../domain/api/backups.ts'
import { readError, useData } from '../data.ts'
import { Icon } from '../icon.tsx'
import { useApi } from '../office-context.ts'
import { pageMeta } from '../page-meta.ts'
import { DeleteDialog } from '../parts/delete-dialog.tsx'
import { EmptyState } from '../parts/empty-state.tsx'
import { Failure } from '../parts/failure.tsx'
import framed from '../parts/framed-table.module.css'
import { PageHead } from '../parts/page-head.tsx'
import table from '../parts/plain-table.module.css'
import { SkeletonRows } from '../parts/skeletons.tsx'
import { sayExactly } from '../parts/when-words.ts'
import { useShop } from '../shop.tsx'
import { showDone, showFailure } from '../toast.tsx'
import { BackupRow } from './backup-row.tsx'
import styles from './backups.module.css'
import { ReturnDialog } from './return-dialog.tsx'

export const meta = pageMeta('Backups')

/** How often the list looks whether a backup is done, in milliseconds. */
const patience = 2_000

export default function Backups() {
  const api = useApi()
  const { timeZone } = useShop()
  const { data, error, reload } = useData(backupCalls.list, {})
  const [doomed, setDoomed] = useState<Backup | null>(null)
  const [returning, setReturning] = useState<Backup | null>(null)
  const isRunning = data?.running ?? false

  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => void reload(), patience)
    return () => clearInterval(timer)
  }, [isRunning, reload])

  const make = async () => {
    try {
      await api.call(backupCalls.make, {})
      await reload()
    } catch (thrown) {
      showFailure(readError(thrown).message)
    }
  }
  const download = async ({ name }: Backup) => {
    try {
      const { url } = await api.call(backupCalls.link, { backup: name })
      window.location.assign(url)
    } catch (thrown) {
      showFailure(readError(thrown).message)
    }
  }

  return (
    <>
      <PageHead
        title="Backups"
        count={data?.backups.length}
        lead={leadOf(data?.schedule ?? null, timeZone)}
      >
        <Button
          variant="filled"
          leftSection={<Icon name="archive" size={16} />}
          loading={isRunning}
          onClick={make}
        >
          Back up now
        </Button>
      </PageHead>
      {error !== null && <Failure message={error.message} onRetry={reload} />}
      {data?.failure && (
        <Alert role="alert" icon={<Icon name="alert" />} className={styles.failure}>
          The last backup failed, {sayExactly(new Date(data.failure.at), timeZone)}.{' '}
          {data.failure.message}
        </Alert>
      )}
      {data === undefined && error === null && <SkeletonRows count={3} />}
      {data?.backups.length === 0 && (
        <EmptyState
          icon="archive"
          title={isRunning ? 'The first backup is being made' : 'No backup yet'}
          text="A backup is one file with every record, photograph and clip. Keep a copy of it on another machine."
        />
      )}
      {data !== undefined && data.backups.length > 0 && (
        <div className={framed.frame}>
          <Table className={table.root} withRowBorders={false}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Made</Table.Th>
                <Table.Th>By</Table.Th>
                <Table.Th>Size</Table.Th>
                <Table.Th>
                  <VisuallyHidden>Actions</VisuallyHidden>
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.backups.map((backup) => (
                <BackupRow
                  key={backup.name}
                  backup={backup}
                  onDownload={() => download(backup)}
                  onReturn={() => setReturning(backup)}
                  onRemove={() => setDoomed(backup)}
                />
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
      {returning !== null && <ReturnDialog backup={returning} onClose={() => setReturning(null)} />}
      {doomed !== null && (
        <DeleteDialog
          title="Delete this backup?"
          text={`It was made ${sayExactly(new Date(doomed.madeAt), timeZone)}. A deleted backup cannot be brought back.`}
          onClose={() => setDoomed(null)}
          onDelete={async () => {
            await api.call(backupCalls.remove, { backup: doomed.name })
            setDoomed(null)
            showDone('Backup deleted.')
            await reload()
          }}
        />
      )}
    </>
  )
}

function leadOf(schedule: { next: string; keep: number } | null, timeZone: string): string {
  if (schedule === null)
    return 'Made by hand so far. Whoever runs the server can have one made every night: BACKUP_CRON.'
  const next = sayExactly(new Date(schedule.next), timeZone)
  return `The next one is made by itself ${next}; the last ${schedule.keep} of those are kept.`
}
