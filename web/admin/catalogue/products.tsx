import { ActionIcon, Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Product } from '../../../domain/api/products.ts'
import { DropArea } from '../forms/media/drop-area.tsx'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import { Icon } from '../ui/icon.tsx'
import { EmptyState, Failure, SkeletonRows } from '../ui/load-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Pager } from '../ui/pager.tsx'
import { useLastPage } from '../ui/use-pagination.ts'
import { BulkBar } from './bulk-bar.tsx'
import { CsvActions } from './csv/csv-actions.tsx'
import { ProductFilters } from './filters/product-filters.tsx'
import { isFiltered, type ProductView, useProductView } from './filters/product-query.ts'
import {
  AddPhotographs,
  photographsPath,
  useHandOver,
} from './photo-import/photo-import-button.tsx'
import { DeleteProducts } from './product-delete-dialog.tsx'
import { SearchNote, SelectAllNote } from './product-notes.tsx'
import { ProductTable } from './product-table.tsx'
import styles from './products.module.css'
import { useSelection } from './selection.ts'
import { useProducts } from './use-products.ts'

const addPath = '/admin/manage-store/products/add'

export default function Products() {
  const t = useTranslations('catalogue.products.list')
  const { view, filter, clear } = useProductView()
  const state = useProducts(view)
  const { products, total, error, refetch } = state
  useLastPage(view, state.isCurrent ? total : undefined)
  const selection = useSelection(products ?? [])
  const handOver = useHandOver()
  const [toDelete, setPendingDelete] = useState<Product[]>([])
  const chosen = selection.chosen.map(state.newestOf)
  const pendingDelete = toDelete.map(state.newestOf)
  const clearFilters = () => {
    selection.keepToPage()
    clear()
  }
  return (
    <div className={chosen.length > 0 ? styles.withBulk : undefined}>
      <PageHeader title={t('title')} count={products === undefined ? undefined : total}>
        <ActionIcon
          className={styles.onlyPhone}
          aria-label={t('select')}
          aria-pressed={selection.selecting}
          onClick={selection.toggleSelecting}
        >
          <Icon name="select" />
        </ActionIcon>
        <CsvActions place="head" />
        <AddPhotographs />
        <AddButton />
      </PageHeader>
      <DropArea onFiles={handOver}>
        <section className={styles.list} aria-label={t('title')} aria-busy={state.isFetching}>
          <ProductFilters
            view={view}
            total={total}
            onFilter={(name, value) => {
              selection.keepToPage()
              filter(name, value)
            }}
            onClear={clearFilters}
          />
          <SearchNote q={view.q ?? ''} found={state.found ?? {}} />
          {error !== null && (
            <div className={styles.inset}>
              <Failure message={error.message} onRetry={refetch} />
            </div>
          )}
          {products === undefined && error === null && <SkeletonRows count={8} />}
          {products !== undefined && total === 0 && (
            <NoProducts view={view} onClear={clearFilters} />
          )}
          {products !== undefined && products.length > 0 && (
            <>
              <SelectAllNote view={view} total={total} products={products} selection={selection} />
              <ProductTable
                view={view}
                state={state}
                products={products}
                selection={selection}
                onDelete={(one) => setPendingDelete([one])}
              />
              <Pager total={total} page={view.page} size={view.size} />
            </>
          )}
        </section>
      </DropArea>
      <CsvActions place="below" />
      <BulkBar
        chosen={chosen}
        state={state}
        onDelete={() => setPendingDelete(chosen)}
        onClear={selection.clear}
      />
      {pendingDelete.length > 0 && (
        <DeleteProducts
          pendingDelete={pendingDelete}
          state={state}
          onDeleted={() => {
            selection.clear()
            setPendingDelete([])
          }}
          onClose={() => setPendingDelete([])}
        />
      )}
    </div>
  )
}

interface NoProductsProps {
  view: ProductView
  onClear: () => void
}

function NoProducts({ view, onClear }: NoProductsProps) {
  const t = useTranslations('catalogue.products.list')
  return isFiltered(view) ? (
    <EmptyState
      icon="search"
      title={t('notFound')}
      text={view.q === undefined ? t('noMatch') : t('noMatchOf', { words: view.q })}
      action={<Button onClick={onClear}>{t('clear')}</Button>}
    />
  ) : (
    <EmptyState
      icon="box"
      title={t('none')}
      text={t('addFirst')}
      action={
        <>
          <AddButton />
          <Button component={Link} to={photographsPath} variant="default">
            {t('fromPhotos')}
          </Button>
        </>
      }
    />
  )
}

function AddButton() {
  const declared = useDeclaredTexts()
  return (
    <Button
      component={Link}
      to={addPath}
      variant="filled"
      leftSection={<Icon name="plus" size={16} />}
    >
      {declared('types.product.add')}
    </Button>
  )
}
