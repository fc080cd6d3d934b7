import { publicationStatuses } from '../content/publication-status.ts'
import { availabilityOrder, availabilityTexts, isAvailability } from '../shop/availability.ts'
import type { Texts } from '../text/page-texts.ts'

/** Texts of a group that have nothing to fill in. */
type TextKey<Group extends 'shop' | 'offer'> = {
  [Key in keyof Texts<Group>]: Texts<Group>[Key] extends string ? Key : never
}[keyof Texts<Group>]

interface ProductFilter {
  /**
   * Kind of the value: `words` are searched for, `record` is an id, which an address has as the path
   * segment of its record; a `size` is a text with a unit, in the API millimetres; an `amount` is a
   * decimal that bounds the price; a `list` has several texts, all of which count.
   */
  type: 'words' | 'record' | 'text' | 'size' | 'amount' | 'option' | 'list' | 'flag'
  /** Values of an `option`, and their texts in the shop. */
  options?: readonly string[]
  texts?: Readonly<Record<string, TextKey<'offer'>>>
  /** Parameter of addresses; absent: the name of the filter. */
  parameter?: string
  /** Parameter of the API; absent: the name of the filter. */
  apiParameter?: string
  /** For the description of the API. */
  description?: string
  /** The shop's text that names the filter; filters with the same one are shown together. */
  label?: TextKey<'shop'>
  /** Text of its own field, if that differs from `label`. */
  field?: TextKey<'shop'>
  /** Facets with the values that find anything, which the filter offers. */
  facet?: 'tags' | 'materials' | 'availabilities'
  /** Text for no choice among the facets. */
  any?: TextKey<'shop'>
  /** Only option that the shop has a control for, a checkbox, with its text. */
  checkbox?: { option: string; text: TextKey<'shop'> }
  /** Filter of the back office: the shop has neither a parameter nor a control for it. */
  isAdmin?: true
}

/**
 * Filters of product lists, in the order of the parameters of an address. Query, addresses, API,
 * cache keys, controls and descriptions follow from this table; the conditions in the search index
 * are in `server/catalogue/search/filter-conditions.ts`.
 */
export const productFilters = {
  q: { type: 'words', label: 'filterSearch' },
  category: { type: 'record' },
  tag: { type: 'text', label: 'filterTag', facet: 'tags', any: 'filterAnyTag' },
  material: { type: 'text', label: 'filterMaterial', facet: 'materials', any: 'filterAnyMaterial' },
  /** Maximum sizes. Products without a parsable size are left out. */
  width: {
    type: 'size',
    apiParameter: 'maxWidth',
    description: 'Of the longer of width and length, in millimetres',
    label: 'filterWidth',
    field: 'fitsWidth',
  },
  depth: {
    type: 'size',
    apiParameter: 'maxDepth',
    description: 'Of the shorter of width and length, in millimetres',
    label: 'filterDepth',
    field: 'fitsDepth',
  },
  height: {
    type: 'size',
    apiParameter: 'maxHeight',
    description: 'In millimetres',
    label: 'filterHeight',
    field: 'fitsHeight',
  },
  /** Inclusive bounds of the price in force. Products without a price are left out. */
  minPrice: { type: 'amount', label: 'filterPrice', field: 'filterPriceFrom' },
  maxPrice: { type: 'amount', label: 'filterPrice', field: 'filterPriceTo' },
  availability: {
    type: 'option',
    options: availabilityOrder.filter(isAvailability),
    texts: availabilityTexts,
    facet: 'availabilities',
    checkbox: { option: 'in-stock', text: 'filterReady' },
  },
  /** Values of choices by id, of which a product has to offer all; unknown ones match no product. */
  values: { type: 'list', parameter: 'value', apiParameter: 'value' },
  /** True: only products in Something Unique; false: only the others. */
  unique: { type: 'flag', parameter: 'showcase', isAdmin: true },
  /** Publication status, for administrators only. Visitors get live products. */
  stage: { type: 'option', options: publicationStatuses, isAdmin: true },
} as const satisfies Record<string, ProductFilter>

export type FilterName = keyof typeof productFilters
type Declared<Name extends FilterName> = (typeof productFilters)[Name]

export type FilterValue<Name extends FilterName> =
  Declared<Name> extends { options: readonly (infer Option)[] }
    ? Option
    : Declared<Name> extends { type: 'list' }
      ? readonly string[]
      : Declared<Name> extends { type: 'flag' }
        ? boolean
        : string

export type ApiParameter<Name extends FilterName> =
  Declared<Name> extends { apiParameter: infer Parameter extends string } ? Parameter : Name

export interface Filter extends ProductFilter {
  name: FilterName
  parameter: string
  apiParameter: string
}

export const filters: readonly Filter[] = Object.keys(productFilters)
  .filter(isFilterName)
  .map((name) => ({ name, parameter: name, apiParameter: name, ...productFilters[name] }))
export const shopFilters = filters.filter(({ isAdmin }) => !isAdmin)

function isFilterName(name: string): name is FilterName {
  return Object.hasOwn(productFilters, name)
}

export type SizeName = {
  [Name in FilterName]: Declared<Name> extends { type: 'size' } ? Name : never
}[FilterName]
export const sizeNames = filters.map(({ name }) => name).filter(isSizeName)

function isSizeName(name: FilterName): name is SizeName {
  return productFilters[name].type === 'size'
}

/** Parameters of the shop's addresses: filters, unit of the sizes in a form, order, page, view. */
export const shopParameters = [
  ...shopFilters.map(({ parameter }) => parameter),
  ...['unit', 'sort', 'page', 'show'],
]
