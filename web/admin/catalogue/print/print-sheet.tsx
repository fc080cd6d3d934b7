import { Button, NativeSelect, SegmentedControl } from '@mantine/core'
import { useRef } from 'react'
import { pageMeta } from '../../app/page-meta.ts'
import { productScreens } from '../../content/screens/product-screens.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Failure } from '../../ui/load-error.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonRows } from '../../ui/skeletons.tsx'
import { PrintPages } from './print-pages.tsx'
import styles from './print-sheet.module.css'
import { type SheetForm, sheetForms, useSheet } from './use-print-sheet.ts'

export const meta = pageMeta('Print sheet')

const parent = { label: productScreens.label, to: productScreens.address }
const forms = Object.entries(sheetForms).map(([value, { label }]) => ({ value, label }))

/** Print sheet for a showroom: each product has a QR code that leads to its page. */
export default function Sheet() {
  const sheet = useSheet()
  const { products, origin, error, reload } = sheet
  const paper = useRef<HTMLDivElement>(null)
  const isEmpty = products?.length === 0
  return (
    <>
      <div className={styles.head}>
        <PageHeader title="Print sheet" parent={parent} here="Print sheet" count={products?.length}>
          <Button
            variant="filled"
            disabled={products === undefined || isEmpty}
            leftSection={<Icon name="file" size={16} />}
            onClick={() => void print(paper.current)}
          >
            Print
          </Button>
        </PageHeader>
        <Choices sheet={sheet} />
        {sheet.leftOver > 0 && (
          <p className={styles.note}>{sheet.leftOver} more do not fit on one sheet.</p>
        )}
      </div>
      {error !== null && <Failure message={error.message} onRetry={reload} />}
      {error === null && (products === undefined || origin === undefined) && <SkeletonRows />}
      {error === null && isEmpty && (
        <EmptyState
          icon="file"
          title="Nothing to print yet"
          text="Choose a category above, or select products in the list."
        />
      )}
      {error === null && !isEmpty && products !== undefined && origin !== undefined && (
        // A4 pages are wider than a phone screen.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard.
        <section className={styles.desk} aria-label="Preview" tabIndex={0}>
          <div ref={paper}>
            <PrintPages
              products={products}
              choices={sheet.choices}
              origin={origin}
              form={sheet.form}
            />
          </div>
        </section>
      )}
    </>
  )
}

function Choices({ sheet }: { sheet: ReturnType<typeof useSheet> }) {
  const { chosenCount, categories, category, form, change } = sheet
  return (
    <div className={styles.choices}>
      <NativeSelect
        label="Products"
        value={category}
        onChange={(event) => change('category', event.currentTarget.value)}
      >
        <option value="">
          {chosenCount === 0 ? 'Select a category' : `Selected in the list (${chosenCount})`}
        </option>
        {categories.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </NativeSelect>
      <SegmentedControl
        aria-label="Layout"
        data={forms}
        value={form}
        onChange={(value: SheetForm | string) => change('form', value)}
      />
    </div>
  )
}

/** Waits until the photos are decoded: unloaded ones would be missing on paper. */
async function print(paper: HTMLElement | null): Promise<void> {
  const images = [...(paper?.querySelectorAll('img') ?? [])]
  await Promise.allSettled(images.map((image) => image.decode()))
  window.print()
}
