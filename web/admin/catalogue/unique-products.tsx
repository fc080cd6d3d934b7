import { useTranslations } from 'use-intl'
import { productEndpoints } from '../../../domain/api/products.ts'
import { useData } from '../app/use-data.ts'
import { EmptyState, Failure, SkeletonCards } from '../ui/load-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { OrderedProducts, useOrderedProducts } from './ordered-products.tsx'

const changes = {
  added: { isFeatured: true },
  removed: { isFeatured: false },
}

/** Products in Something Unique, in round pictures and in the order of the home page. */
export default function Unique() {
  const t = useTranslations('catalogue.orderedProducts.unique')
  const name = t('title')
  const { data, error, refetch } = useData(productEndpoints.unique, {}, { limit: 0 })
  const list = useOrderedProducts({ name, ...changes }, data?.categoryItemDataSomethingUnique)
  return (
    <>
      <PageHeader title={name} count={list.products?.length} lead={t('lead')} />
      {error !== null && <Failure message={error.message} onRetry={refetch} />}
      {list.products === undefined && error === null && <SkeletonCards />}
      {list.products !== undefined && (
        <OrderedProducts
          list={list}
          shape="circles"
          name={name}
          empty={<EmptyState icon="star" title={t('notFound')} text={t('addFirst')} />}
        />
      )}
    </>
  )
}
