import { product } from '../../../../domain/content/product.ts'
import type { Picture } from '../../../../domain/media/media.ts'
import { offeredAt } from '../../../../domain/money/price.ts'
import { fieldValues } from '../../forms/fields/field-forms.ts'
import { readText } from '../../forms/form-values.ts'
import { type MediaValue, pictureUrl } from '../../forms/media/media-value.ts'

/** Width of a photo in the desktop layout. */
const PREVIEW_WIDTH_PX = 1280

/** Product with the values of the form as if saved now, including newly chosen photos. */
export function previewedProduct(
  id: string,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const now = new Date().toISOString()
  const facts = { _id: id, slug: '', path: '', version: 0, createdAt: now, updatedAt: now }
  const fields: Record<string, unknown> = Object.fromEntries(
    fieldValues(product, values).map(({ name, field, form, value }) => [
      name,
      form.preview(field, value, pictureOf),
    ]),
  )
  const sale = { salePrice: readText(fields.salePrice), saleUntil: readText(fields.saleUntil) }
  return { ...facts, ...fields, ...offeredAt(sale, now) }
}

/** Single URL: newly chosen photos have no variants yet. */
function pictureOf(media: MediaValue): Picture {
  const { alt, focus, value } = media
  const url = pictureUrl(media, PREVIEW_WIDTH_PX)
  const picture: Picture = { url, width: 0, height: 0, placeholder: '', alt, focus, ready: 'none' }
  return value === '' ? picture : { ...picture, value }
}
