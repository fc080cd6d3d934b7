import type { Filter } from '../../../../domain/catalogue/product-filters.ts'
import { parametersOf } from '../../../../domain/catalogue/product-query.ts'
import type { NamedFacet } from '../../content/facets.server.ts'
import { useFallbackLanguage } from '../../languages/text-language.ts'
import { type FilterProps, shopFormId } from '../shop-navigation.ts'
import css from './filter-fields.module.css'

/** Values that are offered at once; less frequent ones are behind “More”. */
const MAX_LISTED_VALUES = 10

/**
 * Facets to choose one of, the most frequent first. Values of a single product are behind “More” with all others
 * that are not among the most frequent.
 */
export function FacetList({ page, query, navigation, filter }: FilterProps & { filter: Filter }) {
  const { texts } = page
  const { name, parameter, label, any, facet } = filter
  const fallbackLanguage = useFallbackLanguage()
  if (label === undefined || any === undefined || facet === undefined) return null
  const values: readonly NamedFacet[] = page[facet]
  const [chosen = ''] = parametersOf(query, name)
  if (values.length === 0 && chosen === '') return null
  const listed = values.filter(({ count }) => count > 1).slice(0, MAX_LISTED_VALUES)
  const others = values.slice(listed.length)
  // A link may select a value that is not among the known ones.
  const isKnown = chosen === '' || values.some(({ value }) => value === chosen)
  const option = ({ value, count, name: text }: NamedFacet) => (
    <label key={value} lang={text === undefined ? fallbackLanguage : undefined}>
      <input
        type="radio"
        name={parameter}
        value={value}
        form={navigation && shopFormId}
        {...(navigation === undefined
          ? { defaultChecked: value === chosen }
          : {
              checked: value === chosen,
              onChange: () => navigation.ask({ [name]: value }),
            })}
      />
      {text ?? value}
      {count > 1 && <small>{count}</small>}
    </label>
  )
  return (
    <fieldset className={css.group}>
      <legend>{texts[label]}</legend>
      <div className={css.options}>
        {option({ value: '', count: 0, name: texts[any] })}
        {!isKnown && option({ value: chosen, count: 0 })}
        {listed.map((facet) => option(facet))}
      </div>
      {others.length > 0 && (
        <details open={others.some(({ value }) => value === chosen)}>
          <summary>{texts.filterMore}</summary>
          <div className={css.options}>{others.map((facet) => option(facet))}</div>
        </details>
      )}
    </fieldset>
  )
}
