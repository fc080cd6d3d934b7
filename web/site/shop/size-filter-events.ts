import type { SyntheticEvent } from 'react'
import {
  describeMeasure,
  isNumberAlone,
  normaliseMeasure,
} from '../../../domain/measures/measure-format.ts'
import type { MeasureSystem } from '../../../domain/measures/measure-system.ts'
import { readStoredSystem, storeSystem } from '../compare/measure-system-storage.ts'
import type { ShopNavigation } from './shop-navigation.ts'
import { MAX_SIZE_CM } from './size-range.ts'

/** Event handler of the size filter (“Fits into”). */
export function handleSizeInput(event: SyntheticEvent, navigation: ShopNavigation): void {
  const { target, type, nativeEvent } = event
  if (target instanceof HTMLSelectElement) {
    if (type === 'change') changeUnit(target, navigation)
    if (type === 'focus') restoreUnit(target, navigation)
    return
  }
  if (!(target instanceof HTMLInputElement)) return
  if (target.type === 'range') {
    slide(target, type, navigation)
    return
  }
  const unit = unitOf(target)
  if (type === 'focus' && unit !== null) restoreUnit(unit, navigation)
  if (type === 'change') target.setCustomValidity('')
  if (type === 'blur') chooseSize(target, navigation)
  const isEntered = nativeEvent instanceof KeyboardEvent && nativeEvent.key === 'Enter'
  if (type === 'keydown' && isEntered) {
    const group = target.closest('fieldset')
    chooseSize(target, navigation)
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

function chooseSize(field: HTMLInputElement, { requested, ask }: ShopNavigation): void {
  const unit = unitOf(field)
  const name = field.name === 'width' ? 'width' : 'height'
  const text = field.value.trim()
  if (unit === null || text === requested[name]) return
  // A typed unit is kept; a number without one is in the selected system.
  const size = normaliseMeasure(text, isNumberAlone(text) ? chosenSystem(unit) : undefined)
  if (size === '' && text !== '') {
    field.setCustomValidity('Enter a size such as 120 cm or 4 ft 6 in.')
    field.reportValidity()
    return
  }
  if (size === requested[name]) field.value = size
  else ask({ [name]: size })
}

/** Mirrors the slider's position in its text field, and applies it once the slider is released. */
function slide(slider: HTMLInputElement, type: string, navigation: ShopNavigation): void {
  const unit = unitOf(slider)
  const field = slider.parentElement?.querySelector('input')
  if (!unit || !field) return
  if (type === 'focus') restoreUnit(unit, navigation)
  const { valueAsNumber: centimetres, value, defaultValue } = slider
  if (value !== defaultValue)
    field.value =
      centimetres < MAX_SIZE_CM ? describeMeasure(centimetres * 10, chosenSystem(unit)) : ''
  if (type === 'pointerup' || type === 'keyup' || type === 'blur') chooseSize(field, navigation)
}

/** Converts the selected sizes to another unit. */
function changeUnit(unit: HTMLSelectElement, { requested, ask }: ShopNavigation): void {
  const system = chosenSystem(unit)
  storeSystem(system)
  const { width, height } = requested
  if (width + height === '') return
  ask({ width: normaliseMeasure(width, system), height: normaliseMeasure(height, system) })
}

function restoreUnit(unit: HTMLSelectElement, { requested }: ShopNavigation): void {
  if (requested.width + requested.height === '') unit.value = readStoredSystem() ?? unit.value
}
