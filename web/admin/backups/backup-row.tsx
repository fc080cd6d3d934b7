import { Table } from '@mantine/core'
import type { Backup, BackupKind } from '../../../domain/api/backups.ts'
import { describeSize } from '../../../domain/text/file-size.ts'
import { useShop } from '../app/shop-settings.tsx'
import { ActionsMenu } from '../ui/actions-menu.tsx'
import { formatExactTime } from '../ui/date-format.ts'
import { When } from '../ui/timestamp.tsx'
import styles from './backup-row.module.css'

const kindWords: Record<BackupKind, string> = {
  'by-hand': 'Manual',
  scheduled: 'Scheduled',
  'before-update': 'Before an update',
}

interface BackupRowProps {
  backup: Backup
  onDownload: () => void
  onRestore: () => void
  onRemove: () => void
}

export function BackupRow({ backup, onDownload, onRestore, onRemove }: BackupRowProps) {
  const { timeZone } = useShop()
  return (
    <Table.Tr>
      <Table.Td>
        <b>
          <When at={backup.madeAt} />
        </b>
      </Table.Td>
      <Table.Td className={styles.soft}>{kindWords[backup.kind]}</Table.Td>
      <Table.Td className={styles.soft}>{describeSize(backup.bytes)}</Table.Td>
      <Table.Td>
        <ActionsMenu
          name={`the backup of ${formatExactTime(new Date(backup.madeAt), timeZone)}`}
          actions={[
            { label: 'Download', icon: 'download', onClick: onDownload },
            { label: 'Restore…', icon: 'undo', onClick: onRestore },
            { label: 'Delete', icon: 'trash', danger: true, onClick: onRemove },
          ]}
        />
      </Table.Td>
    </Table.Tr>
  )
}
