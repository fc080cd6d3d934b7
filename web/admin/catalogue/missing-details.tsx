import { Fragment, type MouseEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { product } from '../../../domain/content/product.ts'
import { fieldHash } from '../content/screens/screen-definition.ts'
import { typedValues } from '../forms/fields/field-forms.ts'
import type { FormValuesOf } from '../forms/form-values.ts'
import type { RecordForm } from '../forms/use-record-form.ts'
import styles from './product-view.module.css'

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
interface MissingDetail {
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

/** Line above the fields of a product: details that visitors miss, each linked to its field. */
export function MissingDetailsNote({ form }: Pick<RecordForm, 'form'>) {
  const t = useTranslations('catalogue.productForm.missingDetails')
  const missing = findMissingDetails(useWatch({ control: form.control }))
  return (
    <div className={styles.missingDetailsNote} ref={keepHeight}>
      {missing.length > 0 && (
        <p>
          {t('lead', { count: missing.length })}{' '}
          {missing.map((detail, index) => (
            <Fragment key={detail.name}>
              {index > 0 && ', '}
              <DetailLink detail={detail} />
            </Fragment>
          ))}
        </p>
      )}
    </div>
  )
}

function DetailLink({ detail: { name, field } }: { detail: MissingDetail }) {
  const t = useTranslations('catalogue.productForm.details')
  return (
    <Link
      to={fieldHash(field)}
      replace
      onClick={name === 'altText' ? openFirstWithoutAltText : undefined}
    >
      {t(name)}
    </Link>
  )
}

/** The alternative text is not in the form itself but in a dialog of the photo. */
function openFirstWithoutAltText(event: MouseEvent): void {
  const button = document.querySelector<HTMLElement>('[data-field="images"] [data-missing]')
  if (button === null) return
  event.preventDefault()
  // The dialog returns the focus to the active element, and the link may be gone by then.
  button.focus({ preventScroll: true })
  button.click()
}

/** Keeps the first height: the fields must not move while somebody types what was missing. */
function keepHeight(element: HTMLElement | null): void {
  if (element !== null) element.style.minHeight = `${element.offsetHeight}px`
}
