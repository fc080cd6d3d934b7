import { Button, Skeleton } from '@mantine/core'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import type { EnquiryResponse } from '../../../domain/api/enquiries.ts'
import { describeChoices, getReplyUrl, sourceLabels } from '../enquiries/enquiry-labels.ts'
import { useEnquiries } from '../enquiries/use-enquiries.ts'
import { formatTimeSpan } from '../ui/date-format.ts'
import { Icon } from '../ui/icon.tsx'
import { When } from '../ui/timestamp.tsx'
import { Box } from './dashboard-box.tsx'
import styles from './waiting-enquiries.module.css'

/** Enquiries without a reply, the oldest first, and how to answer that one. */
export function WaitingBox() {
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
      className={styles.title}
      title={
        <span ref={title} tabIndex={-1}>
          {oldest === undefined ? 'Nobody is waiting for a reply.' : describeQueue(total, oldest)}
        </span>
      }
      aside={
        <Link to="/admin/orders" className={styles.all}>
          All enquiries
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
        <ul className={styles.others} aria-label="Next in line">
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

function describeQueue(total: number, { createdAt }: EnquiryResponse): string {
  const since = formatTimeSpan(createdAt, Date.now())
  return total === 1
    ? `1 person waits, since ${since}`
    : `${total} people wait, the oldest since ${since}`
}

interface OldestProps {
  enquiry: EnquiryResponse
  onAnswered: () => void
}

/** The chat opens in another tab; afterwards the enquiry is marked here. */
function Oldest({ enquiry, onAnswered }: OldestProps) {
  const [isChatOpened, setChatOpened] = useState(false)
  return (
    <div className={styles.oldest}>
      <Facts enquiry={enquiry} />
      <div className={styles.actions}>
        <Button
          component="a"
          href={getReplyUrl(enquiry)}
          target="_blank"
          rel="noopener noreferrer"
          variant={isChatOpened ? 'default' : 'filled'}
          aria-label={`Answer ${enquiry.reference} on WhatsApp`}
          leftSection={<Icon name="chat" size={16} />}
          onClick={() => setChatOpened(true)}
        >
          Answer
        </Button>
        <Button
          variant={isChatOpened ? 'filled' : 'default'}
          leftSection={<Icon name="check" size={16} />}
          onClick={onAnswered}
        >
          Mark as answered
        </Button>
      </div>
    </div>
  )
}

function Facts({ enquiry }: { enquiry: EnquiryResponse }) {
  const { reference, products, source, createdAt } = enquiry
  const [first, ...more] = products
  return (
    <p className={styles.facts}>
      <Link to={`/admin/orders?q=${encodeURIComponent(reference)}`}>{reference}</Link>
      <span>
        {first === undefined ? 'No product' : first.name || 'Product without a name'}
        {more.length > 0 && ` + ${more.length} more`}
      </span>
      {first !== undefined && first.choices.length > 0 && <span>{describeChoices(first)}</span>}
      <small>
        {sourceLabels[source]} · <When at={createdAt} />
        {enquiry.isExample && ' · Example'}
      </small>
    </p>
  )
}
