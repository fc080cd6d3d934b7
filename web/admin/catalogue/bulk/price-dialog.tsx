import { Checkbox, NativeSelect, Table, TextInput, VisuallyHidden } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Product } from '../../../../domain/api/products.ts'
import { writeAmount } from '../../../../domain/money/price.ts'
import { type RoundingStep, roundingSteps } from '../../../../domain/money/price-change.ts'
import { momentOfLocal } from '../../../../domain/time/local-time.ts'
import { useShop } from '../../app/shop-settings.tsx'
import { useMessageWriter } from '../../languages/language-provider.tsx'
import dialog from '../../ui/dialogs.module.css'
import { DialogActions, Modal } from '../../ui/dialogs.tsx'
import { Icon } from '../../ui/icon.tsx'
import { FormFailure } from '../../ui/load-state.tsx'
import { useProductLabels, useSaleEnd } from '../product-labels.ts'
import type { ProductsState } from '../product-list/use-products.ts'
import styles from './price-dialog.module.css'
import {
  findValueError,
  isComplete,
  isPercent,
  isSale,
  type PlannedPrice,
  type PriceAction,
  type PriceRequest,
  type Prices,
  planPrices,
  priceActionLabels,
} from './price-plan.ts'
import type { PriceRefusal } from './use-bulk-changes.ts'

interface PriceDialogProps {
  chosen: Product[]
  write: ProductsState['changePrices']
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

interface PricePreviewProps {
  plans: PlannedPrice[]
  refusal: PriceRefusal | null
}

/** Every product with its price before and after, errors first. */
function PricePreview({ plans, refusal }: PricePreviewProps) {
  const t = useTranslations('catalogue.priceChange.preview')
  if (plans.length === 0) return <p className="soft">{t('hint')}</p>
  const errorOf = (plan: PlannedPrice) =>
    refusal?.byProduct.get(plan.product._id) ?? (plan.kind === 'error' ? plan.error : undefined)
  const [wrong, right] = [
    plans.filter((plan) => errorOf(plan) !== undefined),
    plans.filter((plan) => errorOf(plan) === undefined),
  ]
  return (
    // Scrolls by keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs the focus.
    <section className={styles.preview} aria-label={t('label')} tabIndex={0}>
      <Table withRowBorders={false} className={styles.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('product')}</Table.Th>
            <Table.Th>{t('before')}</Table.Th>
            <Table.Th>
              <VisuallyHidden>{t('becomes')}</VisuallyHidden>
            </Table.Th>
            <Table.Th>{t('after')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {[...wrong, ...right].map((plan) => (
            <Row key={plan.product._id} plan={plan} error={errorOf(plan)} />
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}

function Row({ plan, error }: { plan: PlannedPrice; error: string | undefined }) {
  const { nameOf } = useProductLabels()
  const { product } = plan
  return (
    <Table.Tr data-error={error === undefined ? undefined : ''}>
      <Table.Th scope="row">
        {nameOf(product)}
        {error !== undefined && (
          <span role="alert" className={styles.error}>
            {error}
          </span>
        )}
      </Table.Th>
      <Table.Td>
        <Amounts prices={product} />
      </Table.Td>
      <Table.Td>{plan.kind === 'same' ? null : <Icon name="right" size={16} />}</Table.Td>
      <Table.Td>
        {plan.kind === 'same' && <span className="soft">{plan.note}</span>}
        {plan.kind !== 'same' && plan.after !== null && <Amounts prices={plan.after} />}
      </Table.Td>
    </Table.Tr>
  )
}

function Amounts({ prices }: { prices: Prices }) {
  const t = useTranslations('catalogue.priceChange.preview')
  const describeSaleEnd = useSaleEnd()
  const { currency } = useShop()
  const { price, salePrice } = prices
  if (price === '') return <span className="soft">{t('noPrice')}</span>
  return (
    <>
      <span className={styles.amount}>{writeAmount(price, currency)}</span>
      {salePrice !== '' && (
        <span className={`fine-print ${styles.amount}`}>
          {t('sale', { amount: writeAmount(salePrice, currency) })}{' '}
          {describeSaleEnd(prices.saleUntil)}
        </span>
      )}
    </>
  )
}
