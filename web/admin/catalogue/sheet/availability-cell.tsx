import { Menu } from '@mantine/core'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import type { Product } from '../../../../domain/api/products.ts'
import { availabilities, isAvailability } from '../../../../domain/shop/availability.ts'
import { useDeclaredTexts } from '../../languages/language-provider.tsx'
import styles from './cells.module.css'
import { OptionCell } from './option-cell.tsx'
import type { Sheet } from './use-sheet.ts'

export function useAvailabilityChoices() {
  const t = useTranslations('catalogue.sheet.cells')
  const declared = useDeclaredTexts()
  return [
    { value: '', label: t('noAvailability') },
    ...Object.keys(availabilities).map((value) => ({
      value,
      label: declared(`fields.product.availability.options.${value}`),
    })),
  ]
}

interface AvailabilityCellProps {
  product: Product
  sheet: Sheet
  /** Opens the dialog for the lead time. */
  onNote: () => void
}

export function AvailabilityCell({ product, sheet, onNote }: AvailabilityCellProps) {
  const t = useTranslations('catalogue.sheet.cells')
  const declared = useDeclaredTexts()
  const choices = useAvailabilityChoices()
  const { availability, availabilityNote } = product
  const label = isAvailability(availability)
    ? declared(`fields.product.availability.options.${availability}`)
    : ''
  return (
    <OptionCell
      product={product}
      column="availability"
      sheet={sheet}
      words={label === '' ? t('notSet') : `${label} ${availabilityNote}`.trim()}
      options={choices}
      // A lead time belongs to the availability that it was written for.
      changeTo={(value) =>
        value === availability ? {} : { availability: value, availabilityNote: '' }
      }
      more={
        availability !== '' && (
          <>
            <Menu.Divider />
            <Menu.Item
              closeMenuOnClick={false}
              onClick={() => {
                // The dialog returns the focus to the cell, which must have it by then.
                flushSync(sheet.close)
                onNote()
              }}
            >
              {t('note')}
            </Menu.Item>
          </>
        )
      }
    >
      {label === '' ? (
        <span className={styles.none}>–</span>
      ) : (
        <span className={styles.words}>
          {label}{' '}
          {availabilityNote !== '' && <small className={styles.small}>{availabilityNote}</small>}
        </span>
      )}
    </OptionCell>
  )
}
