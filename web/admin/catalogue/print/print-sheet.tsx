import { Button, Checkbox, NativeSelect, SegmentedControl } from '@mantine/core'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { productScreens } from '../../content/screens/catalogue-screens.ts'
import { useDeclaredTexts } from '../../languages/language-provider.tsx'
import { Icon } from '../../ui/icon.tsx'
import { EmptyState, Failure, SkeletonRows } from '../../ui/load-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { NamedOptions } from '../category-options.tsx'
import styles from './print-pages.module.css'
import { PrintPages } from './print-pages.tsx'
import { type SheetForm, useSheet } from './use-print-sheet.ts'

const forms: SheetForm[] = ['two', 'six', 'tags']

/** Print sheet for a showroom: each product has a QR code that leads to its page. */
export default function Sheet() {
  const t = useTranslations('catalogue.print.sheet')
  const declared = useDeclaredTexts()
  const sheet = useSheet()
  const { products, origin, error, refetch } = sheet
  const paper = useRef<HTMLDivElement>(null)
  const isEmpty = products?.length === 0
  const title = t('title')
  const parent = { label: declared(productScreens.label), to: productScreens.address }
  return (
    <>
      <div className={styles.head}>
        <PageHeader title={title} parent={parent} here={title} count={products?.length}>
          <Button
            variant="filled"
            disabled={products === undefined || isEmpty}
            leftSection={<Icon name="file" size={16} />}
            onClick={() => void print(paper.current)}
          >
            {t('print')}
          </Button>
        </PageHeader>
        <Choices sheet={sheet} />
        {sheet.leftOver > 0 && (
          <p className={styles.note}>{t('leftOver', { count: sheet.leftOver })}</p>
        )}
      </div>
      {error !== null && <Failure message={error.message} onRetry={refetch} />}
      {error === null && (products === undefined || origin === undefined) && <SkeletonRows />}
      {error === null && isEmpty && (
        <EmptyState icon="file" title={t('nothing')} text={t('nothingText')} />
      )}
      {error === null && !isEmpty && products !== undefined && origin !== undefined && (
        // A4 pages are wider than a phone screen.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard.
        <section className={styles.desk} aria-label={t('preview')} tabIndex={0}>
          <div ref={paper}>
            <PrintPages
              products={products}
              choices={sheet.choices}
              origin={origin}
              form={sheet.form}
              drawnCategories={sheet.isDrawn ? sheet.categories : null}
            />
          </div>
        </section>
      )}
    </>
  )
}

function Choices({ sheet }: { sheet: ReturnType<typeof useSheet> }) {
  const t = useTranslations('catalogue.print.sheet')
  const labelLayout = useTranslations('catalogue.print.layouts')
  const { chosenCount, categories, category, form, isDrawn, change } = sheet
  return (
    <div className={styles.choices}>
      <NativeSelect
        label={t('products')}
        value={category}
        onChange={(event) => change('category', event.currentTarget.value)}
      >
        <option value="">
          {chosenCount === 0 ? t('selectCategory') : t('selected', { count: chosenCount })}
        </option>
        <NamedOptions of={categories} />
      </NativeSelect>
      <SegmentedControl
        aria-label={t('layout')}
        data={forms.map((value) => ({ value, label: labelLayout(value) }))}
        value={form}
        onChange={(value: SheetForm | string) => change('form', value)}
      />
      {form === 'two' && (
        <Checkbox
          label={t('drawn')}
          checked={isDrawn}
          onChange={(event) => change('drawn', event.currentTarget.checked ? 'yes' : '')}
        />
      )}
    </div>
  )
}

/** Waits until the photos are decoded: unloaded ones would be missing on paper. */
async function print(paper: HTMLElement | null): Promise<void> {
  const images = [...(paper?.querySelectorAll('img') ?? [])]
  await Promise.allSettled(images.map((image) => image.decode()))
  window.print()
}
