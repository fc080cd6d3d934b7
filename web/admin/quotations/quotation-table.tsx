import { Table } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { QuotationResponse } from '../../../domain/api/quotations.ts'
import { writeAmount } from '../../../domain/money/price.ts'
import { quotationScreens } from '../content/screens/quotation-screens.ts'
import { recordAddress } from '../content/screens/screens.ts'
import { ActionsMenu } from '../ui/actions-menu.tsx'
import { PlainTable } from '../ui/plain-table.tsx'
import { When } from '../ui/timestamp.tsx'
import { QuotationState, stateOf, useQuotationLabels } from './quotation-labels.tsx'
import styles from './quotations.module.css'
import { useQuotationActions } from './use-quotation-actions.tsx'

/** Quotations, a line each. */
export function QuotationTable({ quotations }: { quotations: QuotationResponse[] }) {
  const t = useTranslations('quotations.table')
  return (
    <PlainTable
      heads={[t('quotation'), t('state'), t('sum'), t('age'), t('seen')]}
      actions={t('actions')}
      className={styles.table}
    >
      {quotations.map((quotation) => (
        <Row key={quotation._id} quotation={quotation} />
      ))}
    </PlainTable>
  )
}

function Row({ quotation }: { quotation: QuotationResponse }) {
  const t = useTranslations('quotations.table')
  const { nameOf, customerOf, dayOf } = useQuotationLabels()
  const { actions, dialog } = useQuotationActions(quotation)
  const { shown, seen, sentAt, createdAt, status, isChanged } = quotation
  const { total, currency, validUntil } = shown
  const name = nameOf(quotation)
  const isOpen = status === 'sent' && validUntil !== ''
  return (
    <Table.Tr>
      <Table.Td className={styles.nameCell}>
        <Link to={recordAddress(quotationScreens, quotation._id)} className={styles.name}>
          {name}
        </Link>
        <span className="soft clamped">{customerOf(quotation)}</span>
      </Table.Td>
      <Table.Td className={styles.stateCell}>
        <QuotationState state={stateOf(quotation)} />
        {isChanged && status !== 'draft' && <small className="subline">{t('changed')}</small>}
      </Table.Td>
      <Table.Td className={`no-wrap ${styles.sumCell}`}>{writeAmount(total, currency)}</Table.Td>
      <Table.Td className={`soft no-wrap ${styles.ageCell}`}>
        <When at={sentAt ?? createdAt} />
        {isOpen && <small className="subline">{t('until', { date: dayOf(validUntil) })}</small>}
      </Table.Td>
      <Table.Td className={`soft no-wrap ${styles.seenCell}`}>
        {sentAt === null ? '–' : t('opened', { count: seen.count })}
      </Table.Td>
      <Table.Td className={styles.actionsCell}>
        <ActionsMenu name={name} actions={actions} />
        {dialog}
      </Table.Td>
    </Table.Tr>
  )
}
