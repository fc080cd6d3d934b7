import { Button, Skeleton } from '@mantine/core'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import type { EnquiryResponse } from '../../../domain/api/enquiries.ts'
import { describeChoices, useReplyUrl } from '../enquiries/enquiry-texts.ts'
import { useEnquiries } from '../enquiries/use-enquiries.ts'
import { formatTimeSpan } from '../ui/date-format.ts'
import { Icon } from '../ui/icon.tsx'
import { When } from '../ui/timestamp.tsx'
import boxes from './dashboard.module.css'
import { Box } from './dashboard-box.tsx'
import styles from './waiting-enquiries.module.css'

/** Enquiries without a reply, the oldest first, and how to answer that one. */
export function WaitingBox() {
  const t = useTranslations('insights.waitingEnquiries')
  const locale = useLocale()
  const { data, error, setStatus } = useEnquiries({
    status: 'pending',
    q: '',
    sort: 'oldest',
    page: 1,
    size: 5,
  })
  const title = useRef<HTMLSpanElement>(null)
  if (error !== null) return null
  if (data === undefined) return <Skeleton height={96} />
  // A changed enquiry stays in the list until it is reloaded.
  const waiting = data.orders.filter(({ status }) => status === 'pending')
  const [oldest, ...others] = waiting
  const total = data.total - (data.orders.length - waiting.length)
  return (
    <Box
      id="waiting"
      className={boxes.title}
      title={
        <span ref={title} tabIndex={-1} className={styles.titleWords}>
          {oldest === undefined
            ? t('nobody')
            : t('queue', { total, since: formatTimeSpan(oldest.createdAt, Date.now(), locale) })}
        </span>
      }
      aside={
        <Link to="/admin/orders" className={boxes.all}>
          {t('all')}
        </Link>
      }
      low
    >
      {oldest !== undefined && (
        <Oldest
          key={oldest._id}
          enquiry={oldest}
          onAnswered={() => {
            // The buttons of this enquiry go with it.
            title.current?.focus()
            void setStatus(oldest, 'answered')
          }}
        />
      )}
      {others.length > 0 && (
        <ul className={`divided ${styles.others}`} aria-label={t('others')}>
          {others.map((enquiry) => (
            <li key={enquiry._id}>
              <Facts enquiry={enquiry} />
            </li>
          ))}
        </ul>
      )}
    </Box>
  )
}

interface OldestProps {
  enquiry: EnquiryResponse
  onAnswered: () => void
}

/** The chat opens in another tab; afterwards the enquiry is marked here. */
function Oldest({ enquiry, onAnswered }: OldestProps) {
  const t = useTranslations('insights.waitingEnquiries')
  const replyUrl = useReplyUrl(enquiry)
  const [isChatOpened, setChatOpened] = useState(false)
  return (
    <div className={styles.oldest}>
      <Facts enquiry={enquiry} />
      <div className={`cluster ${styles.actions}`}>
        <Button
          component="a"
          href={replyUrl}
          target="_blank"
          rel="noopener noreferrer"
          variant={isChatOpened ? 'default' : 'filled'}
          aria-label={t('answerOnWhatsApp', { reference: enquiry.reference })}
          leftSection={<Icon name="chat" size={16} />}
          onClick={() => setChatOpened(true)}
        >
          {t('answer')}
        </Button>
        <Button
          variant={isChatOpened ? 'filled' : 'default'}
          leftSection={<Icon name="check" size={16} />}
          onClick={onAnswered}
        >
          {t('markAnswered')}
        </Button>
      </div>
    </div>
  )
}

function Facts({ enquiry }: { enquiry: EnquiryResponse }) {
  const t = useTranslations('insights.waitingEnquiries')
  const labels = useTranslations('enquiries.enquiryLabels')
  const { reference, products, source, createdAt } = enquiry
  const [first, ...more] = products
  const name = first?.name || t('unnamed')
  return (
    <p className={styles.facts}>
      <Link to={`/admin/orders?q=${encodeURIComponent(reference)}`}>{reference}</Link>
      <span>
        {first === undefined && t('noProduct')}
        {first !== undefined &&
          (more.length === 0 ? name : t('nameAndMore', { name, count: more.length }))}
      </span>
      {first !== undefined && first.choices.length > 0 && <span>{describeChoices(first)}</span>}
      <small className="fine-print">
        {labels(`sources.${source}`)} · <When at={createdAt} />
        {enquiry.isExample && ` · ${t('example')}`}
      </small>
    </p>
  )
}
