import { z } from 'zod'
import {
  type ApiParameter,
  apiParameterOf,
  declarationOf,
  type FilterName,
  type FilterValue,
  filterNames,
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
  const parameters = filterNames.map((name) => {
    const { description } = declarationOf(name)
    const schema = schemaOf(name)
    const described = description === undefined ? schema : schema.describe(description)
    return [apiParameterOf(name), described.optional()]
  })
  return Object.fromEntries(parameters)
}

function schemaOf(name: FilterName): z.ZodType {
  const { type, options } = declarationOf(name)
  switch (type) {
    case 'words':
      return searchText
    case 'record':
      return z.union([z.literal(''), recordId], withCode('requests.invalidId'))
    case 'text':
      return printable
    case 'size':
      return wholeNumber
    case 'amount':
      return amount
    case 'option':
      return z.enum(options ?? [])
    case 'list':
      return z.array(printable).max(MAX_FILTER_VALUES)
    case 'flag':
      return choice
    default:
      return type satisfies never
  }
}

/** Search, filters and sort order of product lists. */
export const productQuery = pageQuery.extend({
  ...languageQuery.shape,
  ...filterShape(),
  sort: z.enum(productSorts).optional(),
})
export type ProductListQuery = z.infer<typeof productQuery>
