import { z } from 'zod'
import {
  type ApiParameter,
  type Filter,
  type FilterName,
  type FilterValue,
  filters,
  type SizeName,
} from '../catalogue/product-filters.ts'
import { MAX_FILTER_VALUES } from '../catalogue/product-query.ts'
import { withCode } from '../messages/issue-message.ts'
import { productSorts } from '../shop/product-list.ts'
import {
  amount,
  choice,
  languageQuery,
  pageQuery,
  recordId,
  searchText,
  wholeNumber,
} from './parameters.ts'

/**
 * Control characters count as spaces in a search; anywhere else they are an error of the client.
 */
export const printable = z.string().regex(/^\P{Control}*$/u, withCode('fields.controlCharacters'))

/** Sizes are millimetres in the API. */
type ApiValue<Name extends FilterName> = Name extends SizeName
  ? number
  : FilterValue<Name> extends readonly string[]
    ? string[]
    : FilterValue<Name>

type FilterShape = {
  [Name in FilterName as ApiParameter<Name>]: z.ZodOptional<z.ZodType<ApiValue<Name>>>
}

function filterShape(): FilterShape
function filterShape(): Record<string, z.ZodType> {
  const parameters = filters.map((filter) => {
    const { apiParameter, description } = filter
    const schema = schemaOf(filter)
    return [apiParameter, (description ? schema.describe(description) : schema).optional()]
  })
  return Object.fromEntries(parameters)
}

function schemaOf({ type, options = [] }: Filter): z.ZodType {
  const schemas = {
    words: searchText,
    record: z.union([z.literal(''), recordId], withCode('requests.invalidId')),
    text: printable,
    size: wholeNumber,
    amount: amount.describe('Of the sale price, else the price'),
    option: z.enum(options),
    list: z.array(printable).max(MAX_FILTER_VALUES),
    flag: choice,
  } satisfies Record<Filter['type'], z.ZodType>
  return schemas[type]
}

/** Search, filters and sort order of product lists. */
export const productQuery = pageQuery.extend({
  ...languageQuery.shape,
  ...filterShape(),
  sort: z.enum(productSorts).optional(),
})
export type ProductListQuery = z.infer<typeof productQuery>
