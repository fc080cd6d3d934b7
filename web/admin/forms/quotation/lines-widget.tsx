import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Product } from '../../../../domain/api/products.ts'
import { quotationEndpoints } from '../../../../domain/api/quotations.ts'
import { MAX_QUOTATION_LINES } from '../../../../domain/content/quotation.ts'
import { sumUp } from '../../../../domain/quotation/sums.ts'
import { useApi } from '../../app/admin-context.ts'
import { useShop } from '../../app/shop-settings.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Sortable } from '../../ui/sortable.tsx'
import { attempt } from '../../ui/toast.tsx'
import type { FormEntry } from '../form-values.ts'
import { storedImage } from '../media/media-value.ts'
import { FieldGroup } from '../widgets/field-group.tsx'
import { ProductSearch } from '../widgets/product-search.tsx'
import type { WidgetProps } from '../widgets/widget.ts'
import { LineChoicesDialog } from './line-choices-dialog.tsx'
import { LineRow } from './line-row.tsx'
import styles from './quotation.module.css'
import { type QuotationLine, readLines, readSummed, wrongParts } from './quotation-lines.ts'
import { useLines } from './use-lines.ts'

/** Lines of a quotation: products of the catalogue, or whatever the owner types. */
export function QuotationLinesWidget(props: WidgetProps<FormEntry[]>) {
  const t = useTranslations('forms.quotation')
  const api = useApi()
  const { currency } = useShop()
  const { input, error } = props
  const lines = readLines(input.value)
  const editor = useLines(lines, input.onChange)
  const sums = sumUp(readSummed({ lines: input.value }), currency).lines
  const wrong = lines.map((line) => (error === undefined ? [] : wrongParts(line)))
  const focused = Math.max(
    0,
    wrong.findIndex((parts) => parts.length > 0),
  )
  /** Product whose choices are open, with its line so far. */
  const [choosing, setChoosing] = useState<{
    product: Product
    line: Partial<QuotationLine>
  } | null>(null)

  const addProduct = (product: Product) =>
    attempt(async () => {
      const options = { keepsCache: true }
      const params = { id: product._id }
      const { line } = await api.call(quotationEndpoints.productLine, params, undefined, options)
      const image = storedImage(line.image, product.images[0])
      const added = { ...line, image }
      if ((product.choices ?? []).length > 0) setChoosing({ product, line: added })
      else editor.add(added)
    })

  return (
    <FieldGroup
      {...props}
      aside={t('aside', { count: String(lines.length), max: String(MAX_QUOTATION_LINES) })}
    >
      <Sortable ids={lines.map(({ key }) => key)} nameOf={editor.nameOf} onMove={editor.move}>
        <ol ref={editor.list}>
          {lines.map((line, index) => (
            <LineRow
              key={line.key}
              line={line}
              index={index}
              editor={editor}
              sum={sums[index] ?? '0'}
              wrong={wrong[index] ?? []}
              titleRef={index === focused ? input.ref : undefined}
              onBlur={input.onBlur}
            />
          ))}
        </ol>
      </Sortable>
      <div className={styles.add}>
        <ProductSearch
          inputRef={lines.length === 0 ? input.ref : undefined}
          disabled={editor.isFull}
          onChoose={(product) => void addProduct(product)}
        />
        <Button
          leftSection={<Icon name="plus" size={16} />}
          disabled={editor.isFull}
          onClick={() => editor.add()}
        >
          {t('addOwn')}
        </Button>
      </div>
      {choosing !== null && (
        <LineChoicesDialog
          product={choosing.product}
          line={choosing.line}
          onAdd={(line) => {
            setChoosing(null)
            editor.add(line)
          }}
          onClose={() => setChoosing(null)}
        />
      )}
    </FieldGroup>
  )
}
