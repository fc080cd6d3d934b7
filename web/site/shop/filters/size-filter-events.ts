import type { SyntheticEvent } from 'react'
import { sizeNames } from '../../../../domain/catalogue/product-filters.ts'
import { isSet, type ShopQuery } from '../../../../domain/catalogue/product-query.ts'
import {
  isNumberAlone,
  type MeasureSystem,
  normaliseMeasure,
} from '../../../../domain/measures/measure-format.ts'
import { readStoredSystem, storeSystem } from '../../compare/measure-system-storage.ts'
import type { Site } from '../../content/site.ts'
import type { ShopNavigation } from '../shop-navigation.ts'

/** Event handler of the size filter. */
export function handleSizeInput(
  event: SyntheticEvent,
  navigation: ShopNavigation,
  site: Site,
): void {
  const { unreadable } = site.labels.size
  const { target, type, nativeEvent } = event
  if (target instanceof HTMLSelectElement) {
    if (type === 'change') changeUnit(target, navigation)
    if (type === 'focus') restoreUnit(target, navigation)
    return
  }
  if (!(target instanceof HTMLInputElement)) return
  const unit = unitOf(target)
  if (type === 'focus' && unit !== null) restoreUnit(unit, navigation)
  if (type === 'change') target.setCustomValidity('')
  if (type === 'blur') chooseSize(target, navigation, unreadable)
  const isEntered = nativeEvent instanceof KeyboardEvent && nativeEvent.key === 'Enter'
  if (type === 'keydown' && isEntered) {
    const group = target.closest('fieldset')
    chooseSize(target, navigation, unreadable)
    // Navigation may have remounted the field.
    group?.querySelector<HTMLInputElement>(`[name=${target.name}]`)?.focus()
  }
}

function unitOf(field: HTMLElement): HTMLSelectElement | null {
  return field.closest('fieldset')?.querySelector('select') ?? null
}

function chosenSystem({ value }: HTMLSelectElement): MeasureSystem {
  return value === 'ft' ? 'ft' : 'cm'
}

function chooseSize(
  field: HTMLInputElement,
  { requested, ask }: ShopNavigation,
  unreadable: string,
): void {
  const unit = unitOf(field)
  const name = sizeNames.find((name) => name === field.name) ?? 'width'
  const text = field.value.trim()
  if (unit === null || text === (requested[name] ?? '')) return
  // A typed unit is kept; a number without one is in the selected system.
  const size = normaliseMeasure(text, isNumberAlone(text) ? chosenSystem(unit) : undefined)
  if (size === '' && text !== '') {
    field.setCustomValidity(unreadable)
    field.reportValidity()
    return
  }
  if (size === (requested[name] ?? '')) field.value = size
  else ask({ [name]: size })
}

/** Converts the selected sizes to another unit. */
function changeUnit(unit: HTMLSelectElement, { requested, ask }: ShopNavigation): void {
  const system = chosenSystem(unit)
  storeSystem(system)
  if (!hasSizes(requested)) return
  const sizes = sizeNames.map((name) => [name, normaliseMeasure(requested[name] ?? '', system)])
  ask(Object.fromEntries(sizes))
}

function restoreUnit(unit: HTMLSelectElement, { requested }: ShopNavigation): void {
  if (!hasSizes(requested)) unit.value = readStoredSystem() ?? unit.value
}

function hasSizes(query: ShopQuery): boolean {
  return sizeNames.some((name) => isSet(query[name]))
}
