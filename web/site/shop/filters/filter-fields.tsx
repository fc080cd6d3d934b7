import { Suspense } from 'react'
import { lazyOrReload } from '../../ui/load-or-reload.ts'
import { type ShopNavigation, shopFormId } from '../shop-navigation.ts'
import type { ShopPage } from '../shop-page.server.ts'
import type { ShopQuery } from '../shop-query.ts'
import { FacetList } from './facet-list.tsx'
import css from './filter-fields.module.css'
import { PriceFilter } from './price-filter.tsx'
import { SizeFilter } from './size-filter.tsx'

export interface FilterFieldsProps {
  page: ShopPage
  /** Query with the chosen values. */
  query: ShopQuery
  /** Applies each choice at once; absent in a form that is submitted. */
  navigation?: ShopNavigation
}

const ValueFilters = lazyOrReload(async () => ({
  default: (await import('../../product/choices/swatch-parts.tsx')).ValueFilters,
}))

/** All filters of the shop except category and search. */
export function FilterFields({ page, query, navigation }: FilterFieldsProps) {
  const { tags, materials, values, texts } = page
  const ask = navigation?.ask
  return (
    <div className={css.root}>
      <ReadyFilter page={page} query={query} navigation={navigation} />
      <PriceFilter page={page} query={query} navigation={navigation} />
      <SizeFilter page={page} query={query} navigation={navigation} />
      {values.length > 0 && (
        <Suspense>
          <ValueFilters
            filters={values}
            chosen={query.values}
            more={texts.filterMore}
            classes={{ group: css.group, options: css.options }}
            form={navigation && shopFormId}
            onChoose={ask && ((values) => ask({ values }))}
          />
        </Suspense>
      )}
      <FacetList
        name="material"
        label={texts.filterMaterial}
        any={texts.filterAnyMaterial}
        values={materials}
        chosen={query.material}
        onChoose={ask && ((material) => ask({ material }))}
      />
      <FacetList
        name="tag"
        label={texts.filterTag}
        any={texts.filterAnyTag}
        values={tags}
        chosen={query.tag}
        onChoose={ask && ((tag) => ask({ tag }))}
      />
    </div>
  )
}

/** True if the shop has any of these filters. */
export function hasFilters({
  tags,
  materials,
  values,
  sizes,
  prices,
  hasReady,
}: ShopPage): boolean {
  const hasSizes = sizes.width || sizes.depth || sizes.height
  return (
    tags.length + materials.length + values.length > 0 || hasSizes || prices !== null || hasReady
  )
}

interface FilterProps {
  page: ShopPage
  query: ShopQuery
  navigation: ShopNavigation | undefined
}

function ReadyFilter({ page: { hasReady, texts }, query, navigation }: FilterProps) {
  const isChosen = query.availability === 'in-stock'
  if (!hasReady && !isChosen) return null
  return (
    <div className={css.options}>
      <label>
        <input
          type="checkbox"
          name="availability"
          value="in-stock"
          form={navigation && shopFormId}
          {...(navigation === undefined
            ? { defaultChecked: isChosen }
            : {
                checked: isChosen,
                onChange: () => navigation.ask({ availability: isChosen ? '' : 'in-stock' }),
              })}
        />
        {texts.filterReady}
      </label>
    </div>
  )
}
