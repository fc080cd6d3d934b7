import { useLocale, useTranslations } from 'use-intl'
import { type Backup, type BackupChange, backupEndpoints } from '../../../domain/api/backups.ts'
import { useResourceLabel } from '../activity/change.tsx'
import { useApi } from '../app/admin-context.ts'
import { useShop } from '../app/shop-settings.tsx'
import { useData } from '../app/use-data.ts'
import { formatExactTime } from '../ui/date-format.ts'
import { ConfirmDialog } from '../ui/dialogs.tsx'
import { Failure, SkeletonRows } from '../ui/load-state.tsx'
import { showDone } from '../ui/toast.tsx'
import styles from './backups.module.css'

interface BackupRestoreDialogProps {
  backup: Backup
  onClose: () => void
}

/** Preview of the changes that restoring a backup would make, and its button. */
export function BackupRestoreDialog({ backup, onClose }: BackupRestoreDialogProps) {
  const t = useTranslations('backups.backupRestoreDialog')
  const api = useApi()
  const locale = useLocale()
  const { timeZone } = useShop()
  const params = { backup: backup.name }
  const preview = useData(backupEndpoints.changes, params)
  const changes = preview.data?.changes

  const bringBack = async () => {
    const { message } = await api.call(backupEndpoints.bringBack, params)
    showDone(message)
    onClose()
  }
  return (
    <ConfirmDialog
      title={t('title')}
      confirm={t('restore')}
      isReady={changes !== undefined && changes.length > 0}
      onConfirm={bringBack}
      onClose={onClose}
    >
      <p>
        {t('explanation', { date: formatExactTime(new Date(backup.madeAt), timeZone, locale) })}
      </p>
      {preview.error !== null && (
        <Failure message={preview.error.message} onRetry={preview.refetch} />
      )}
      {changes === undefined && preview.error === null && <SkeletonRows count={2} />}
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
