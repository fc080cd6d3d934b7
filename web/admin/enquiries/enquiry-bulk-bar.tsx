import { ActionIcon } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { EnquiryResponse } from '../../../domain/api/enquiries.ts'
import type { EnquiryStatus } from '../../../domain/enquiry/enquiry.ts'
import styles from '../catalogue/bulk-bar.module.css'
import { Icon, type IconName } from '../ui/icon.tsx'

interface EnquiryBulkBarProps {
  chosen: EnquiryResponse[]
  /** Resolves to false if the change failed. */
  onStatus: (status: EnquiryStatus) => Promise<boolean>
  onClear: () => void
}

const outcomes: [EnquiryStatus, IconName][] = [
  ['answered', 'chat'],
  ['confirmed', 'check'],
  ['cancelled', 'close'],
]

/** Toolbar of bulk actions on the selected enquiries. */
export function EnquiryBulkBar({ chosen, onStatus, onClear }: EnquiryBulkBarProps) {
  const t = useTranslations('enquiries')
  if (chosen.length === 0) return null
  const count = chosen.length
  return (
    <div className={styles.root} role="toolbar" aria-label={t('enquiryBulkBar.label', { count })}>
      <b>{t('enquiryBulkBar.selected', { count })}</b>
      <span className={styles.line} />
      <div className={styles.actions}>
        {outcomes.map(([status, icon]) => (
          <button
            key={status}
            type="button"
            onClick={async () => {
              if (await onStatus(status)) onClear()
            }}
          >
            <Icon name={icon} size={16} />
            {t(`enquiryLabels.statuses.${status}`)}
          </button>
        ))}
      </div>
      <ActionIcon className={styles.close} aria-label={t('enquiryBulkBar.clear')} onClick={onClear}>
        <Icon name="close" size={16} />
      </ActionIcon>
    </div>
  )
}
