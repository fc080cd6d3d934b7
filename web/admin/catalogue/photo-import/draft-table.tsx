import { Button, NativeSelect, TextInput } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAdmin } from '../../app/admin-context.ts'
import { useLeaveGuard } from '../../forms/navigation-guard.tsx'
import { attempt } from '../../ui/toast.tsx'
import { useUndo } from '../../ui/use-undo.ts'
import { NamedOptions, useCategories } from '../category-options.tsx'
import choice from '../file-choice.module.css'
import { DraftCard } from './draft-card.tsx'
import styles from './drafts.module.css'
import groups from './photo-group-list.module.css'
import { type Draft, isInProgress, isPublishable, labelOf, useDrafts } from './use-drafts.ts'

/** New products during and after their upload: to be named, categorised and published. */
export function DraftTable({ start }: { start: Draft[] }) {
  const t = useTranslations('catalogue.photoImport.table')
  const { whileBusy } = useAdmin()
  const offerUndo = useUndo()
  const { drafts, change, save, show, retry, changeAll } = useDrafts(start)
  const none = useTranslations('catalogue.photoImport.categoryOptions')('none')
  const categories = [{ _id: '', name: none }, ...useCategories()]
  const [common, setCommon] = useState(start[0]?.category ?? '')
  const ready = drafts.filter(isPublishable)
  const failed = drafts.filter(({ state }) => state === 'failed')
  const rejected = drafts.filter(({ failure }) => failure !== '')
  const guard = useLeaveGuard({
    dirty: rejected.length > 0,
    name: rejected.map(labelOf).join(', '),
  })

  const publish = (ids: string[]) =>
    attempt(async () => {
      const versions = await whileBusy(show(ids, true))
      const count = Object.keys(versions).length
      if (count === 0) return
      offerUndo({
        done: t('published', { count }),
        versions,
        undo: (based) => show(ids, false, based),
      })
    })

  return (
    <section className="panel" aria-label={t('label')}>
      <div className={styles.head}>
        <p role="status">{stateOf(drafts, t)}</p>
        <PriceForAll onChange={(price) => changeAll({ price })} />
        <NativeSelect
          label={t('categoryForAll')}
          className={styles.commonCategory}
          value={common}
          onChange={(event) => {
            setCommon(event.currentTarget.value)
            changeAll({ category: event.currentTarget.value })
          }}
        >
          <NamedOptions of={categories} />
        </NativeSelect>
      </div>
      <ol>
        {drafts.map((draft, index) => (
          <DraftCard
            key={draft.id}
            draft={draft}
            number={index + 1}
            categories={categories}
            onChange={(part) => change(draft.id, part)}
            onSave={() => void save(draft.id)}
            onPublish={() => void publish([draft.id])}
            onRetry={() => retry([draft.id])}
          />
        ))}
      </ol>
      <footer className={`${choice.foot} ${groups.foot}`}>
        {failed.length > 1 && (
          <Button onClick={() => retry(failed.map(({ id }) => id))}>{t('retryAll')}</Button>
        )}
        <Button
          variant="filled"
          disabled={ready.length === 0}
          onClick={() => publish(ready.map(({ id }) => id))}
        >
          {ready.length === 0 ? t('publish') : t('publishAll', { count: ready.length })}
        </Button>
      </footer>
      {guard.dialog}
    </section>
  )
}

/** Applied when the field is left, so that half a price is not saved. */
function PriceForAll({ onChange }: { onChange: (price: string) => void }) {
  const t = useTranslations('catalogue.photoImport.table')
  const [price, setPrice] = useState('')
  const [applied, setApplied] = useState('')
  const apply = () => {
    if (price === applied) return
    setApplied(price)
    onChange(price)
  }
  return (
    <TextInput
      label={t('priceForAll')}
      className={styles.commonPrice}
      value={price}
      inputMode="decimal"
      autoComplete="off"
      onChange={(event) => setPrice(event.currentTarget.value)}
      onBlur={apply}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter') apply()
      }}
    />
  )
}

type TableTexts = ReturnType<typeof useTranslations<'catalogue.photoImport.table'>>

/** Upload state of all drafts in short sentences. */
function stateOf(drafts: Draft[], t: TableTexts): string {
  const count = (isMeant: (draft: Draft) => boolean) => drafts.filter(isMeant).length
  const [under, failed, live] = [
    count(isInProgress),
    count(({ state }) => state === 'failed'),
    count(({ state }) => state === 'live'),
  ]
  const unnamed = count(({ state, name }) => state !== 'live' && name.trim() === '')
  const parts = [
    under > 0 && t('uploaded', { done: drafts.length - under, count: drafts.length }),
    failed > 0 && t('failed', { count: failed }),
    under === 0 && failed === 0 && live < drafts.length && t('allUploaded'),
    live > 0 && (live === drafts.length ? t('allPublished') : t('somePublished', { count: live })),
    unnamed > 0 && t('unnamed', { count: unnamed }),
  ]
  return parts.filter(Boolean).join(' ')
}
