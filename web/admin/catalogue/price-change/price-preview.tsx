import { Table, VisuallyHidden } from '@mantine/core'
import { useLocale, useTranslations } from 'use-intl'
import { writeAmount } from '../../../../domain/money/price.ts'
import { useShop } from '../../app/shop-settings.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useProductLabels } from '../product-labels.ts'
import { describeSaleEnd } from '../sheet/sale-end.ts'
import styles from './price-dialog.module.css'
import type { PlannedPrice, Prices } from './price-plan.ts'
import type { PriceRefusal } from './use-price-changes.ts'

interface PricePreviewProps {
  plans: PlannedPrice[]
  refusal: PriceRefusal | null
}

/** Every product with its price before and after, errors first. */
export function PricePreview({ plans, refusal }: PricePreviewProps) {
  const t = useTranslations('catalogue.priceChange.preview')
  if (plans.length === 0) return <p className={styles.hint}>{t('hint')}</p>
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
        {plan.kind === 'same' && <span className={styles.soft}>{plan.note}</span>}
        {plan.kind !== 'same' && plan.after !== null && <Amounts prices={plan.after} />}
      </Table.Td>
    </Table.Tr>
  )
}

function Amounts({ prices }: { prices: Prices }) {
  const t = useTranslations('catalogue.priceChange.preview')
  const saleEnd = useTranslations('catalogue.sheet.saleEnd')
  const locale = useLocale()
  const { currency, timeZone } = useShop()
  const { price, salePrice } = prices
  if (price === '') return <span className={styles.soft}>{t('noPrice')}</span>
  return (
    <>
      <span className={styles.amount}>{writeAmount(price, currency)}</span>
      {salePrice !== '' && (
        <span className={styles.sale}>
          {t('sale', { amount: writeAmount(salePrice, currency) })}{' '}
          {describeSaleEnd(prices.saleUntil, timeZone, locale, saleEnd)}
        </span>
      )}
    </>
  )
}
