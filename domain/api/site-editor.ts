import { z } from 'zod'
import { resourceOf } from '../content/content-type.ts'
import { type EditorPageName, editorPages, editorTypes } from '../site-editor/editor-pages.ts'
import { defineEndpoint } from './endpoint.ts'

const pageNames = Object.keys(editorPages).filter((name): name is EditorPageName =>
  Object.hasOwn(editorPages, name),
)
const resources = editorTypes.map(resourceOf)

/** Maximum number of records with unsaved values in one request. */
const MAX_DRAFTS = 100

/** Unsaved values of a record. Files are objects with `url`, `alt` and `focus`, or null. */
const draft = z.object({
  resource: z.enum(resources, { error: `must be one of ${resources.join(', ')}` }),
  _id: z.string({ error: 'must be the id of a record' }),
  values: z.record(z.string(), z.unknown(), { error: 'must be values by field' }),
})
export type EditorDraft = z.infer<typeof draft>

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
export const siteEditorEndpoints = {
  render: defineEndpoint({
    method: 'POST',
    path: '/siteEditor',
    access: 'admin',
    tag: 'Site editor',
    summary: 'A public page with unsaved values; nothing is stored or cached',
    body: z.object({
      page: z.enum(pageNames, { error: `must be one of ${pageNames.join(', ')}` }),
      drafts: z
        .array(draft, { error: 'must be a list' })
        .max(MAX_DRAFTS, { error: `at most ${MAX_DRAFTS}` })
        .default([]),
      /** Slide that the home page shows. */
      slide: z.string().default(''),
    }),
    response: editedPage,
  }),
  renderProduct: defineEndpoint({
    method: 'POST',
    path: '/siteEditor/product',
    access: 'admin',
    tag: 'Site editor',
    summary: 'The page or the card of a product with unsaved values; nothing is stored or cached',
    body: z.object({
      part: z.enum(previewParts, { error: `must be one of ${previewParts.join(', ')}` }),
      /** Values by field, among them files that only the browser can open. */
      product: z.record(z.string(), z.unknown(), { error: 'must be a product' }),
      /** As the product would offer them to visitors. */
      choices: z.array(z.unknown(), { error: 'must be a list' }),
    }),
    response: z.object({ html: z.string() }),
  }),
}
