import { Table } from '@mantine/core'
import { useLocale, useTranslations } from 'use-intl'
import type { Backup } from '../../../domain/api/backups.ts'
import { describeSize } from '../../../domain/text/file-size.ts'
import { useShop } from '../app/shop-settings.tsx'
import { ActionsMenu } from '../ui/actions-menu.tsx'
import { formatExactTime } from '../ui/date-format.ts'
import { When } from '../ui/timestamp.tsx'
import styles from './backups.module.css'

interface BackupRowProps {
  backup: Backup
  onDownload: () => void
  onRestore: () => void
  onRemove: () => void
}

export function BackupRow({ backup, onDownload, onRestore, onRemove }: BackupRowProps) {
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
