import { normaliseFilters } from '../../../../domain/catalogue/filter-values.ts'
import { sizeNames } from '../../../../domain/catalogue/product-filters.ts'
import { readShopQuery, type ShopQuery } from '../../../../domain/catalogue/product-query.ts'
import { isNumberAlone, normaliseMeasure } from '../../../../domain/measures/measure-format.ts'
import { storeSystem } from '../../compare/measure-system-storage.ts'

/** Query of a form's fields; category, search and sort order are those of `shown`. */
export function readFilterForm(form: HTMLFormElement, { category, q, sort }: ShopQuery): ShopQuery {
  const search = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') search.append(name, value)
  // A typed unit is kept; a number without one is in the selected system.
  const unit = search.get('unit') ?? 'cm'
  search.delete('unit')
  for (const name of sizeNames) {
    const text = search.get(name)?.trim() ?? ''
    if (text !== '' && isNumberAlone(text)) search.set(name, `${text} ${unit}`)
  }
  return { ...normaliseFilters(readShopQuery(search)), category, q, sort }
}

/** Converts the sizes in a form to another unit. */
export function convertSizes(form: HTMLFormElement, unit: HTMLSelectElement): void {
  const system = unit.value === 'ft' ? 'ft' : 'cm'
  storeSystem(system)
  for (const name of sizeNames) {
    const field = form.querySelector<HTMLInputElement>(`[name=${name}]`)
    if (field !== null) field.value = normaliseMeasure(field.value, system)
  }
}
