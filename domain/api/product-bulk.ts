import { z } from 'zod'
import { namedChoices } from '../choices/offered-choice.ts'
import { product } from '../content/product.ts'
import type { ErrorCode } from '../messages/api-message.ts'
import { withCode } from '../messages/issue-message.ts'
import { versionsById } from './parameters.ts'
import { requestObject, responseObject } from './wire-names.ts'

export const MAX_BULK_PRODUCTS = 500

const ids = listOfProducts(z.string(), 'fields.notAList')
const otherForm = z.never(withCode('products.severalChanges')).optional()
/** A request has one of these forms; each replaces its own properties. */
const forms = {
  ids: otherForm,
  change: otherForm,
  prices: otherForm,
  choices: otherForm,
  products: otherForm,
}
const nothingToChange = withCode('requests.nothingToChange')

/** Fields that a bulk change sets; their rules are the product's own. */
const changedValues = {
  category: z.unknown().optional(),
  isFeatured: z.unknown().optional(),
  availability: z.unknown().optional(),
  availabilityNote: z.unknown().optional(),
  visibility: z.unknown().optional(),
}
const priceValues = {
  price: z.unknown().optional(),
  salePrice: z.unknown().optional(),
  saleUntil: z.unknown().optional(),
}
const choiceValues = { choices: z.unknown().optional() }

/** Version that a change is based on. */
const version = z
  .int()
  .optional()
  .describe('If the product has another version, nothing is written: 409')
const versions = versionsById.optional()

export const bulkDelete = z.object({ ids, versions })

/**
 * Changes one or more fields, by the rules of the product's own fields; an empty or null
 * `category` removes it. `offer` is a choice with some of its values, or none for all:
 * a product that offers it already gets these values, any other the choice behind its own.
 */
export const bulkChange = z.object({
  ...forms,
  ids,
  versions,
  change: requestObject(
    product,
    { ...changedValues, offer: z.unknown().optional() },
    nothingToChange,
  ).refine((change) => Object.keys(change).length > 0, nothingToChange),
})

/** Sets prices product by product, by the rules of the product's own fields. */
export const bulkPrices = z.object({
  ...forms,
  prices: listOfProducts(
    entryOf(priceValues, 'products.notWithPrices'),
    'products.notListWithPrices',
  ),
})

/** Sets the choices of products one by one, by the rules of the product's own field. */
export const bulkChoices = z.object({
  ...forms,
  choices: listOfProducts(
    entryOf(choiceValues, 'products.notWithChoices'),
    'products.notListWithChoices',
  ),
})

/** Sets any values of products one by one: what undoes every bulk change. */
export const bulkValues = z.object({
  ...forms,
  products: listOfProducts(
    entryOf({ ...changedValues, ...priceValues, ...choiceValues }, 'products.notWithValues'),
    'products.notListWithValues',
  ),
})

/** Choices of products before a change, with the version after it. */
export const previousChoices = z.array(
  z.object({ _id: z.string(), version: z.int(), choices: namedChoices }),
)

const previousProduct = z.object({
  _id: z.string(),
  version: z.int(),
  category: z.string().nullable().optional(),
  isFeatured: z.boolean().optional(),
  availability: z.string().optional(),
  availabilityNote: z.string().optional(),
  visibility: z.string().optional(),
  price: z.string().optional(),
  salePrice: z.string().optional(),
  saleUntil: z.string().optional(),
  choices: namedChoices.optional(),
})

/**
 * Values of the changed products before a change, with the version after it: sent back as
 * `products`, they undo it.
 */
export const previousValues = z.array(previousProduct)
export const previousResponse = z.array(responseObject(product, previousProduct.shape))

/** A product with some of these values, and the version that they are based on. */
function entryOf<S extends z.ZodRawShape>(values: S, code: ErrorCode) {
  return requestObject(
    product,
    { _id: z.string().trim().toLowerCase(), version, ...values },
    withCode(code),
  ).refine(
    (entry) => Object.keys(values).some((name) => Object.hasOwn(entry, name)),
    nothingToChange,
  )
}

/** List with an entry for each product. */
function listOfProducts<S extends z.ZodType>(entry: S, code: ErrorCode) {
  return z
    .array(entry, withCode(code))
    .min(1, withCode('products.noneChosen'))
    .max(MAX_BULK_PRODUCTS, withCode('fields.tooManyEntries'))
}
