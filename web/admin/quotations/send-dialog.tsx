import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ResponseOf } from '../../../domain/api/endpoint.ts'
import { type QuotationResponse, quotationEndpoints } from '../../../domain/api/quotations.ts'
import { languageNames } from '../../../domain/languages/language.ts'
import { writeAmount } from '../../../domain/money/price.ts'
import { QrCode } from '../../ui/qr-code.tsx'
import { useApi } from '../app/admin-context.ts'
import { useShop } from '../app/shop-settings.tsx'
import { readError } from '../app/use-data.ts'
import { CopyField } from '../ui/copy-field.tsx'
import dialog from '../ui/dialogs.module.css'
import { DialogActions, Modal } from '../ui/dialogs.tsx'
import { Icon } from '../ui/icon.tsx'
import { FormFailure } from '../ui/load-state.tsx'
import { useQuotationLabels } from './quotation-labels.tsx'
import styles from './quotations.module.css'
import { useMessagePreview } from './use-message-preview.ts'

interface SendDialogProps {
  quotation: QuotationResponse
  /** Called when it was not sent: a colleague may have changed it. */
  onRefused: () => void
  onClose: () => void
}

type Sent = ResponseOf<typeof quotationEndpoints.send>

/**
 * Sends a quotation in two taps: the first freezes it, since only then has it a number and a link;
 * the second opens the chat, which browsers allow to a link that is pressed.
 */
export function SendDialog({ quotation, onRefused, onClose }: SendDialogProps) {
  const t = useTranslations('quotations.send')
  const api = useApi()
  const [sent, setSent] = useState<Sent | null>(null)
  const [working, setWorking] = useState(false)
  const [failure, setFailure] = useState('')
  const send = async () => {
    setWorking(true)
    setFailure('')
    try {
      const { _id: id, version } = quotation
      // What was shown is sent, and nothing that a colleague has written since.
      setSent(await api.call(quotationEndpoints.send, { id }, undefined, { version }))
    } catch (thrown) {
      const { message, errors } = readError(thrown)
      setFailure(Object.values(errors)[0] ?? message)
      onRefused()
    }
    setWorking(false)
  }
  const { number, url } = sent?.quotationData ?? quotation
  return (
    <Modal
      opened
      onClose={onClose}
      size={520}
      title={sent === null ? t('title') : t('ready', { number })}
    >
      <div className={dialog.body}>
        {sent === null ? (
          <Summary quotation={quotation} />
        ) : (
          <p className={dialog.bubble}>{textOf(sent.chatUrl)}</p>
        )}
        <FormFailure words={failure} />
        {url !== '' && <PassOn url={url} number={number} />}
      </div>
      <DialogActions
        submit={sent === null ? t('send') : undefined}
        loading={working}
        data-autofocus
        onSubmit={() => void send()}
        isDone={sent !== null}
        onClose={onClose}
      >
        {sent !== null && (
          <Button
            component="a"
            href={sent.chatUrl}
            target="_blank"
            rel="noopener"
            variant="filled"
            leftSection={<Icon name="chat" size={16} />}
          >
            {t('openChat')}
          </Button>
        )}
      </DialogActions>
    </Modal>
  )
}

/** Message and sums that the customer will get, before they are frozen. */
function Summary({ quotation }: { quotation: QuotationResponse }) {
  const t = useTranslations('quotations.send')
  const { languages } = useShop()
  const { dayOf } = useQuotationLabels()
  const { text, language } = useMessagePreview(quotation)
  const { customer, lines, total, currency, validUntil } = quotation
  const to = [customer.name, customer.phone].filter(Boolean).join(', ')
  const facts = [
    [t('to'), to || t('choose')],
    [t('total'), `${writeAmount(total, currency)} · ${t('lines', { count: lines.length })}`],
    [t('validUntil'), dayOf(validUntil) || t('noEnd')],
    ...(languages.length > 1 ? [[t('language'), languageNames[language]]] : []),
  ]
  return (
    <>
      <dl className={`sums ${styles.summary}`}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={dialog.bubble} lang={language}>
        {text}
      </p>
    </>
  )
}

/** Other ways to the page: its link, a code to show, and paper. */
function PassOn({ url, number }: { url: string; number: string }) {
  const t = useTranslations('quotations.send')
  return (
    <div className={styles.pass}>
      <CopyField label={t('link')} value={url} />
      <QrCode text={url} label={t('code', { number })} className={styles.code} />
      <div>
        <Button
          component="a"
          href={url}
          target="_blank"
          rel="noopener"
          leftSection={<Icon name="file" size={16} />}
        >
          {t('print')}
        </Button>
      </div>
    </div>
  )
}

/** Message of a link that opens a chat. */
function textOf(chatUrl: string): string {
  return new URL(chatUrl).searchParams.get('text') ?? ''
}
