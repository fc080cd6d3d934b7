import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Named } from '../../../../domain/api/record.ts'
import { limits } from '../../../../domain/content/limits.ts'
import { productScreens } from '../../content/screens/catalogue-screens.ts'
import { Icon } from '../../ui/icon.tsx'
import { Progress } from '../../ui/progress.tsx'
import { NamedOptions } from '../category-options.tsx'
import styles from './drafts.module.css'
import { type Draft, isPublishable } from './use-drafts.ts'

interface DraftCardProps {
  draft: Draft
  /** Position, counted from 1. */
  number: number
  /** Categories to choose from, “No category” among them. */
  categories: readonly Named[]
  onChange: (part: Partial<Draft>) => void
  onSave: () => void
  onPublish: () => void
  onRetry: () => void
}

/** New product: photo, name, price, category and upload state. */
export function DraftCard(props: DraftCardProps) {
  const t = useTranslations('catalogue.photoImport.card')
  const { draft, number, categories, onChange, onSave } = props
  const [cover] = draft.photos
  const called = draft.name.trim() || t('unnamed', { number })
  return (
    <li className={styles.card} data-state={draft.state}>
      <div className={styles.photo}>
        {cover !== undefined && <img src={cover.preview} alt={cover.file.name} />}
        {draft.photos.length > 1 && (
          <span className={`picture-badge ${styles.count}`}>{draft.photos.length}</span>
        )}
      </div>
      <TextInput
        className={styles.name}
        aria-label={t('name', { number })}
        placeholder={t('product', { number })}
        value={draft.name}
        maxLength={limits.line}
        enterKeyHint="next"
        data-draft-field="name"
        onChange={(event) => onChange({ name: event.currentTarget.value })}
        onBlur={onSave}
        onKeyDown={focusNext}
      />
      <TextInput
        className={styles.price}
        aria-label={t('priceOf', { name: called })}
        placeholder={t('price')}
        value={draft.price}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="next"
        data-draft-field="price"
        onChange={(event) => onChange({ price: event.currentTarget.value })}
        onBlur={onSave}
        onKeyDown={focusNext}
      />
      <NativeSelect
        className={styles.category}
        aria-label={t('categoryOf', { name: called })}
        value={draft.category}
        onChange={(event) => {
          onChange({ category: event.currentTarget.value })
          onSave()
        }}
      >
        <NamedOptions of={categories} />
      </NativeSelect>
      <div className={styles.state}>
        <State {...props} called={called} />
      </div>
      {[draft.failure, draft.note].filter(Boolean).map((sentence) => (
        <p key={sentence} className={styles.fault}>
          {sentence}
        </p>
      ))}
    </li>
  )
}

function State({ draft, called, onPublish, onRetry }: DraftCardProps & { called: string }) {
  const t = useTranslations('catalogue.photoImport.card')
  switch (draft.state) {
    case 'waiting':
      return <span className="fine-print">{t('waiting')}</span>
    case 'sending':
      return (
        <span className="fine-print">
          {t('uploading')}
          <Progress value={draft.percent} max={100} label={t('uploadingOf', { name: called })} />
        </span>
      )
    case 'failed':
      return (
        <Button onClick={onRetry} aria-label={t('tryAgainOf', { name: called })}>
          {t('tryAgain')}
        </Button>
      )
    case 'hidden':
      return (
        <Button
          onClick={onPublish}
          disabled={!isPublishable(draft)}
          aria-label={t('publishOf', { name: called })}
        >
          {t('publish')}
        </Button>
      )
    case 'live':
      return (
        <Link className={styles.live} to={`${productScreens.address}/${draft.productId}`}>
          <Icon name="check" size={16} />
          {t('published')}
        </Link>
      )
    default:
      return draft.state satisfies never
  }
}

/** Enter focuses the same field of the next product, as the keyboard of a phone suggests. */
function focusNext(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  const { draftField = '' } = event.currentTarget.dataset
  const fields = [
    ...document.querySelectorAll<HTMLInputElement>(`[data-draft-field="${draftField}"]`),
  ]
  const next = fields[fields.indexOf(event.currentTarget) + 1]
  if (next === undefined) event.currentTarget.blur()
  else next.focus()
}
