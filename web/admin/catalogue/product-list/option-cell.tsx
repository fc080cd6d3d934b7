import { Menu, Table } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import type { Product } from '../../../../domain/api/products.ts'
import { product as productType } from '../../../../domain/content/product.ts'
import { isAvailability } from '../../../../domain/shop/availability.ts'
import { useDeclaredTexts } from '../../languages/language-provider.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useAvailabilityOptions, useProductLabels } from '../product-labels.ts'
import { useStatusBadge } from '../publication-status.tsx'
import styles from './cells.module.css'
import type { ProductChange } from './product-change.ts'
import type { Sheet } from './use-sheet.ts'

type OptionColumn = 'availability' | 'visibility'

interface Option {
  value: string
  label: string
}

interface OptionCellProps {
  product: Product
  column: OptionColumn
  sheet: Sheet
  /** Present value as text. */
  words: string
  options: readonly Option[]
  changeTo: (value: string) => ProductChange
  /** Further entries of the menu. */
  more?: ReactNode
  children: ReactNode
}

/** Option of a product, such as its visibility, changed in place by a menu. */
function OptionCell(props: OptionCellProps) {
  const { product, column, sheet, words, options, changeTo, more, children } = props
  const t = useTranslations('catalogue.sheet.cells')
  const declared = useDeclaredTexts()
  const { nameOf } = useProductLabels()
  const errorId = useId()
  const isOpen = sheet.open?.id === product._id && sheet.open.column === column
  const refusal = sheet.refusalOf(product._id, column)
  const button = (
    <button
      type="button"
      className={styles.cell}
      data-cell={column}
      data-refused={refusal === undefined ? undefined : ''}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      aria-label={t('value', {
        field: declared(`fields.product.${column}.label`),
        name: nameOf(product),
        value: words,
      })}
      aria-describedby={refusal === undefined ? undefined : errorId}
      onClick={() => sheet.openCell(product, column)}
    >
      {children}
    </button>
  )
  return (
    <Table.Td className={styles.choice} data-column={column}>
      {isOpen ? (
        // Mounted only while open: a list has hundreds of these cells.
        <Menu
          opened
          onChange={(opened) => !opened && sheet.close()}
          returnFocus={false}
          position="bottom-start"
          width={200}
        >
          <Menu.Target>{button}</Menu.Target>
          <Menu.Dropdown>
            <Menu.RadioGroup value={product[column] ?? ''}>
              {options.map(({ value, label }) => (
                <Menu.RadioItem
                  key={value}
                  value={value}
                  checkIcon={<Icon name="check" size={16} />}
                  onChange={() => {}}
                  onClick={(event) =>
                    // A click by the Enter key counts no clicks.
                    sheet.commitOption(
                      product,
                      column,
                      changeTo(value),
                      event.detail === 0 ? 'ArrowDown' : null,
                    )
                  }
                >
                  {label}
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
            {more}
          </Menu.Dropdown>
        </Menu>
      ) : (
        button
      )}
      {refusal !== undefined && (
        <p id={errorId} role="alert" className={styles.error}>
          {refusal.message}
        </p>
      )}
    </Table.Td>
  )
}

export function useAvailabilityChoices() {
  const t = useTranslations('catalogue.sheet.cells')
  return [{ value: '', label: t('noAvailability') }, ...useAvailabilityOptions()]
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
        <span className="soft">–</span>
      ) : (
        <span className={styles.words}>
          {label}{' '}
          {availabilityNote !== '' && (
            <small className={`clamped ${styles.small}`}>{availabilityNote}</small>
          )}
        </span>
      )}
    </OptionCell>
  )
}

export function useVisibilityChoices() {
  const declared = useDeclaredTexts()
  return Object.keys(productType.fields.visibility.options).map((value) => ({
    value,
    label: declared(`fields.product.visibility.options.${value}`),
  }))
}

interface VisibilityCellProps {
  product: Product
  sheet: Sheet
}

/** Visibility of a product; a scheduled one shows its date. */
export function VisibilityCell({ product, sheet }: VisibilityCellProps) {
  const declared = useDeclaredTexts()
  const choices = useVisibilityChoices()
  const badge = useStatusBadge(product)
  const words = badge || declared('fields.product.visibility.options.live')
  return (
    <OptionCell
      product={product}
      column="visibility"
      sheet={sheet}
      words={words}
      options={choices}
      changeTo={(value) => ({ visibility: value })}
    >
      <span className={badge === '' ? undefined : 'status-badge'}>{words}</span>
    </OptionCell>
  )
}
