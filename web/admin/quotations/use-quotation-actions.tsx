import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type QuotationResponse, quotationEndpoints } from '../../../domain/api/quotations.ts'
import { TRASH_DAYS } from '../../../domain/content/revision.ts'
import { useApi } from '../app/admin-context.ts'
import { useAnnouncement } from '../app/record-listener.ts'
import { quotationScreens } from '../content/screens/quotation-screens.ts'
import { recordAddress } from '../content/screens/screens.ts'
import { useDeletion } from '../content/use-records.ts'
import type { Action } from '../ui/actions-menu.tsx'
import { ConfirmDialog, DeleteDialog } from '../ui/dialogs.tsx'
import { attempt, showDone } from '../ui/toast.tsx'
import { useQuotationLabels } from './quotation-labels.tsx'
import styles from './quotations.module.css'

type Question = 'withdraw' | 'erase' | 'delete'

interface QuotationActionOptions {
  /** Leaves out the link to the form. */
  isForm?: boolean
  /** Called before what was typed about a person is erased. */
  onErase?: () => void
  onDeleted?: () => void
}

/** Actions of an owner on a quotation besides changing and sending it. */
export function useQuotationActions(
  quotation: QuotationResponse,
  { isForm = false, onErase, onDeleted }: QuotationActionOptions = {},
) {
  const t = useTranslations('quotations.actions')
  const api = useApi()
  const announce = useAnnouncement()
  const deleteRecord = useDeletion()
  const { nameOf, customerOf } = useQuotationLabels()
  const [question, setQuestion] = useState<Question | null>(null)
  const close = () => setQuestion(null)
  const { _id: id, status, advanceReceivedAt } = quotation
  const params = { id }
  const isSent = status !== 'draft'
  const isOver = status === 'withdrawn' || status === 'confirmed'

  type Written = { message: string; quotationData: QuotationResponse }
  /** Forms take the written record in. */
  async function write(call: Promise<Written>): Promise<void> {
    const { message, quotationData } = await call
    announce([quotationData])
    showDone(message)
  }
  const confirm = () => attempt(() => write(api.call(quotationEndpoints.confirm, params)))
  const setAdvance = (received: boolean) =>
    attempt(() => write(api.call(quotationEndpoints.advance, params, { received })))

  const actions: (Action | false)[] = [
    !isForm && { label: t('open'), icon: 'edit', to: recordAddress(quotationScreens, id) },
    isSent && !isOver && { label: t('confirm'), icon: 'check', onClick: () => void confirm() },
    isSent && {
      label: t(advanceReceivedAt === null ? 'advance' : 'noAdvance'),
      icon: 'tag',
      onClick: () => void setAdvance(advanceReceivedAt === null),
    },
    isSent &&
      status !== 'withdrawn' && {
        label: t('withdraw'),
        icon: 'undo',
        onClick: () => setQuestion('withdraw'),
      },
    { label: t('erase'), icon: 'eyeOff', danger: true, onClick: () => setQuestion('erase') },
    { label: t('delete'), icon: 'trash', danger: true, onClick: () => setQuestion('delete') },
  ]

  const name = nameOf(quotation)
  const dialog = (
    <>
      {question === 'withdraw' && (
        <ConfirmDialog
          title={t('withdrawTitle', { name })}
          confirm={t('withdraw')}
          onConfirm={() => write(api.call(quotationEndpoints.withdraw, params))}
          onClose={close}
        >
          <p>{t('withdrawText')}</p>
        </ConfirmDialog>
      )}
      {question === 'erase' && (
        <ConfirmDialog
          title={t('eraseTitle', { name })}
          confirm={t('erase')}
          color="danger"
          onConfirm={() => {
            onErase?.()
            return write(api.call(quotationEndpoints.erase, params))
          }}
          onClose={close}
        >
          <p>{t('eraseText')}</p>
          <ul className={styles.erased}>
            {(['person', 'note', 'copies', 'stays'] as const).map((part) => (
              <li key={part}>{t(`eraseParts.${part}`)}</li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
      {question === 'delete' && (
        <DeleteDialog
          title={t('deleteTitle', { name, customer: customerOf(quotation) })}
          text={t(isSent ? 'deleteSent' : 'deleteDraft', { days: TRASH_DAYS })}
          onClose={close}
          onDelete={async () => {
            await deleteRecord(quotationEndpoints.delete, quotation, {
              done: t('deleted', { name }),
            })
            onDeleted?.()
          }}
        />
      )}
    </>
  )
  return { actions: actions.filter((action) => action !== false), dialog, confirm }
}
