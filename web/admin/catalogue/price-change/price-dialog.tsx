import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Product } from '../../../../domain/api/products.ts'
import { type RoundingStep, roundingSteps } from '../../../../domain/money/price-change.ts'
import { momentOfLocal } from '../../../../domain/time/local-time.ts'
import { useShop } from '../../app/shop-settings.tsx'
import { useMessageWriter } from '../../languages/language-provider.tsx'
import dialog from '../../ui/dialogs.module.css'
import { DialogActions, Modal } from '../../ui/dialogs.tsx'
import { FormFailure } from '../../ui/load-state.tsx'
import styles from './price-dialog.module.css'
import {
  findValueError,
  isComplete,
  isPercent,
  isSale,
  type PriceAction,
  type PriceRequest,
  planPrices,
  priceActionLabels,
} from './price-plan.ts'
import { PricePreview } from './price-preview.tsx'
import type { PriceRefusal, WritePrices } from './use-price-changes.ts'

interface PriceDialogProps {
  chosen: Product[]
  write: WritePrices
  onDone: () => void
  onClose: () => void
}

/** Keys of `catalogue.priceChange.rounding`. */
const stepLabels = {
  0: 'none',
  1: 'one',
  10: 'ten',
  100: 'hundred',
} as const satisfies Record<RoundingStep, string>

/** Bulk change of prices, with every price before and after it is written. */
export function PriceDialog({ chosen, write, onDone, onClose }: PriceDialogProps) {
  const t = useTranslations('catalogue.priceChange.dialog')
  const labelAction = useTranslations('catalogue.priceChange.actions')
  const labelStep = useTranslations('catalogue.priceChange.rounding')
  const texts = { t: useTranslations('catalogue.priceChange.plan'), write: useMessageWriter() }
  const { timeZone } = useShop()
  const [action, setAction] = useState<PriceAction>('set')
  const [value, setValue] = useState('')
  const [step, setStep] = useState<RoundingStep>(0)
  const [localUntil, setLocalUntil] = useState('')
  const [isSkipping, setSkipping] = useState(false)
  const [refusal, setRefusal] = useState<PriceRefusal | null>(null)
  const [isWriting, setWriting] = useState(false)

  const until = momentOfLocal(timeZone, localUntil)
  const saleUntil = Number.isNaN(until.getTime()) ? '' : until.toISOString()
  const request: PriceRequest = { action, value, step, saleUntil }
  const plans = isComplete(request, texts) ? planPrices(chosen, request, texts) : []
  const changes = plans.filter((plan) => plan.kind === 'change')
  const errorCount = plans.filter(({ kind }) => kind === 'error').length
  const canWrite = changes.length > 0 && (errorCount === 0 || isSkipping) && !isWriting

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!canWrite) return
    setWriting(true)
    const refused = await write(changes.map(({ product, after }) => ({ product, after })))
    setWriting(false)
    setRefusal(refused)
    if (refused === null) onDone()
  }
  // A refusal belongs to the prices that were sent.
  const edit = (change: () => void) => {
    change()
    setRefusal(null)
  }

  return (
    <Modal opened onClose={onClose} size="lg" title={t('title', { count: chosen.length })}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <div className={dialog.body}>
          <div className={styles.fields}>
            <NativeSelect
              label={t('change')}
              data-autofocus
              value={action}
              data={Object.entries(priceActionLabels).map(([value, key]) => ({
                value,
                label: labelAction(key),
              }))}
              onChange={({ currentTarget: { value } }) =>
                edit(() => isAction(value) && setAction(value))
              }
            />
            {action !== 'end-sale' && (
              <TextInput
                label={t(valueLabelOf(action))}
                inputMode="decimal"
                autoComplete="off"
                value={value}
                error={findValueError(request, texts)}
                onChange={({ currentTarget: { value } }) => edit(() => setValue(value))}
              />
            )}
            {isPercent(action) && (
              <NativeSelect
                label={t('round')}
                value={String(step)}
                data={roundingSteps.map((value) => ({
                  value: String(value),
                  label: labelStep(stepLabels[value]),
                }))}
                onChange={({ currentTarget: { value } }) =>
                  edit(() => setStep(roundingSteps.find((known) => String(known) === value) ?? 0))
                }
              />
            )}
            {isSale(action) && (
              <TextInput
                type="datetime-local"
                label={t('saleUntil')}
                description={t('saleUntilHelp', { zone: timeZone.replaceAll('_', ' ') })}
                value={localUntil}
                onChange={({ currentTarget: { value } }) => edit(() => setLocalUntil(value))}
              />
            )}
          </div>
          <PricePreview plans={plans} refusal={refusal} />
          {errorCount > 0 && (
            <Checkbox
              label={t('leaveOut', { count: errorCount })}
              checked={isSkipping}
              onChange={({ currentTarget: { checked } }) => setSkipping(checked)}
            />
          )}
          <FormFailure words={refusal?.message ?? ''} />
        </div>
        <DialogActions
          submit={
            changes.length === 0 ? t('changePrices') : t('changeCount', { count: changes.length })
          }
          disabled={!canWrite}
          loading={isWriting}
          onClose={onClose}
        />
      </form>
    </Modal>
  )
}

function valueLabelOf(action: PriceAction) {
  if (isPercent(action)) return 'percent'
  return action === 'sale' ? 'salePrice' : 'price'
}

function isAction(text: string): text is PriceAction {
  return Object.hasOwn(priceActionLabels, text)
}
