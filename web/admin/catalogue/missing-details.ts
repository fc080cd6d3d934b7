import { type FormValues, readReference, readText } from '../forms/form-values.ts'
import { readMediaList } from '../media/media-value.ts'

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
export function findMissingDetails(values: FormValues): MissingDetail[] {
  return details.filter(({ isMissing }) => isMissing(values))
}

const isEmpty = (...names: string[]) => {
  return (values: FormValues) => names.every((name) => readText(values[name]).trim() === '')
}

const isPriceMissing = isEmpty('price')

/**
 * Further fields, such as the warranty, matter to some products only and would make the note one
 * that nobody reads.
 */
const details: (MissingDetail & { isMissing: (values: FormValues) => boolean })[] = [
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
    isMissing: (values) => readText(values.availability) !== 'sold' && isPriceMissing(values),
  },
  {
    name: 'category',
    field: 'createdBy',
    isMissing: ({ createdBy }) => readReference(createdBy) === null,
  },
  // A single size is enough for visitors to judge a product, and to find it by size.
  { name: 'size', field: 'length', isMissing: isEmpty('length', 'width', 'height') },
  { name: 'material', field: 'material', isMissing: isEmpty('material') },
  { name: 'description', field: 'description', isMissing: isEmpty('description') },
]

/** Photos that can be saved. */
function photosOf({ images }: FormValues) {
  return readMediaList(images).filter((photo) => photo.kind === 'stored' || photo.failure === null)
}
