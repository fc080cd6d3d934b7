import { Alert, Button, Table } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Backup, type BackupChange, backupEndpoints } from '../../../domain/api/backups.ts'
import { describeSize } from '../../../domain/text/file-size.ts'
import { useApi } from '../app/admin-context.ts'
import { useData } from '../app/use-data.ts'
import { ActionsMenu } from '../ui/actions-menu.tsx'
import { ConfirmDialog, DeleteDialog } from '../ui/dialogs.tsx'
import { Icon } from '../ui/icon.tsx'
import { EmptyState, LoadState } from '../ui/load-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { PlainTable } from '../ui/plain-table.tsx'
import { useTimes, When } from '../ui/timestamp.tsx'
import { attempt, showDone } from '../ui/toast.tsx'
import styles from './backups.module.css'
import { useResourceLabel } from './change.tsx'

/** Polling interval while a backup is being created. */
const POLL_INTERVAL_MS = 2_000

export default function Backups() {
  const t = useTranslations('backups.backups')
  const api = useApi()
  const { formatExact } = useTimes()
  const query = useData(
    backupEndpoints.list,
    {},
    {},
    {
      refetchInterval: ({ state }) => state.data?.running === true && POLL_INTERVAL_MS,
    },
  )
  const { data } = query
  const [pendingDelete, setPendingDelete] = useState<Backup | null>(null)
  const [restoring, setRestoring] = useState<Backup | null>(null)
  const isRunning = data?.running ?? false
  const schedule = data?.schedule ?? null

  const make = () => attempt(() => api.call(backupEndpoints.make, {}))
  const download = ({ name }: Backup) =>
    attempt(async () => {
      const { url } = await api.call(backupEndpoints.link, { backup: name })
      window.location.assign(url)
    })

  return (
    <>
      <PageHeader
        title={t('title')}
        count={data?.backups.length}
        lead={
          schedule === null
            ? t('noSchedule')
            : t('schedule', { next: formatExact(schedule.next), keep: schedule.keep })
        }
      >
        <Button
          variant="filled"
          leftSection={<Icon name="archive" size={16} />}
          loading={isRunning}
          onClick={make}
        >
          {t('make')}
        </Button>
      </PageHeader>
      <LoadState of={query} rows={3} />
      {data?.failure && (
        <Alert role="alert" icon={<Icon name="alert" />} mb="md">
          {t('failed', {
            date: formatExact(data.failure.at),
            message: data.failure.message,
          })}
        </Alert>
      )}
      {data?.incompleteAt && (
        <Alert role="alert" icon={<Icon name="alert" />} mb="md">
          {t('incomplete', { date: formatExact(data.incompleteAt) })}
        </Alert>
      )}
      {data?.backups.length === 0 && (
        <EmptyState
          icon="archive"
          title={isRunning ? t('makingFirst') : t('none')}
          text={t('noneHint')}
        />
      )}
      {data !== undefined && data.backups.length > 0 && (
        <PlainTable heads={[t('created'), t('type'), t('size')]} actions={t('actions')} isFramed>
          {data.backups.map((backup) => (
            <BackupRow
              key={backup.name}
              backup={backup}
              onDownload={() => download(backup)}
              onRestore={() => setRestoring(backup)}
              onRemove={() => setPendingDelete(backup)}
            />
          ))}
        </PlainTable>
      )}
      {restoring !== null && (
        <BackupRestoreDialog backup={restoring} onClose={() => setRestoring(null)} />
      )}
      {pendingDelete !== null && (
        <DeleteDialog
          title={t('deleteTitle')}
          text={t('deleteText', { date: formatExact(pendingDelete.madeAt) })}
          onClose={() => setPendingDelete(null)}
          onDelete={async () => {
            await api.call(backupEndpoints.remove, { backup: pendingDelete.name })
            showDone(t('deleted'))
          }}
        />
      )}
    </>
  )
}

interface BackupRowProps {
  backup: Backup
  onDownload: () => void
  onRestore: () => void
  onRemove: () => void
}

function BackupRow({ backup, onDownload, onRestore, onRemove }: BackupRowProps) {
  const t = useTranslations('backups.backupRow')
  const { formatExact } = useTimes()
  return (
    <Table.Tr>
      <Table.Td>
        <b>
          <When at={backup.madeAt} />
        </b>
      </Table.Td>
      <Table.Td c="dimmed">{t(`kinds.${backup.kind}`)}</Table.Td>
      <Table.Td c="dimmed">{describeSize(backup.bytes)}</Table.Td>
      <Table.Td>
        <ActionsMenu
          name={t('name', { date: formatExact(backup.madeAt) })}
          actions={[
            { label: t('download'), icon: 'download', onClick: onDownload },
            { label: t('restore'), icon: 'undo', onClick: onRestore },
            { label: t('delete'), icon: 'trash', danger: true, onClick: onRemove },
          ]}
        />
      </Table.Td>
    </Table.Tr>
  )
}

interface BackupRestoreDialogProps {
  backup: Backup
  onClose: () => void
}

/** Preview of the changes that restoring a backup would make, and its button. */
function BackupRestoreDialog({ backup, onClose }: BackupRestoreDialogProps) {
  const t = useTranslations('backups.backupRestoreDialog')
  const api = useApi()
  const { formatExact } = useTimes()
  const params = { backup: backup.name }
  const preview = useData(backupEndpoints.changes, params)
  const changes = preview.data?.changes

  const bringBack = async () => {
    const { message } = await api.call(backupEndpoints.bringBack, params)
    showDone(message)
  }
  return (
    <ConfirmDialog
      title={t('title')}
      confirm={t('restore')}
      isReady={changes !== undefined && changes.length > 0}
      onConfirm={bringBack}
      onClose={onClose}
    >
      <p>{t('explanation', { date: formatExact(backup.madeAt) })}</p>
      <LoadState of={preview} rows={2} />
      {changes !== undefined && <Changes changes={changes} />}
    </ConfirmDialog>
  )
}

function Changes({ changes }: { changes: BackupChange[] }) {
  const t = useTranslations('backups.backupRestoreDialog')
  const labelOf = useResourceLabel()
  if (changes.length === 0) return <p>{t('noChanges')}</p>
  return (
    <ul className={styles.list}>
      {changes.map((change) => (
        <li key={change.resource}>
          <b>{labelOf(change.resource, true)}</b>
          <span>{describeChange(change, t)}</span>
          {change.names.length > 0 && <small>{namesOf(change, t)}</small>}
        </li>
      ))}
    </ul>
  )
}

type Translate = ReturnType<typeof useTranslations<'backups.backupRestoreDialog'>>

function describeChange(change: BackupChange, t: Translate): string {
  const { create, update, remove, arrange: isReordered } = change
  return [
    create > 0 && t('created', { count: create }),
    update > 0 && t('updated', { count: update }),
    remove > 0 && t('removed', { count: remove }),
    isReordered && t('reordered'),
  ]
    .filter((part) => part !== false)
    .join(', ')
}

function namesOf({ create, update, remove, names }: BackupChange, t: Translate): string {
  const more = create + update + remove - names.length
  const listed = names.join(', ')
  return more > 0 ? t('namesAndMore', { names: listed, count: more }) : listed
}
