import { z } from 'zod'
import { messages } from '../text/validation-messages.ts'

export const MAX_BULK_PRODUCTS = 500

const ids = listOfProducts(z.string({ error: messages.notText }), messages.notAList)
const otherForm = z
  .never({ error: 'Please send either a change, prices or choices, not several of them.' })
  .optional()
const nothingToChange = 'Please choose what to change.'

export const bulkDelete = z.object({ ids })

/**
 * Changes one or more fields, by the rules of the product's own fields; an empty or null
 * `createdBy` removes the category. `offer` is a choice with some of its values, or none for all:
 * a product that offers it already gets these values, any other the choice behind its own.
 */
export const bulkChange = z.object({
  ids,
  change: z
    .object(
      {
        createdBy: z.unknown().optional(),
        isDisplaingInSomethingUnique: z.unknown().optional(),
        availability: z.unknown().optional(),
        availabilityNote: z.unknown().optional(),
        visibility: z.unknown().optional(),
        offer: z.unknown().optional(),
      },
      { error: nothingToChange },
    )
    .refine((change) => Object.keys(change).length > 0, { error: nothingToChange }),
  prices: otherForm,
  choices: otherForm,
})

/** Sets prices product by product, by the rules of the product's own fields. */
export const bulkPrices = z.object({
  prices: listOfProducts(
    z
      .object(
        {
          _id: z.string({ error: messages.notText }).trim().toLowerCase(),
          price: z.unknown().optional(),
          salePrice: z.unknown().optional(),
          saleUntil: z.unknown().optional(),
        },
        { error: 'must be a product with its prices' },
      )
      .refine((entry) => Object.keys(entry).length > 1, { error: nothingToChange }),
    'must be a list of products with their prices',
  ),
  ids: otherForm,
  change: otherForm,
  choices: otherForm,
})

/** Sets the choices of products one by one, by the rules of the product's own field. */
export const bulkChoices = z.object({
  choices: listOfProducts(
    z
      .object(
        {
          _id: z.string({ error: messages.notText }).trim().toLowerCase(),
          choices: z.unknown().optional(),
        },
        { error: 'must be a product with its choices' },
      )
      .refine(({ choices }) => choices !== undefined, { error: nothingToChange }),
    'must be a list of products with their choices',
  ),
  ids: otherForm,
  change: otherForm,
  prices: otherForm,
})

/** Choices of products before a change: the same request with them undoes it. */
export const previousChoices = z.array(
  z.object({
    _id: z.string(),
    choices: z.array(z.object({ choice: z.string(), values: z.array(z.string()) })),
  }),
)

/** Prices of products before a change: the same request with them undoes it. */
export const previousPrices = z.array(
  z.object({ _id: z.string(), price: z.string(), salePrice: z.string(), saleUntil: z.string() }),
)

/** List with an entry for each product. */
function listOfProducts<S extends z.ZodType>(entry: S, error: string) {
  return z
    .array(entry, { error })
    .min(1, { error: 'Please choose at least one product.' })
    .max(MAX_BULK_PRODUCTS, { error: messages.tooManyEntries(MAX_BULK_PRODUCTS) })
}
