import { Alert, Button, NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Product } from '../../../../domain/api/products.ts'
import { limits } from '../../../../domain/content/limits.ts'
import { writeErrors } from '../../../../domain/messages/message-writer.ts'
import { useDeclaredTexts, useMessageWriter } from '../../languages/language-provider.tsx'
import { type Action, ActionSheet } from '../../ui/actions-menu.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useProductLabels } from '../product-labels.ts'
import { useAvailabilityChoices, useVisibilityChoices } from './option-cell.tsx'
import { readPriceChange } from './product-change.ts'
import styles from './product-table.module.css'
import type { ChangeProduct, Refusal } from './use-product-changes.ts'

interface RowSheetProps {
  /** Product whose sheet is open. */
  product: Product | undefined
  products: Product[]
  isPriceFirst: boolean
  change: ChangeProduct
  actionsOf: (product: Product) => Action[]
  onOpen: (id: string) => void
  onClose: () => void
}

/** Bottom sheet of a row on phones: the fields that the list changes, and the actions. */
export function RowSheet(props: RowSheetProps) {
  const { product, products, isPriceFirst, change, actionsOf, onOpen, onClose } = props
  const { nameOf } = useProductLabels()
  // The closing sheet still shows the last one.
  const [last, setLast] = useState(product)
  if (product !== undefined && product !== last) setLast(product)
  const shown = product ?? last
  if (shown === undefined) return null
  const index = products.findIndex(({ _id }) => _id === shown._id)
  const next = products[index + 1]
  return (
    <ActionSheet
      name={nameOf(shown)}
      actions={actionsOf(shown)}
      opened={product !== undefined}
      onClose={onClose}
    >
      <RowFields
        key={shown._id}
        product={shown}
        change={change}
        isPriceFirst={isPriceFirst}
        onNext={next === undefined ? null : () => onOpen(next._id)}
        onClose={onClose}
      />
    </ActionSheet>
  )
}

interface RowFieldsProps {
  product: Product
  change: ChangeProduct
  /** The price is to be typed at once. */
  isPriceFirst: boolean
  /** Opens the next product; null for the last one of the page. */
  onNext: (() => void) | null
  onClose: () => void
}

/** Price, availability and visibility of a product in its sheet. */
function RowFields(props: RowFieldsProps) {
  const t = useTranslations('catalogue.sheet.rowFields')
  const declared = useDeclaredTexts()
  const write = useMessageWriter()
  const availabilities = useAvailabilityChoices()
  const visibilities = useVisibilityChoices()
  const { product, change, isPriceFirst, onNext, onClose } = props
  const [values, setValues] = useState(() => valuesOf(product))
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const priceInput = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!isPriceFirst) return
    priceInput.current?.focus()
    priceInput.current?.select()
  }, [isPriceFirst])
  const set = (name: keyof typeof values) => ({
    value: values[name],
    error: refusal?.errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      const { value } = currentTarget
      setValues((last) => ({
        ...last,
        [name]: value,
        // A lead time belongs to the availability that it was written for.
        ...(name === 'availability' && { availabilityNote: '' }),
      }))
    },
  })

  async function save(onSaved: () => void): Promise<void> {
    const { price, salePrice, availability, availabilityNote, visibility } = values
    const read = readPriceChange(product, { price, salePrice })
    if ('errors' in read) {
      setRefusal({ errors: writeErrors(read.errors, write), message: '' })
      return
    }
    const others = { availability, availabilityNote: availabilityNote.trim(), visibility }
    const refused = await change(product, { ...read.change, ...others })
    setRefusal(refused)
    if (refused === null) onSaved()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(onNext ?? onClose)
  }
  const isKnown = Object.keys(refusal?.errors ?? {}).some((name) => Object.hasOwn(values, name))
  const price = { inputMode: 'decimal', enterKeyHint: 'next', autoComplete: 'off' } as const
  return (
    <form className={styles.rowFields} onSubmit={submit} noValidate>
      {refusal !== null && !isKnown && (
        <Alert role="alert" icon={<Icon name="alert" />} className={styles.wide}>
          {refusal.message}
        </Alert>
      )}
      <TextInput
        ref={priceInput}
        label={declared('fields.product.price.label')}
        data-autofocus={isPriceFirst ? '' : undefined}
        {...price}
        {...set('price')}
      />
      <TextInput
        label={declared('fields.product.salePrice.label')}
        {...price}
        {...set('salePrice')}
      />
      <NativeSelect
        label={declared('fields.product.availability.label')}
        data={availabilities}
        {...set('availability')}
      />
      <NativeSelect
        label={declared('fields.product.visibility.label')}
        data={visibilities}
        {...set('visibility')}
      />
      {values.availability !== '' && (
        <TextInput
          className={styles.wide}
          label={declared('fields.product.availabilityNote.label')}
          placeholder={t('noteExample')}
          maxLength={limits.line}
          {...set('availabilityNote')}
        />
      )}
      {onNext === null ? (
        <Button type="submit" variant="filled" className={styles.wide}>
          {t('save')}
        </Button>
      ) : (
        <>
          <Button type="button" onClick={() => void save(onClose)}>
            {t('save')}
          </Button>
          <Button type="submit" variant="filled">
            {t('saveAndNext')}
          </Button>
        </>
      )}
    </form>
  )
}

function valuesOf(product: Product) {
  const { price, salePrice, availability, availabilityNote, visibility = 'live' } = product
  return { price, salePrice, availability, availabilityNote, visibility }
}
