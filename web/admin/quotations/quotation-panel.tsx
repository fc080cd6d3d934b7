import { Button } from '@mantine/core'
import { Link, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import type { QuotationResponse } from '../../../domain/api/quotations.ts'
import { quotationScreens } from '../content/screens/quotation-screens.ts'
import type { RecordForm } from '../forms/use-record-form.ts'
import { ActionsMenu } from '../ui/actions-menu.tsx'
import { Icon } from '../ui/icon.tsx'
import { When } from '../ui/timestamp.tsx'
import { QuotationState, stateOf, useQuotationLabels } from './quotation-labels.tsx'
import styles from './quotations.module.css'
import { useQuotationActions } from './use-quotation-actions.tsx'

interface QuotationPanelProps {
  quotation: QuotationResponse
  form: RecordForm
}

/** State of a quotation above its form, and what can be done with it. */
export function QuotationPanel({ quotation, form }: QuotationPanelProps) {
  const t = useTranslations('quotations.panel')
  const navigate = useNavigate()
  const { nameOf } = useQuotationLabels()
  const { status, edition, seen, sentAt, advanceReceivedAt, url, isChanged } = quotation
  const { actions, dialog, confirm } = useQuotationActions(quotation, {
    isForm: true,
    // What is typed about the person but not saved goes, too.
    onErase: form.discard,
    onDeleted: () => navigate(quotationScreens.address),
  })
  return (
    <section className={styles.panel} aria-label={t('label')}>
      <p className={styles.facts}>
        <QuotationState state={stateOf(quotation)} />
        {edition > 1 && <span>{t('edition', { edition })}</span>}
        {sentAt === null ? (
          <span>{t('notSent')}</span>
        ) : (
          <span>{t.rich('sent', { when: () => <When at={sentAt} inside /> })}</span>
        )}
        {sentAt !== null && (
          <span>
            {seen.lastAt === null
              ? t('unseen')
              : t.rich('seen', {
                  count: seen.count,
                  when: () => <When at={seen.lastAt ?? ''} inside />,
                })}
          </span>
        )}
        {advanceReceivedAt !== null && (
          <span>{t.rich('advance', { when: () => <When at={advanceReceivedAt} inside /> })}</span>
        )}
        <EnquiryLink quotation={quotation} />
      </p>
      {status === 'accepted' && (
        <Button
          variant="filled"
          leftSection={<Icon name="check" size={16} />}
          onClick={() => void confirm()}
        >
          {t('confirm')}
        </Button>
      )}
      {/* Opens from the back office are not counted. */}
      {url !== '' && (
        <Button
          component="a"
          href={url}
          target="_blank"
          rel="noopener"
          leftSection={<Icon name="eye" size={16} />}
        >
          {t('view')}
        </Button>
      )}
      <ActionsMenu name={nameOf(quotation)} actions={actions} />
      {edition > 0 && (isChanged || form.dirty) && (
        <p className={styles.changed}>{t('changed', { edition: edition + 1 })}</p>
      )}
      {dialog}
    </section>
  )
}

function EnquiryLink({ quotation: { order } }: { quotation: QuotationResponse }) {
  const t = useTranslations('quotations.panel')
  if (order === '') return null
  return <Link to={`/admin/orders?q=${encodeURIComponent(order)}`}>{t('enquiry')}</Link>
}
