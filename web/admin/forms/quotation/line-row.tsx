import { ActionIcon, Button, Input, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { limits } from '../../../../domain/content/limits.ts'
import { writeAmount } from '../../../../domain/money/price.ts'
import { useShop } from '../../app/shop-settings.tsx'
import { GrowingTextarea } from '../../ui/growing-textarea.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Grip, SortableItem } from '../../ui/sortable.tsx'
import { Thumbnail } from '../../ui/thumbnail.tsx'
import { DiscountInput } from './discount-input.tsx'
import styles from './quotation.module.css'
import { type QuotationLine, readQuantity, type wrongParts } from './quotation-lines.ts'
import type { LinesEditor } from './use-lines.ts'

interface LineRowProps {
  line: QuotationLine
  index: number
  editor: LinesEditor
  /** After the discount. */
  sum: string
  wrong: ReturnType<typeof wrongParts>
  /** Focused for an error of the field. */
  titleRef?: (element: HTMLInputElement | null) => void
  onBlur: () => void
}

/** Line of a quotation: photo, title, details, and what its sum follows from. */
export function LineRow({ line, index, editor, sum, wrong, titleRef, onBlur }: LineRowProps) {
  const t = useTranslations('forms.quotation')
  const { currency } = useShop()
  const name = editor.nameOf(index)
  const number = String(index + 1)
  const change = (part: Partial<QuotationLine>) => editor.change(index, part)
  return (
    <SortableItem id={line.key} className={styles.line}>
      <Grip name={name} />
      <Photo line={line} name={name} onRemove={() => change({ image: null })} />
      <TextInput
        ref={titleRef}
        className={styles.title}
        aria-label={t('titleOf', { number })}
        placeholder={t('title')}
        data-line-title=""
        maxLength={limits.line}
        autoComplete="off"
        value={line.title}
        error={wrong.includes('title')}
        onChange={(event) => change({ title: event.currentTarget.value })}
        onBlur={onBlur}
      />
      <ActionIcon
        className={styles.remove}
        aria-label={t('removeLine', { name })}
        title={t('remove')}
        onClick={() => editor.remove(index)}
      >
        <Icon name="close" size={16} />
      </ActionIcon>
      <GrowingTextarea
        className={styles.details}
        aria-label={t('detailsOf', { name })}
        placeholder={t('details')}
        minRows={1}
        maxRows={8}
        maxLength={limits.longText}
        value={line.details}
        onChange={(event) => change({ details: event.currentTarget.value })}
        onBlur={onBlur}
      />
      <div className={styles.figures}>
        <TextInput
          className={styles.quantity}
          label={t('quantity')}
          aria-label={t('quantityOf', { name })}
          data-line-quantity=""
          inputMode="decimal"
          autoComplete="off"
          value={line.quantity}
          error={wrong.includes('quantity')}
          onChange={(event) => change({ quantity: readQuantity(event.currentTarget.value) })}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={onBlur}
        />
        <TextInput
          className={styles.price}
          label={t('price')}
          aria-label={t('priceOf', { name })}
          inputMode="decimal"
          autoComplete="off"
          value={line.price}
          error={wrong.includes('price')}
          onChange={(event) => change({ price: event.currentTarget.value })}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={onBlur}
        />
        <LineDiscount
          line={line}
          name={name}
          isWrong={wrong.includes('discount')}
          onChange={(discount) => change({ discount })}
          onBlur={onBlur}
        />
        <output className={styles.sum} aria-label={t('sumOf', { name })}>
          {writeAmount(sum, currency)}
        </output>
      </div>
    </SortableItem>
  )
}

interface PhotoProps {
  line: QuotationLine
  name: string
  onRemove: () => void
}

/** Photo of the line; pressing it leaves it out. */
function Photo({ line: { image }, name, onRemove }: PhotoProps) {
  const t = useTranslations('forms.quotation')
  if (image === null || image.kind === 'chosen')
    return <Thumbnail picture={null} size={56} className={styles.photo} />
  return (
    <button
      type="button"
      className={styles.photoButton}
      aria-label={t('removePhoto', { name })}
      title={t('leavePhotoOut')}
      onClick={onRemove}
    >
      <Thumbnail picture={image} size={56} className={styles.photo} />
      <Icon name="close" size={14} />
    </button>
  )
}

interface LineDiscountProps {
  line: QuotationLine
  name: string
  isWrong: boolean
  onChange: (discount: QuotationLine['discount']) => void
  onBlur: () => void
}

/** Few lines have a discount, so that it is asked for on demand. */
function LineDiscount({ line: { discount }, name, isWrong, onChange, onBlur }: LineDiscountProps) {
  const t = useTranslations('forms.quotation')
  const [isOpen, setOpen] = useState(false)
  if (discount === null && !isOpen) {
    return (
      <Button
        className={styles.addDiscount}
        variant="subtle"
        size="compact-sm"
        aria-label={t('addDiscountOn', { name })}
        onClick={() => setOpen(true)}
      >
        {t('addDiscount')}
      </Button>
    )
  }
  return (
    <Input.Wrapper className={styles.lineDiscount} label={t('discount')} labelElement="div">
      <DiscountInput
        label={t('discountOn', { name })}
        value={discount}
        isWrong={isWrong}
        onChange={onChange}
        onBlur={onBlur}
      />
    </Input.Wrapper>
  )
}
