import { fieldsOf } from '../../../../domain/content/content-type.ts'
import type { Field } from '../../../../domain/content/fields/field-types.ts'
import { product } from '../../../../domain/content/product.ts'
import type { Picture } from '../../../../domain/media/media.ts'
import { readDecimal } from '../../../../domain/money/decimal.ts'
import { offeredAt } from '../../../../domain/money/price.ts'
import { readEntries } from '../../forms/entry-values.ts'
import { type FormValues, readList, readReference, readText } from '../../forms/form-values.ts'
import { type MediaValue, pictureUrl, readMedia, readMediaList } from '../../media/media-value.ts'

/** Width of a photo in the desktop layout. */
const PREVIEW_WIDTH_PX = 1280

/** Product with the values of the form as if saved now, including newly chosen photos. */
export function previewedProduct(id: string, values: FormValues): Record<string, unknown> {
  const now = new Date().toISOString()
  const facts = { _id: id, slug: '', path: '', version: 0, createdAt: now, updatedAt: now }
  const fields: Record<string, unknown> = Object.fromEntries(
    fieldsOf(product).map(([name, field]) => [name, readField(field, values[name])]),
  )
  const sale = { salePrice: readText(fields.salePrice), saleUntil: readText(fields.saleUntil) }
  return { ...facts, ...fields, ...offeredAt(sale, now) }
}

function readField(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'text': {
      const text = readText(value).trim()
      return field.format === 'decimal' ? (readDecimal(text) ?? '') : text
    }
    case 'integer':
    case 'number':
      return value
    case 'records':
      return readEntries(value)
    case 'boolean':
      return value === true
    case 'references':
      return readList(value)
    case 'list':
      return readList(value)
        .map((entry) => entry.trim())
        .filter(Boolean)
    case 'reference':
      return readReference(value)
    case 'image': {
      const media = readMedia(value)
      return media === null ? null : pictureOf(media)
    }
    case 'images':
      return readMediaList(value)
        .filter((media) => media.kind === 'stored' || media.failure === null)
        .map(pictureOf)
    case 'video':
    case 'texts':
      return null
    default:
      return field satisfies never
  }
}

/** Single URL: newly chosen photos have no variants yet. */
function pictureOf(media: MediaValue): Picture {
  const { alt, focus, value } = media
  const url = pictureUrl(media, PREVIEW_WIDTH_PX)
  const picture: Picture = { url, width: 0, height: 0, placeholder: '', alt, focus, ready: 'none' }
  return value === '' ? picture : { ...picture, value }
}
