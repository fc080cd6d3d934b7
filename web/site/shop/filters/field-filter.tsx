import { useEffect, useRef } from 'react'
import { type Filter, shopFilters } from '../../../../domain/catalogue/product-filters.ts'
import { isSet, parametersOf } from '../../../../domain/catalogue/product-query.ts'
import { type FilterProps, shopFormId } from '../shop-navigation.ts'
import css from './filter-fields.module.css'

/** Typed filters of one label, such as the lowest and the highest price, with hints of their values. */
export function FieldFilter({
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
