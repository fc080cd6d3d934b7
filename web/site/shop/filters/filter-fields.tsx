import { Suspense } from 'react'
import {
  declarationOf,
  type FilterName,
  parameterOf,
  shopFilters,
} from '../../../../domain/catalogue/product-filters.ts'
import { lazyOrReload } from '../../ui/load-or-reload.ts'
import { type FilterProps, shopFormId } from '../shop-navigation.ts'
import { FacetList } from './facet-list.tsx'
import { FieldFilter } from './field-filter.tsx'
import css from './filter-fields.module.css'
import { SizeFilter } from './size-filter.tsx'

const ValueFilters = lazyOrReload(async () => ({
  default: (await import('../../product/choices/swatch-parts.tsx')).ValueFilters,
}))

/** Filters by a kind of control. */
const checkboxes = shopFilters.filter((name) => declarationOf(name).checkbox !== undefined)
const facets = shopFilters.filter((name) => declarationOf(name).any !== undefined).reverse()
const fieldLabels = shopFilters.flatMap((name) => {
  const { type, facet, label } = declarationOf(name)
  const isTyped = type === 'amount' || (type === 'text' && facet === undefined)
  return isTyped && label !== undefined ? [label] : []
})

/** All filters of the shop except category and search. */
export function FilterFields(props: FilterProps) {
  const { page, query, navigation } = props
  const { texts, values } = page
  const ask = navigation?.ask
  return (
    <div className={css.root}>
      {checkboxes.map((name) => (
        <CheckboxFilter key={name} {...props} name={name} />
      ))}
      {[...new Set(fieldLabels)].map((label) => (
        <FieldFilter key={label} {...props} label={label} />
      ))}
      <SizeFilter page={page} query={query} navigation={navigation} />
      {values.length > 0 && (
        <Suspense>
          <ValueFilters
            filters={values}
            chosen={query.values ?? []}
            more={texts.filterMore}
            classes={{ group: css.group, options: css.options }}
            form={navigation && shopFormId}
            onChoose={ask && ((values) => ask({ values }))}
          />
        </Suspense>
      )}
      {facets.map((name) => (
        <FacetList key={name} {...props} name={name} />
      ))}
    </div>
  )
}

function CheckboxFilter({ page, query, navigation, name }: FilterProps & { name: FilterName }) {
  const { checkbox } = declarationOf(name)
  const isChosen = checkbox !== undefined && query[name] === checkbox.option
  if (checkbox === undefined || !(page.offered.includes(name) || isChosen)) return null
  return (
    <div className={css.options}>
      <label>
        <input
          type="checkbox"
          name={parameterOf(name)}
          value={checkbox.option}
          form={navigation && shopFormId}
          {...(navigation === undefined
            ? { defaultChecked: isChosen }
            : {
                checked: isChosen,
                onChange: () => navigation.ask({ [name]: isChosen ? undefined : checkbox.option }),
              })}
        />
        {page.texts[checkbox.text]}
      </label>
    </div>
  )
}
