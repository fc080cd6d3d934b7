import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import type { EnquiryResponse } from '../../../domain/api/enquiries.ts'
import { quotationEndpoints } from '../../../domain/api/quotations.ts'
import { useApi } from '../app/admin-context.ts'
import { quotationScreens } from '../content/screens/quotation-screens.ts'
import { recordAddress } from '../content/screens/screens.ts'
import { QuotationState, useQuotationLabels } from '../quotations/quotation-labels.tsx'
import { Icon } from '../ui/icon.tsx'
import { attempt } from '../ui/toast.tsx'
import styles from './enquiry-table.module.css'

type EnquiryProps = Pick<EnquiryResponse, '_id' | 'reference'>

/** Makes a quotation with the enquiry's products, and opens it. */
export function QuotationButton({ _id: id, reference }: EnquiryProps) {
  const t = useTranslations('quotations.enquiry')
  const api = useApi()
  const navigate = useNavigate()
  const [working, setWorking] = useState(false)
  const make = async () => {
    setWorking(true)
    await attempt(async () => {
      const { quotationData } = await api.call(quotationEndpoints.createFromEnquiry, { id })
      navigate(recordAddress(quotationScreens, quotationData._id))
    })
    setWorking(false)
  }
  return (
    <Button
      className={styles.makeQuotation}
      size="compact-sm"
      aria-label={t('makeFor', { reference })}
      title={t('makeFor', { reference })}
      loading={working}
      onClick={() => void make()}
    >
      <Icon name="file" size={16} />
      <span className={styles.makeWord}>{t('make')}</span>
    </Button>
  )
}

/** Quotations of an enquiry with their states, oldest first; nothing without one. */
export function EnquiryQuotations({
  enquiry: { reference, quotations },
}: {
  enquiry: Pick<EnquiryResponse, 'reference' | 'quotations'>
}) {
  const t = useTranslations('quotations.enquiry')
  const { nameOf } = useQuotationLabels()
  if (quotations.length === 0) return null
  return (
    <ul className={styles.quotations} aria-label={t('list', { reference })}>
      {quotations.map((quotation) => (
        <li key={quotation._id}>
          <Link to={recordAddress(quotationScreens, quotation._id)} className={styles.quotation}>
            {nameOf(quotation)}
          </Link>{' '}
          {quotation.status !== 'draft' && <QuotationState state={quotation.status} />}
        </li>
      ))}
    </ul>
  )
}
