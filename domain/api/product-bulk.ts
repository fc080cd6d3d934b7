import { z } from 'zod'
import { messages } from '../text/validation-messages.ts'
import { versionsById } from './parameters.ts'

export const MAX_BULK_PRODUCTS = 500

const ids = listOfProducts(z.string({ error: messages.notText }), messages.notAList)
const otherForm = z
  .never({ error: 'Please send either a change, prices or choices, not several of them.' })
  .optional()
const nothingToChange = 'Please choose what to change.'

/** Fields that a bulk change sets; their rules are the product's own. */
const changedValues = {
  createdBy: z.unknown().optional(),
  isDisplaingInSomethingUnique: z.unknown().optional(),
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
  .int({ error: messages.notANumber })
  .optional()
  .describe('If the product has another version, nothing is written: 409')
const versions = versionsById.optional()

export const bulkDelete = z.object({ ids, versions })

/**
 * Changes one or more fields, by the rules of the product's own fields; an empty or null
 * `createdBy` removes the category. `offer` is a choice with some of its values, or none for all:
 * a product that offers it already gets these values, any other the choice behind its own.
 */
export const bulkChange = z.object({
  ids,
  versions,
  change: z
    .object({ ...changedValues, offer: z.unknown().optional() }, { error: nothingToChange })
    .refine((change) => Object.keys(change).length > 0, { error: nothingToChange }),
  prices: otherForm,
  choices: otherForm,
  products: otherForm,
})

/** Sets prices product by product, by the rules of the product's own fields. */
export const bulkPrices = z.object({
  prices: listOfProducts(
    entryOf(priceValues, 'must be a product with its prices'),
    'must be a list of products with their prices',
  ),
  ids: otherForm,
  change: otherForm,
  choices: otherForm,
  products: otherForm,
})

/** Sets the choices of products one by one, by the rules of the product's own field. */
export const bulkChoices = z.object({
  choices: listOfProducts(
    entryOf(choiceValues, 'must be a product with its choices'),
    'must be a list of products with their choices',
  ),
  ids: otherForm,
  change: otherForm,
  prices: otherForm,
  products: otherForm,
})

/** Sets any values of products one by one: what undoes every bulk change. */
export const bulkValues = z.object({
  products: listOfProducts(
    entryOf(
      { ...changedValues, ...priceValues, ...choiceValues },
      'must be a product with its values',
    ),
    'must be a list of products with their values',
  ),
  ids: otherForm,
  change: otherForm,
  prices: otherForm,
  choices: otherForm,
})

const choicesBefore = z.array(z.object({ choice: z.string(), values: z.array(z.string()) }))

/** Choices of products before a change, with the version after it. */
export const previousChoices = z.array(
  z.object({ _id: z.string(), version: z.int(), choices: choicesBefore }),
)

/**
 * Values of the changed products before a change, with the version after it: sent back as
 * `products`, they undo it.
 */
export const previousValues = z.array(
  z.object({
    _id: z.string(),
    version: z.int(),
    createdBy: z.string().nullable().optional(),
    isDisplaingInSomethingUnique: z.boolean().optional(),
    availability: z.string().optional(),
    availabilityNote: z.string().optional(),
    visibility: z.string().optional(),
    price: z.string().optional(),
    salePrice: z.string().optional(),
    saleUntil: z.string().optional(),
    choices: choicesBefore.optional(),
  }),
)

/** A product with some of these values, and the version that they are based on. */
function entryOf<S extends z.ZodRawShape>(values: S, error: string) {
  return z
    .object(
      { _id: z.string({ error: messages.notText }).trim().toLowerCase(), version, ...values },
      { error },
    )
    .refine((entry) => Object.keys(values).some((name) => Object.hasOwn(entry, name)), {
      error: nothingToChange,
    })
}

/** List with an entry for each product. */
function listOfProducts<S extends z.ZodType>(entry: S, error: string) {
  return z
    .array(entry, { error })
    .min(1, { error: 'Please choose at least one product.' })
    .max(MAX_BULK_PRODUCTS, { error: messages.tooManyEntries(MAX_BULK_PRODUCTS) })
}
