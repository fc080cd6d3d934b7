import { Suspense } from 'react'
import { type Filter, shopFilters } from '../../../../domain/catalogue/product-filters.ts'
import { lazyOrReload } from '../../ui/load-or-reload.ts'
import { type FilterProps, shopFormId } from '../shop-navigation.ts'
import { FacetList } from './facet-list.tsx'
import { FieldFilter } from './field-filter.tsx'
import css from './filter-fields.module.css'
import { SizeFilter } from './size-filter.tsx'

const ValueFilters = lazyOrReload(async () => ({
  default: (await import('../../product/choices/swatch-parts.tsx')).ValueFilters,
}))

const isTyped = ({ type, facet }: Filter) => type === 'amount' || (type === 'text' && !facet)
const typed = shopFilters.filter(isTyped)

/** Filters by their control. */
const controls = {
  checkboxes: shopFilters.filter(({ checkbox }) => checkbox !== undefined),
  /** The first of each label, which shows the others, too. */
  fields: typed.filter((one) => typed.find(({ label }) => label === one.label) === one),
  facets: shopFilters.filter(({ any }) => any !== undefined).reverse(),
}

/** All filters of the shop except category and search. */
export function FilterFields(props: FilterProps) {
  const { page, query, navigation } = props
  const { texts, values } = page
  const ask = navigation?.ask
  return (
    <div className={css.root}>
      {controls.checkboxes.map((filter) => (
        <CheckboxFilter key={filter.name} {...props} filter={filter} />
      ))}
      {controls.fields.map((filter) => (
        <FieldFilter key={filter.name} {...props} filter={filter} />
      ))}
      <SizeFilter {...props} />
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
      {controls.facets.map((filter) => (
        <FacetList key={filter.name} {...props} filter={filter} />
      ))}
    </div>
  )
}

function CheckboxFilter({ page, query, navigation, filter }: FilterProps & { filter: Filter }) {
  const { name, parameter, checkbox } = filter
  const isChosen = checkbox !== undefined && query[name] === checkbox.option
  if (checkbox === undefined || !(page.offered.includes(name) || isChosen)) return null
  return (
    <div className={css.options}>
      <label>
        <input
          type="checkbox"
          name={parameter}
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
