import { Suspense, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import {
  type Filter,
  productFilters,
  shopFilters,
  sizeNames,
} from '../../../../domain/catalogue/product-filters.ts'
import { isSet, parametersOf, shopAddress } from '../../../../domain/catalogue/product-query.ts'
import { format } from '../../../../domain/text/message.ts'
import button from '../../../ui/button.module.css'
import type { NamedFacet } from '../../content/cached-content.server.ts'
import { useSite } from '../../content/site.ts'
import { useLabels, usePageLabels } from '../../content/texts.ts'
import { useFallbackLanguage } from '../../languages/text-language.ts'
import { readStored } from '../../ui/browser-storage.ts'
import { lazyOrReload } from '../../ui/load-or-reload.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { type FilterProps, shopFormId } from '../shop-navigation.ts'
import css from './filter-fields.module.css'

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

/** Values that are offered at once; less frequent ones are behind “More”. */
const MAX_LISTED_VALUES = 10

/**
 * Facets to choose one of, the most frequent first. Values of a single product are behind “More” with all others
 * that are not among the most frequent.
 */
function FacetList({ page, query, navigation, filter }: FilterProps & { filter: Filter }) {
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

/** Typed filters of one label, such as the lowest and the highest price, with hints of their values. */
function FieldFilter({
  page,
  query,
  navigation,
  filter: { label },
}: FilterProps & { filter: Filter }) {
  const { offered, hints, texts } = page
  const alike = shopFilters.filter((other) => other.label === label)
  const isShown = alike.some(({ name }) => offered.includes(name) || isSet(query[name]))
  if (label === undefined || !isShown) return null
  const fields = alike.map(({ name, parameter, field = label }) => (
    <Field
      key={name}
      name={parameter}
      label={texts[field]}
      placeholder={hints[name]}
      chosen={parametersOf(query, name)[0] ?? ''}
      onChoose={navigation && ((text) => navigation.ask({ [name]: text }))}
    />
  ))
  if (fields.length === 1) return fields
  return (
    <fieldset className={css.group}>
      <legend>{texts[label]}</legend>
      <div className={css.pair}>{fields}</div>
    </fieldset>
  )
}

interface FieldProps {
  name: string
  label: string
  placeholder: string | undefined
  chosen: string
  onChoose: ((text: string) => void) | undefined
}

/** Uncontrolled, so that no response overwrites newer input. */
function Field({ name, label, placeholder, chosen, onChoose }: FieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(chosen)
  useEffect(() => {
    // The field keeps on mount what was typed before hydration.
    if (shown.current === chosen) return
    shown.current = chosen
    if (field.current !== null) field.current.value = chosen
  }, [chosen])
  const choose = () => {
    const text = field.current?.value.trim() ?? ''
    if (text !== chosen) onChoose?.(text)
  }
  return (
    <label className={css.field}>
      {label}
      <input
        ref={field}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        form={onChoose && shopFormId}
        placeholder={placeholder}
        defaultValue={chosen}
        onBlur={choose}
        onKeyDown={(event) => {
          if (event.key === 'Enter') choose()
        }}
      />
    </label>
  )
}

/**
 * Filter by the space there is along the wall, in depth and in height. Its event handlers are
 * loaded on first use.
 */
function SizeFilter({ page: { offered, system, texts }, query, navigation }: FilterProps) {
  const labels = usePageLabels('shop')
  const site = useSite()
  const { cm } = useLabels('offer')
  const [wall, setWall] = useState('')
  useEffect(() => setWall(readStored('wall') ?? ''), [])
  const sizes = sizeNames.filter((name) => offered.includes(name))
  if (sizes.length === 0) return null
  const act = (event: SyntheticEvent) => {
    if (navigation === undefined) return
    import('./size-filter-events.ts').then(
      ({ handleSizeInput }) => handleSizeInput(event, navigation, site),
      () => {},
    )
  }
  const form = navigation && shopFormId
  return (
    <fieldset
      className={css.columns}
      aria-label={labels.size}
      onFocus={act}
      onBlur={act}
      onKeyDown={act}
      onChange={act}
    >
      {sizes.map((name) => (
        <label className={css.field} key={name}>
          {texts[productFilters[name].field]}
          {/* The key remounts the input for another query; while typing, it keeps its text. */}
          <input
            key={query[name]}
            name={name}
            autoComplete="off"
            form={form}
            defaultValue={query[name]}
          />
        </label>
      ))}
      <div className={css.field}>
        <select name="unit" aria-label={labels.unit} form={form} key={system} defaultValue={system}>
          <option value={cm === 'cm' ? undefined : 'cm'}>{cm}</option>
          <option value="ft">{texts.fitsFeet}</option>
        </select>
      </div>
      {/* Wall that the visitor typed beside a drawing on a product's page. */}
      {sizes.includes('width') && wall !== '' && wall !== query.width && (
        <small>
          <PageLink
            className={button.grow}
            to={shopAddress({ ...query, width: wall, page: 1 })}
            preservesScroll
          >
            {format(texts.fitsKept, { size: wall })}
          </PageLink>
        </small>
      )}
    </fieldset>
  )
}
