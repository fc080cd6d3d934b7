import { Alert, Button } from '@mantine/core'
import { useState } from 'react'
import { type Backup, type BackupChange, backupEndpoints } from '../../../domain/api/backups.ts'
import { resourceOf } from '../../../domain/content/content-type.ts'
import { contentTypes } from '../../../domain/content/content-types.ts'
import { useApi } from '../app/admin-context.ts'
import type { ApiError } from '../app/api-client.ts'
import { useCounts } from '../app/counts.ts'
import { useShop } from '../app/shop-settings.tsx'
import { readError, useData } from '../app/use-data.ts'
import { formatExactTime } from '../ui/date-format.ts'
import dialog from '../ui/dialogs/dialog.module.css'
import { DialogFooter } from '../ui/dialogs/dialog-footer.tsx'
import { Modal } from '../ui/dialogs/modal.tsx'
import { Icon } from '../ui/icon.tsx'
import { Failure } from '../ui/load-error.tsx'
import { SkeletonRows } from '../ui/skeletons.tsx'
import { showDone } from '../ui/toast.tsx'
import styles from './backup-restore-dialog.module.css'

interface BackupRestoreDialogProps {
  backup: Backup
  onClose: () => void
}

/** Preview of the changes that restoring a backup would make, and its button. */
export function BackupRestoreDialog({ backup, onClose }: BackupRestoreDialogProps) {
  const api = useApi()
  const counts = useCounts()
  const { timeZone } = useShop()
  const params = { backup: backup.name }
  const preview = useData(backupEndpoints.changes, params)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [working, setWorking] = useState(false)
  const changes = preview.data?.changes

  const bringBack = async () => {
    setWorking(true)
    setFailure(null)
    try {
      const { message } = await api.call(backupEndpoints.bringBack, params)
      showDone(message)
      void counts.reload()
      onClose()
    } catch (thrown) {
      setFailure(readError(thrown))
    } finally {
      setWorking(false)
    }
  }
  return (
    <Modal opened onClose={onClose} title="Restore this backup?" withCloseButton={false}>
      <div className={dialog.body}>
        <p>
          Your site goes back to what it was on {formatExactTime(new Date(backup.madeAt), timeZone)}
          . Enquiries and administrators stay as they are. Changes are listed in the history;
          deleted items go to the Trash.
        </p>
        {preview.error !== null && (
          <Failure message={preview.error.message} onRetry={preview.reload} />
        )}
        {changes === undefined && preview.error === null && <SkeletonRows count={2} />}
        {changes !== undefined && <Changes changes={changes} />}
        {failure !== null && (
          <Alert role="alert" icon={<Icon name="alert" />}>
            {failure.message}
          </Alert>
        )}
      </div>
      <DialogFooter>
        <Button onClick={onClose} data-autofocus>
          Cancel
        </Button>
        <Button
          variant="filled"
          disabled={changes === undefined || changes.length === 0}
          loading={working}
          onClick={bringBack}
        >
          Restore
        </Button>
      </DialogFooter>
    </Modal>
  )
}

function Changes({ changes }: { changes: BackupChange[] }) {
  if (changes.length === 0)
    return <p>Nothing to restore: everything is the same as in this backup.</p>
  return (
    <ul className={styles.list}>
      {changes.map((change) => (
        <li key={change.resource}>
          <b>{labelOf(change.resource)}</b>
          <span>{describeChange(change)}</span>
          {change.names.length > 0 && <small>{namesOf(change)}</small>}
        </li>
      ))}
    </ul>
  )
}

function labelOf(resource: string): string {
  return contentTypes.find((type) => resourceOf(type) === resource)?.labels.many ?? resource
}

function describeChange({ create, update, remove, arrange }: BackupChange): string {
  return [
    create > 0 && `${create} restored`,
    update > 0 && `${update} changed`,
    remove > 0 && `${remove} moved to the Trash`,
    arrange && 'reordered',
  ]
    .filter((part) => part !== false)
    .join(', ')
}

function namesOf({ create, update, remove, names }: BackupChange): string {
  const more = create + update + remove - names.length
  return more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ')
}
