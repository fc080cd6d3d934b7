import { useEffect, useRef } from 'react'
import { type ShopNavigation, shopFormId } from '../shop-navigation.ts'
import type { ShopPage } from '../shop-page.server.ts'
import type { ShopQuery } from '../shop-query.ts'
import css from './filter-fields.module.css'

interface PriceFilterProps {
  page: ShopPage
  query: ShopQuery
  /** Absent in a form that is submitted. */
  navigation: ShopNavigation | undefined
}

/** Filter by lowest and highest price; the whole range of the shop is the placeholder. */
export function PriceFilter({ page: { prices, texts }, query, navigation }: PriceFilterProps) {
  if (prices === null && query.minPrice + query.maxPrice === '') return null
  return (
    <fieldset className={css.group}>
      <legend>{texts.filterPrice}</legend>
      <div className={css.pair}>
        <PriceField
          name="minPrice"
          label={texts.filterPriceFrom}
          placeholder={prices?.min}
          chosen={query.minPrice}
          onChoose={navigation && ((minPrice) => navigation.ask({ minPrice }))}
        />
        <PriceField
          name="maxPrice"
          label={texts.filterPriceTo}
          placeholder={prices?.max}
          chosen={query.maxPrice}
          onChoose={navigation && ((maxPrice) => navigation.ask({ maxPrice }))}
        />
      </div>
    </fieldset>
  )
}

interface PriceFieldProps {
  name: string
  label: string
  placeholder: string | undefined
  chosen: string
  onChoose: ((amount: string) => void) | undefined
}

/** Uncontrolled, so that no response overwrites newer input. */
function PriceField({ name, label, placeholder, chosen, onChoose }: PriceFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(chosen)
  useEffect(() => {
    // The field keeps on mount what was typed before hydration.
    if (shown.current === chosen) return
    shown.current = chosen
    if (field.current !== null) field.current.value = chosen
  }, [chosen])
  const choose = () => {
    const amount = field.current?.value.trim() ?? ''
    if (amount !== chosen) onChoose?.(amount)
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
