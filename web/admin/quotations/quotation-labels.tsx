import { useLocale, useTranslations } from 'use-intl'
import type { QuotationListState, QuotationResponse } from '../../../domain/api/quotations.ts'
import { formatDate } from '../ui/date-format.ts'

/** Quotations and their facts in words. */
export function useQuotationLabels() {
  const t = useTranslations('quotations.labels')
  const locale = useLocale()
  return {
    /** Number of a quotation; drafts have none. */
    nameOf: ({ number }: Pick<QuotationResponse, 'number'>): string => number || t('draft'),

    /** Name or phone of the customer; without both, what the quotation is about. */
    customerOf({ customer, lines }: Pick<QuotationResponse, 'customer' | 'lines'>): string {
      return customer.name || customer.phone || lines[0]?.title || t('nobody')
    },

    /** Day of a date such as `2026-11-21`; it has no time zone. */
    dayOf: (date: string): string => (date === '' ? '' : formatDate(date, 'UTC', locale)),
  }
}

/** State of a quotation in the list: one that was sent and opened is seen. */
export function stateOf({ status, seen }: Pick<QuotationResponse, 'status' | 'seen'>) {
  return status === 'sent' && seen.count > 0 ? 'seen' : status
}

/** State of a quotation as a coloured word. */
export function QuotationState({ state }: { state: QuotationListState }) {
  const t = useTranslations('quotations.states')
  return (
    <span className="pill dotted" data-state={state}>
      {t(state)}
    </span>
  )
}
