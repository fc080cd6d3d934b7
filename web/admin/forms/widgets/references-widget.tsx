import { ActionIcon } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { ReferencesField } from '../../../../domain/content/fields/reference-fields.ts'
import { Icon } from '../../ui/icon.tsx'
import { Grip, Sortable, SortableItem } from '../../ui/sortable.tsx'
import { Thumbnail } from '../../ui/thumbnail.tsx'
import { withEntryMoved } from '../../ui/use-reorder.ts'
import { useChosenProducts } from '../chosen-products.ts'
import { FieldGroup } from './field-group.tsx'
import { ProductSearch } from './product-search.tsx'
import type { FieldWidgetProps } from './widget.ts'
import styles from './widgets.module.css'

/** Ordered list of products: found by typing, reordered by their drag handles. */
export function ReferencesWidget({ field: { max }, ...props }: FieldWidgetProps<ReferencesField>) {
  const t = useTranslations('forms.widgets.references')
  const { input } = props
  const search = useRef<HTMLInputElement>(null)
  const { id: own = '' } = useParams()
  const chosen = input.value
  const products = useChosenProducts(chosen)
  const nameAt = (index: number) =>
    products.get(chosen[index] ?? '')?.name || t('product', { number: String(index + 1) })
  // The list grows above the focused search field and would push it out of view.
  const count = chosen.length
  useEffect(() => {
    const field = search.current
    if (count > 0 && field === document.activeElement) field?.scrollIntoView({ block: 'nearest' })
  }, [count])
  const remove = (id: string) => {
    input.onChange(chosen.filter((one) => one !== id))
    search.current?.focus()
  }

  return (
    <FieldGroup {...props} aside={t('aside', { max: String(max) })}>
      {chosen.length > 0 && (
        <Sortable
          ids={chosen}
          nameOf={nameAt}
          onMove={(from, to) => input.onChange(withEntryMoved(chosen, from, to))}
        >
          <ol className={styles.rows}>
            {chosen.map((id, index) => (
              <SortableItem key={id} id={id} className={styles.row}>
                <Grip name={nameAt(index)} />
                <Thumbnail picture={products.get(id)?.images[0]} size={32} />
                <span className={styles.rowName}>{nameAt(index)}</span>
                <ActionIcon
                  aria-label={t('remove', { name: nameAt(index) })}
                  onClick={() => remove(id)}
                >
                  <Icon name="close" size={16} />
                </ActionIcon>
              </SortableItem>
            ))}
          </ol>
        </Sortable>
      )}
      <ProductSearch
        inputRef={(element) => {
          search.current = element
          input.ref(element)
        }}
        without={[own, ...chosen]}
        disabled={chosen.length >= max}
        onChoose={({ _id }) => input.onChange([...chosen, _id])}
      />
    </FieldGroup>
  )
}
