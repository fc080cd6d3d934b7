import { Alert, Button, Table } from '@mantine/core'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { type Backup, backupEndpoints } from '../../../domain/api/backups.ts'
import { describeSize } from '../../../domain/text/file-size.ts'
import { useApi } from '../app/admin-context.ts'
import { useShop } from '../app/shop-settings.tsx'
import { useData } from '../app/use-data.ts'
import { ActionsMenu } from '../ui/actions-menu.tsx'
import { formatExactTime } from '../ui/date-format.ts'
import { DeleteDialog } from '../ui/dialogs.tsx'
import { Icon } from '../ui/icon.tsx'
import { EmptyState, LoadState } from '../ui/load-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { PlainTable } from '../ui/plain-table.tsx'
import { When } from '../ui/timestamp.tsx'
import { attempt, showDone } from '../ui/toast.tsx'
import { BackupRestoreDialog } from './backup-restore-dialog.tsx'
import styles from './backups.module.css'

/** Polling interval while a backup is being created. */
const POLL_INTERVAL_MS = 2_000

export default function Backups() {
  const t = useTranslations('backups.backups')
  const api = useApi()
  const locale = useLocale()
  const { timeZone } = useShop()
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
            : t('schedule', {
                next: formatExactTime(new Date(schedule.next), timeZone, locale),
                keep: schedule.keep,
              })
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
        <Alert role="alert" icon={<Icon name="alert" />} className={styles.failure}>
          {t('failed', {
            date: formatExactTime(new Date(data.failure.at), timeZone, locale),
            message: data.failure.message,
          })}
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
          text={t('deleteText', {
            date: formatExactTime(new Date(pendingDelete.madeAt), timeZone, locale),
          })}
          onClose={() => setPendingDelete(null)}
          onDelete={async () => {
            await api.call(backupEndpoints.remove, { backup: pendingDelete.name })
            setPendingDelete(null)
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
  const locale = useLocale()
  const { timeZone } = useShop()
  return (
    <Table.Tr>
      <Table.Td>
        <b>
          <When at={backup.madeAt} />
        </b>
      </Table.Td>
      <Table.Td className={styles.soft}>{t(`kinds.${backup.kind}`)}</Table.Td>
      <Table.Td className={styles.soft}>{describeSize(backup.bytes)}</Table.Td>
      <Table.Td>
        <ActionsMenu
          name={t('name', { date: formatExactTime(new Date(backup.madeAt), timeZone, locale) })}
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
