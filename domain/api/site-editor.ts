import { z } from 'zod'
import { type ContentType, resourceOf } from '../content/content-type.ts'
import { product } from '../content/product.ts'
import { withCode } from '../messages/issue-message.ts'
import { editorPageNames, editorTypes } from '../site-editor/editor-pages.ts'
import { defineEndpoints } from './endpoint.ts'
import { swapNames } from './wire-names.ts'

const resources = editorTypes.map(resourceOf)

/** Maximum number of records with unsaved values in one request. */
const MAX_DRAFTS = 100

/** Unsaved values of a record. Files are objects with `url`, `alt` and `focus`, or null. */
const draft = z.object({
  resource: z.enum(resources),
  _id: z.string(withCode('editor.notARecordId')),
  values: z.record(z.string(), z.unknown(), withCode('editor.notValues')),
})
export type EditorDraft = z.infer<typeof draft>

/** Type of the site editor by its name in history. */
export function editorType(resource: string): ContentType {
  const type = editorTypes.find((one) => resourceOf(one) === resource)
  if (type === undefined) throw new Error(`${resource} is not in the site editor.`)
  return type
}

const target = z.string()

const editedPage = z.object({
  /** Page with marked texts and without script; null if the shop has no product for it. */
  html: z.string().nullable(),
  /** Targets of the marks by index: resource, id unless it is a single record, field, entry. */
  targets: z.array(target),
  /** Pictures and videos by the URL of their file. */
  media: z.array(z.object({ target, url: z.string() })),
  /** Links of the shop, whose addresses no text shows. */
  links: z.array(z.object({ target, href: z.string() })),
})
export type EditedPage = z.infer<typeof editedPage>

/** Previewed part of a product: its page, or its card in the shop. */
export const previewParts = ['page', 'card'] as const
export type PreviewPart = (typeof previewParts)[number]

/** Public pages as they will be, for the screen that edits them in place. */
export const siteEditorEndpoints = defineEndpoints('Site editor', {
  render: {
    method: 'POST',
    path: '/siteEditor',
    access: 'admin',
    summary: 'A public page with unsaved values; nothing is stored or cached',
    body: z
      .object({
        page: z.enum(editorPageNames),
        drafts: z
          .array(draft, withCode('editor.notAList'))
          .max(MAX_DRAFTS, withCode('editor.tooManyDrafts'))
          .default([]),
        /** Slide that the home page shows. */
        slide: z.string().default(''),
      })
      .transform(({ drafts, ...sent }) => ({
        ...sent,
        drafts: drafts.map(({ values, ...of }) => ({
          ...of,
          values: swapNames(editorType(of.resource), values),
        })),
      })),
    response: editedPage,
  },
  renderProduct: {
    method: 'POST',
    path: '/siteEditor/product',
    access: 'admin',
    summary: 'The page or the card of a product with unsaved values; nothing is stored or cached',
    body: z.object({
      part: z.enum(previewParts),
      /** Values by field, among them files that only the browser can open. */
      product: z
        .record(z.string(), z.unknown(), withCode('editor.notValues'))
        .transform((sent) => swapNames(product, sent)),
      /** As the product would offer them to visitors. */
      choices: z.array(z.unknown(), withCode('fields.notRecords')),
    }),
    wireNames: product.wireNames,
    response: z.object({ html: z.string() }),
  },
})
