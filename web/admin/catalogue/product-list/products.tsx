import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { MAX_BULK_PRODUCTS } from '../../../../domain/api/product-bulk.ts'
import {
  type Product,
  productEndpoints,
  type SearchResult,
} from '../../../../domain/api/products.ts'
import { useAdmin } from '../../app/admin-context.ts'
import { MainButton } from '../../content/main-button.tsx'
import { productScreens } from '../../content/screens/catalogue-screens.ts'
import { DropArea } from '../../forms/media/drop-area.tsx'
import { useDeclaredTexts } from '../../languages/language-provider.tsx'
import { EmptyState, Failure, SkeletonRows } from '../../ui/load-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Pager } from '../../ui/pager.tsx'
import { SelectButton } from '../../ui/selection-bar.tsx'
import { attempt } from '../../ui/toast.tsx'
import { useLastPage } from '../../ui/use-pagination.ts'
import { BulkBar } from '../bulk/bulk-bar.tsx'
import { CsvActions } from '../csv/csv-actions.tsx'
import { importPath } from '../csv/use-imports.ts'
import {
  AddPhotographs,
  photographsPath,
  useHandOver,
} from '../photo-import/photo-import-button.tsx'
import { DeleteProducts } from './product-delete-dialog.tsx'
import { ProductFilters } from './product-filters.tsx'
import { isFiltered, type ProductView, queryOf, useProductView } from './product-query.ts'
import { ProductTable } from './product-table.tsx'
import styles from './products.module.css'
import { type Selection, useSelection } from './selection.ts'
import { useProducts } from './use-products.ts'

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
    <>
      <PageHeader title={t('title')} count={products === undefined ? undefined : total}>
        <SelectButton
          label={t('select')}
          isSelecting={selection.selecting}
          onToggle={selection.toggleSelecting}
        />
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
          onDeleted={selection.clear}
          onClose={() => setPendingDelete([])}
        />
      )}
    </>
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
          <Button component={Link} to={importPath} variant="default">
            {t('fromFile')}
          </Button>
        </>
      }
    />
  )
}

function AddButton() {
  const declared = useDeclaredTexts()
  const to = `${productScreens.address}/add`
  return <MainButton icon="plus" label={declared('types.product.add')} to={to} />
}

interface SelectAllNoteProps {
  view: ProductView
  total: number
  products: Product[]
  selection: Selection
}

/** Offers to select the products of all pages once those of this one are selected. */
function SelectAllNote({ view, total, products, selection }: SelectAllNoteProps) {
  const t = useTranslations('catalogue.products.selectAllNote')
  const { api, whileBusy } = useAdmin()
  const { chosen } = selection
  if (total <= products.length || !products.every(({ _id }) => selection.has(_id))) return null
  const count = Math.min(total, MAX_BULK_PRODUCTS)

  async function selectAll(): Promise<void> {
    const query = { ...queryOf(view), skip: 0, limit: count }
    await attempt(async () => {
      const reading = api.call(productEndpoints.list, {}, undefined, { query })
      selection.chooseAll((await whileBusy(reading)).categoryItemData)
    })
  }
  return (
    <p className={styles.selectAllNote}>
      {chosen.length > products.length
        ? t('areSelected', { count: chosen.length })
        : t('pageSelected')}
      {chosen.length < count && (
        <button type="button" className="text-button" onClick={() => void selectAll()}>
          {t(count < total ? 'selectFirst' : 'selectAll', { count })}
        </button>
      )}
    </p>
  )
}

interface SearchNoteProps {
  /** The search as typed. */
  q: string
  found: Partial<SearchResult>
}

/**
 * Notes that a search was corrected, that products have only some of its words, or that none is
 * within its bounds.
 */
function SearchNote({ q, found }: SearchNoteProps) {
  const { corrected, loosened, relaxed, fullMatches = 0 } = found
  const t = useTranslations('catalogue.products.searchNote')
  const notes: string[] = []
  if (corrected !== undefined) notes.push(t('corrected', { corrected, words: q }))
  if (loosened !== undefined) notes.push(t('loosened', { words: corrected ?? q }))
  if (relaxed) {
    const words = corrected ?? q
    notes.push(
      fullMatches === 0
        ? t('noFullMatch', { words })
        : t('fullMatches', { count: fullMatches, words }),
    )
  }
  return (
    <div aria-live="polite" className={styles.searchNote}>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  )
}
