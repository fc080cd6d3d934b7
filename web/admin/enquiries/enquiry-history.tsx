import { useTranslations } from 'use-intl'
import { type EnquiryResponse, enquiryEndpoints } from '../../../domain/api/enquiries.ts'
import { useData } from '../app/use-data.ts'
import styles from '../content/history-drawer.module.css'
import { Drawer } from '../ui/dialogs.tsx'
import { LoadState } from '../ui/load-state.tsx'
import { When } from '../ui/timestamp.tsx'
import { originOf } from './enquiry-texts.ts'

interface EnquiryHistoryProps {
  enquiry: EnquiryResponse
  onClose: () => void
}

/** History and origin of an enquiry. */
export function EnquiryHistory({ enquiry, onClose }: EnquiryHistoryProps) {
  const t = useTranslations('enquiries.enquiryHistory')
  const labels = useTranslations('enquiries.enquiryLabels')
  const { _id: id, reference, page, source } = enquiry
  const query = useData(enquiryEndpoints.history, { id })
  const { data } = query
  const origin = [labels(`sources.${source}`), page, originOf(enquiry, labels)]
    .filter(Boolean)
    .join(' · ')
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={440}
      title={t('title', { reference })}
      classNames={{ content: styles.drawer, title: styles.title }}
    >
      <p className="soft">{origin}</p>
      <LoadState of={query} rows={3} />
      <ol className={`divided ${styles.versions}`}>
        {data?.revisions.map(({ version, at, by, status, note }) => (
          <li key={version}>
            <b>{labels(`statuses.${status}`)}</b>
            <span className="fine-print">
              {version === 1 ? t('opened') : (by?.name ?? t('system'))} <When at={at} inside />
            </span>
            {note}
          </li>
        ))}
      </ol>
    </Drawer>
  )
}
