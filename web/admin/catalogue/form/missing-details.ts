import { type FormValues, readReference, readText } from '../../forms/form-values.ts'
import { readMediaList } from '../../media/media-value.ts'

/** Detail that visitors miss on a product's page, with the field to enter it. */
export interface MissingDetail {
  words: string
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
  { words: 'photos', field: 'images', isMissing: (values) => photosOf(values).length === 0 },
  {
    words: 'alt text',
    field: 'images',
    isMissing: (values) => photosOf(values).some(({ alt }) => alt.trim() === ''),
  },
  { words: 'name', field: 'name', isMissing: isEmpty('name') },
  {
    words: 'price',
    field: 'price',
    // Nobody can buy a product that is sold.
    isMissing: (values) => readText(values.availability) !== 'sold' && isPriceMissing(values),
  },
  {
    words: 'category',
    field: 'createdBy',
    isMissing: ({ createdBy }) => readReference(createdBy) === null,
  },
  // One size is enough for visitors to judge it, and to find it by size.
  { words: 'size', field: 'length', isMissing: isEmpty('length', 'width', 'height') },
  { words: 'material', field: 'material', isMissing: isEmpty('material') },
  { words: 'description', field: 'description', isMissing: isEmpty('description') },
]

/** Photos that can be saved. */
function photosOf({ images }: FormValues) {
  return readMediaList(images).filter((photo) => photo.kind === 'stored' || photo.failure === null)
}
