import { Table, TextInput } from '@mantine/core'
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useTranslations } from 'use-intl'
import type { Product } from '../../../../domain/api/products.ts'
import { writeAmount } from '../../../../domain/money/price.ts'
import { useShop } from '../../app/shop-settings.tsx'
import { useDeclaredTexts } from '../../languages/language-provider.tsx'
import { useProductLabels, useSaleEnd } from '../product-labels.ts'
import styles from './cells.module.css'
import type { PriceField } from './product-change.ts'
import type { CellRefusal, Sheet, Step } from './use-sheet.ts'

interface PriceCellProps {
  product: Product
  column: PriceField
  sheet: Sheet
  /** Opens the product's sheet of a phone instead of the cell. */
  onSheet?: () => void
}

/** Price or sale price of a product, changed in place. */
export function PriceCell({ product, column, sheet, onSheet }: PriceCellProps) {
  const t = useTranslations('catalogue.sheet.cells')
  const declared = useDeclaredTexts()
  const { nameOf } = useProductLabels()
  const price = useShownPrice(product, column)
  const errorId = useId()
  const { open } = sheet
  const refusal = sheet.refusalOf(product._id, column)
  const field = declared(`fields.product.${column}.label`)
  const name = nameOf(product)
  const stored = product[column]
  if (open?.id === product._id && open.column === column) {
    return (
      <Table.Td className={`${styles.price} ${styles.open}`} data-column={column}>
        <PriceEditor
          label={t('field', { field, name })}
          initial={open.typed ?? stored}
          isTyping={open.typed !== null && refusal === undefined}
          refusal={refusal}
          onCommit={(typed, step) => sheet.commitPrice(product, column, typed, step)}
          onLeave={sheet.leave}
        />
      </Table.Td>
    )
  }
  return (
    <Table.Td className={styles.price} data-column={column}>
      <button
        type="button"
        className={styles.cell}
        data-cell={column}
        data-refused={refusal === undefined ? undefined : ''}
        aria-label={t('value', { field, name, value: refusal?.typed ?? describePrice(price, t) })}
        aria-describedby={refusal === undefined ? undefined : errorId}
        onClick={onSheet ?? (() => sheet.openCell(product, column))}
      >
        {refusal?.typed ?? <PriceWords price={price} isPhone={onSheet !== undefined} />}
      </button>
      {refusal !== undefined && (
        <p id={errorId} role="alert" className={styles.error}>
          {refusal.message}
        </p>
      )}
    </Table.Td>
  )
}

interface ShownPrice {
  amount: string
  isFrom: boolean
  /** End of the sale in words; empty if it has none. */
  saleEnd: string
}

/** Price as shown; null if it is not set. */
function useShownPrice(product: Product, column: PriceField): ShownPrice | null {
  const describeSaleEnd = useSaleEnd()
  const { currency } = useShop()
  const stored = product[column]
  if (stored === '') return null
  const amount = writeAmount(stored, currency)
  return column === 'price'
    ? { amount, isFrom: product.priceIsFrom, saleEnd: '' }
    : { amount, isFrom: false, saleEnd: describeSaleEnd(product.saleUntil) }
}

type CellTexts = ReturnType<typeof useTranslations<'catalogue.sheet.cells'>>

/** Price in words for screen readers. */
function describePrice(price: ShownPrice | null, t: CellTexts): string {
  if (price === null) return t('notSet')
  const { amount, isFrom, saleEnd } = price
  const words = isFrom ? t.markup('from', { amount, small: (part) => part }) : amount
  return `${words} ${saleEnd}`.trim()
}

function PriceWords({ price, isPhone }: { price: ShownPrice | null; isPhone: boolean }) {
  const t = useTranslations('catalogue.sheet.cells')
  if (price === null) return <span className="soft">{isPhone ? t('notSet') : '–'}</span>
  const { amount, isFrom, saleEnd } = price
  const small = (words: ReactNode) => <small className={styles.small}>{words}</small>
  return (
    <>
      {isFrom ? t.rich('from', { amount, small }) : amount}
      {saleEnd !== '' && small(` ${saleEnd}`)}
    </>
  )
}

interface PriceEditorProps {
  label: string
  initial: string
  /** The first character was typed on the closed cell and is followed by more. */
  isTyping: boolean
  refusal: CellRefusal | undefined
  onCommit: (typed: string, step: Step | null) => void
  onLeave: () => void
}

function PriceEditor(props: PriceEditorProps) {
  const { label, initial, isTyping, refusal, onCommit, onLeave } = props
  const [text, setText] = useState(initial)
  const input = useRef<HTMLInputElement>(null)
  // The field also loses the focus when it closes.
  const isFinished = useRef(false)
  // Before the next key, which belongs here already.
  useLayoutEffect(() => {
    const { current } = input
    if (current === null) return
    current.focus()
    current.setSelectionRange(isTyping ? current.value.length : 0, current.value.length)
  }, [isTyping])

  // A refused price stays open.
  useEffect(() => {
    if (refusal !== undefined) isFinished.current = false
  }, [refusal])

  const finish = (step: Step) => {
    isFinished.current = true
    onCommit(text, step)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      isFinished.current = true
      onLeave()
    }
    if (event.key === 'Enter') finish(event.shiftKey ? 'ArrowUp' : 'ArrowDown')
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault()
      finish(event.key)
    }
  }
  return (
    <TextInput
      ref={input}
      aria-label={label}
      inputMode="decimal"
      enterKeyHint="next"
      autoComplete="off"
      value={text}
      error={refusal?.message}
      onChange={(event) => {
        isFinished.current = false
        setText(event.currentTarget.value)
      }}
      onKeyDown={onKeyDown}
      onBlur={() => {
        if (!isFinished.current) onCommit(text, null)
      }}
    />
  )
}
