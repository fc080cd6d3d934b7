import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { type QuotationResponse, quotationEndpoints } from '../../../domain/api/quotations.ts'
import { writeAmount } from '../../../domain/money/price.ts'
import { useData } from '../app/use-data.ts'
import { quotationScreens } from '../content/screens/quotation-screens.ts'
import { recordAddress } from '../content/screens/screens.ts'
import { useQuotationLabels } from '../quotations/quotation-labels.tsx'
import { useQuotationActions } from '../quotations/use-quotation-actions.tsx'
import { Icon } from '../ui/icon.tsx'
import dashboard from './dashboard.module.css'
import { Box } from './dashboard-box.tsx'
import styles from './quotations-today.module.css'

/** A customer who has pressed “I take it” is in the chat: the owner learns of it at once. */
const POLL_INTERVAL_MS = 5_000

const parts = ['accepted', 'expiring', 'waiting'] as const
type Part = (typeof parts)[number]

/** Quotations that need the owner today; nothing without one. */
export function QuotationsToday() {
  const t = useTranslations('insights.quotationsToday')
  const { data } = useData(quotationEndpoints.today, {}, {}, { refetchInterval: POLL_INTERVAL_MS })
  if (data === undefined) return null
  if (parts.every((part) => data.totals[part] === 0)) return null
  return (
    <div className={dashboard.queue}>
      <Box
        id="quotations"
        title={t('title')}
        aside={
          <Link to={quotationScreens.address} className={dashboard.all}>
            {t('all')}
          </Link>
        }
        low
      >
        <div className={styles.parts}>
          {parts.map(
            (part) =>
              data[part].length > 0 && (
                <section key={part} aria-labelledby={`quotations-${part}`} data-part={part}>
                  <h3 id={`quotations-${part}`} className={styles.heading}>
                    {t(part, { count: data.totals[part] })}
                  </h3>
                  <ul className={`divided ${dashboard.list}`}>
                    {data[part].map((quotation) => (
                      <Entry key={quotation._id} quotation={quotation} part={part} />
                    ))}
                  </ul>
                </section>
              ),
          )}
        </div>
      </Box>
    </div>
  )
}

function Entry({ quotation, part }: { quotation: QuotationResponse; part: Part }) {
  const t = useTranslations('insights.quotationsToday')
  const { nameOf, customerOf, dayOf } = useQuotationLabels()
  const { confirm } = useQuotationActions(quotation)
  const { _id, shown, seen } = quotation
  const { total, currency, validUntil } = shown
  const name = nameOf(quotation)
  const facts = [
    writeAmount(total, currency),
    part !== 'accepted' && t('seen', { count: seen.count }),
    validUntil !== '' && part !== 'accepted' && t('until', { date: dayOf(validUntil) }),
  ]
  return (
    <li className={styles.entry}>
      <span className={styles.words}>
        <Link to={recordAddress(quotationScreens, _id)}>{name}</Link>{' '}
        <span className="clamped">{customerOf(quotation)}</span>
        <small className="fine-print">{facts.filter(Boolean).join(' · ')}</small>
      </span>
      {part === 'accepted' && (
        <Button
          size="compact-sm"
          variant="filled"
          aria-label={t('confirmOne', { name })}
          leftSection={<Icon name="check" size={16} />}
          onClick={() => void confirm()}
        >
          {t('confirm')}
        </Button>
      )}
    </li>
  )
}
