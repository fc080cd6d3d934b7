import { product } from '../../../domain/content/product.ts'
import { typedValues } from '../forms/fields/field-forms.ts'
import type { FormValuesOf } from '../forms/form-values.ts'

type ProductValues = FormValuesOf<typeof product>

/** Keys of `catalogue.productForm.details`. */
type DetailName =
  | 'photos'
  | 'altText'
  | 'name'
  | 'price'
  | 'category'
  | 'size'
  | 'material'
  | 'description'

/** Detail that visitors miss on a product's page, with the field to enter it. */
export interface MissingDetail {
  name: DetailName
  field: string
}

/** Details that visitors miss, in the order of the form. */
export function findMissingDetails(values: Readonly<Record<string, unknown>>): MissingDetail[] {
  const typed = typedValues(product, values)
  return details.filter(({ isMissing }) => isMissing(typed))
}

type TextName = 'name' | 'description' | 'material' | 'price' | 'length' | 'width' | 'height'
const isEmpty = (...names: TextName[]) => {
  return (values: ProductValues) => names.every((name) => values[name].trim() === '')
}

const isPriceMissing = isEmpty('price')

/**
 * Further fields, such as the warranty, matter to some products only and would make the note one
 * that nobody reads.
 */
const details: (MissingDetail & { isMissing: (values: ProductValues) => boolean })[] = [
  { name: 'photos', field: 'images', isMissing: (values) => photosOf(values).length === 0 },
  {
    name: 'altText',
    field: 'images',
    isMissing: (values) => photosOf(values).some(({ alt }) => alt.trim() === ''),
  },
  { name: 'name', field: 'name', isMissing: isEmpty('name') },
  {
    name: 'price',
    field: 'price',
    // Nobody can buy a product that is sold.
    isMissing: (values) => values.availability !== 'sold' && isPriceMissing(values),
  },
  {
    name: 'category',
    field: 'category',
    isMissing: ({ category }) => category === null,
  },
  // A single size is enough for visitors to judge a product, and to find it by size.
  { name: 'size', field: 'length', isMissing: isEmpty('length', 'width', 'height') },
  { name: 'material', field: 'material', isMissing: isEmpty('material') },
  { name: 'description', field: 'description', isMissing: isEmpty('description') },
]

/** Photos that can be saved. */
function photosOf({ images }: ProductValues) {
  return images.filter((photo) => photo.kind === 'stored' || photo.failure === null)
}
