import { z } from 'zod'
import { contact } from '../content/contact.ts'
import { limits } from '../content/limits.ts'
import { product } from '../content/product.ts'
import { contentEndpoints } from './content.ts'
import { defineEndpoint, defineEndpoints } from './endpoint.ts'
import { swatchesResponse } from './offered-choice.ts'
import { choice, languageQuery, pageQuery, recordId } from './parameters.ts'
import {
  bulkChange,
  bulkChoices,
  bulkDelete,
  bulkPrices,
  bulkValues,
  previousChoices,
  previousResponse,
  type previousValues,
} from './product-bulk.ts'
import { csvBody, importResult } from './product-import.ts'
import { printable, productQuery } from './product-query.ts'
import { imageObject, recordResponse } from './record.ts'
import { responseObject } from './wire-names.ts'

const record = recordResponse(product)
/** Lists have the swatches of a product that offers samples instead of its choices. */
const listed = recordResponse(product, { swatches: swatchesResponse.optional() })
export type ListedProduct = z.input<typeof listed>
export type Product = z.input<typeof record>
/** Product under our names, as it is now, from the response to a write based on an older version. */
export const currentProduct = z.custom<Product>((value) => record.safeParse(value).success)
const message = z.string()

/** Facts of a search beside the products of a page. */
const found = z.object({
  total: z.int(),
  /** Terms actually searched for, if they differ from the query. */
  corrected: z.string().optional(),
  /** Set if products that match the search only in part follow those that match in full. */
  relaxed: z.literal(true).optional(),
  /** With `relaxed`: how many of all products match in full. */
  fullMatches: z.int().optional(),
  /**
   * Bounds in the words of the search that no product meets and that were left out, and the price
   * or size nearest to a single one. Absent if products meet them.
   */
  loosened: z
    .object({
      maxPrice: z.string().optional(),
      minPrice: z.string().optional(),
      maxSize: z.int().describe('Of the longer of width and length, in millimetres').optional(),
      minSize: z.int().describe('Of the longer of width and length, in millimetres').optional(),
      nearestPrice: z.string().describe('The lowest or highest price of the results').optional(),
      nearestSize: z.int().describe('In millimetres').optional(),
    })
    .describe('Bounds of the search that no product meets, so that they were left out')
    .optional(),
  /** Number of further matches whose sizes cannot be parsed; only with a size filter. */
  unsized: z.int().optional(),
})
export type SearchResult = z.infer<typeof found>

/** Comma-separated ids; malformed ones match no product. */
const idList = printable.transform((text) =>
  text.toLowerCase().split(',').slice(0, limits.publicList),
)

/** Maximum number of ids that fit into a URL. */
export const MAX_CHOSEN = 200
/** Comma-separated ids. */
const chosenIds = z
  .string()
  .transform((text) => text.split(',').filter((id) => id !== ''))
  .pipe(z.array(recordId).max(MAX_CHOSEN))

export type BulkDelete = z.infer<typeof bulkDelete>
export type BulkChange = z.infer<typeof bulkChange>
export type BulkPrices = z.infer<typeof bulkPrices>
export type BulkChoices = z.infer<typeof bulkChoices>
export type PreviousChoices = z.infer<typeof previousChoices>
export type BulkValues = z.infer<typeof bulkValues>
export type PreviousValues = z.infer<typeof previousValues>

/** Endpoints of products: those of the content type and the ones that only products have. */
export const productEndpoints = {
  ...contentEndpoints(product),
  ...defineEndpoints(product.labels.many, {
    list: {
      method: 'GET',
      path: product.path,
      access: 'public',
      summary: 'Products, searched, filtered and sorted',
      query: productQuery,
      wireNames: product.wireNames,
      response: found.extend({ categoryItemData: z.array(listed) }),
    },
    ofCategory: {
      method: 'GET',
      path: `${product.path}/ourCategories/:id`,
      access: 'public',
      summary: 'The products of one category',
      query: productQuery,
      wireNames: product.wireNames,
      response: found.extend({ categoryItems: z.array(listed) }),
    },
    chosen: {
      method: 'GET',
      path: `${product.path}/chosen`,
      access: 'admin',
      summary: 'Products by their ids, in this order; unknown ids are left out',
      query: z.object({ ids: chosenIds.optional() }),
      wireNames: product.wireNames,
      /** `origin` is the origin of the products' public URLs. */
      response: z.object({ origin: z.string(), categoryItemData: z.array(record) }),
    },
    unique: {
      method: 'GET',
      path: `${product.path}/someUnique/CategoryItems`,
      access: 'public',
      summary: 'The products in Something Unique',
      query: pageQuery.extend(languageQuery.shape),
      wireNames: product.wireNames,
      response: z.object({ categoryItemDataSomethingUnique: z.array(listed) }),
    },
    latest: {
      method: 'GET',
      path: '/latestProduct',
      access: 'public',
      summary: 'The newest products with an image',
      query: languageQuery,
      response: z.object({
        latestProductData: z.array(
          z.object({ _id: z.string(), name: z.string(), image: imageObject }),
        ),
      }),
    },
    shown: {
      method: 'GET',
      path: `${product.path}/shown`,
      access: 'public',
      summary: 'Which of the products visitors see, for lists that a browser keeps',
      query: languageQuery.extend({ ids: idList }),
      response: z.object({ ids: z.array(z.string()) }),
    },
    /**
     * Changes all products or none and returns them in the order of the request. An unknown id is a
     * 422 on `ids`, a wrong price one that names the product, on the field of its entry in `prices`. An
     * offer of an unknown choice or value, or of one choice too many, is a 422 on `offer`. Products that
     * are no longer at the version that the request names are a 409, which names them and has them
     * under `current`.
     */
    changeMany: {
      method: 'PUT',
      path: `${product.path}/bulk`,
      access: 'admin',
      summary:
        'Set category, Something Unique, visibility, availability, prices or choices of many products',
      body: z.union([bulkChange, bulkPrices, bulkChoices, bulkValues]),
      wireNames: product.wireNames,
      /**
       * Sent back as `products`, `previous` undoes the change of those that it changed.
       * `previousChoices` responds to `choices` and an `offer`, for all products of the request.
       */
      response: z.object({
        message,
        categoryItemData: z.array(record),
        previous: previousResponse,
        previousChoices: previousChoices.optional(),
      }),
    },
    /** Versions as of `changeMany`; the response has those of the deletions, for their undo. */
    deleteMany: {
      method: 'POST',
      path: `${product.path}/bulk-delete`,
      access: 'admin',
      summary: 'Delete many products',
      body: bulkDelete,
      wireNames: product.wireNames,
      response: z.object({ message, versions: z.record(z.string(), z.int()) }),
    },
    duplicate: {
      method: 'POST',
      path: `${product.path}/:id/duplicate`,
      access: 'admin',
      summary: 'Copy a product with its photos; the copy is hidden, and not in Something Unique',
      status: 201,
      wireNames: product.wireNames,
      response: z.object({ message, categoryItemData: record }),
    },
    /**
     * The columns are `_id`, the fields by name, `category` (its name or id), `images` (URLs) and
     * `choices`, such as `Fabric: Sage linen | Indigo; Finish`: a choice alone offers all of its values,
     * and a name with `:`, `;`, `|` or quotes is put into double quotes. A list is separated by `; ` or is
     * a JSON array. A cell that a spreadsheet would run as a formula
     * is prefixed with an apostrophe, which the import removes.
     */
    export: {
      method: 'GET',
      path: `${product.path}/export.csv`,
      access: 'admin',
      summary: 'All products as CSV, in the order set by administrators',
      media: 'text/csv',
      response: z.string(),
    },
    /**
     * The form field `file` is the table or a ZIP file that contains it; `photos` is a ZIP file of
     * photos that the column `images` names. Photos that it names by their addresses on other sites
     * are fetched after the import, unless the ZIP file has one of the same name; see the endpoints
     * of imports. Without either that column changes nothing.
     * Exports of Shopify and WooCommerce are recognised by their columns. For any other table
     * `columns` is JSON of our columns by those of the file; without it the response is a 422 that
     * lists them under `columns`.
     */
    import: {
      method: 'POST',
      path: `${product.path}/import`,
      access: 'admin',
      summary: 'Add and change products by CSV, as a form file or as JSON; all rows or none',
      query: z.object({
        dryRun: choice.optional(),
        skipInvalid: choice.optional(),
        createCategories: choice.optional(),
      }),
      body: z.union([
        csvBody,
        z.object({
          file: z.unknown(),
          photos: z.unknown().optional(),
          columns: z.unknown().optional(),
        }),
      ]),
      multipart: true,
      response: importResult.extend({ message }),
    },
  }),
  chatNumber: defineEndpoint({
    method: 'GET',
    path: '/watsappNumber',
    access: 'public',
    tag: contact.labels.many,
    summary: 'The number that chats are opened with',
    query: languageQuery,
    wireNames: contact.wireNames,
    response: responseObject(contact, {
      whatsappNumberData: responseObject(contact, { whatsappNumber: z.string() }),
    }),
  }),
}
