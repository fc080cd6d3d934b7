import { Menu, Table } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Product } from '../../../../domain/api/products.ts'
import { useDeclaredTexts } from '../../languages/language-provider.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useProductLabels } from '../product-labels.ts'
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
export function OptionCell(props: OptionCellProps) {
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
