import { Fragment, type MouseEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { fieldHash } from '../content/screens/screen-definition.ts'
import type { RecordForm } from '../forms/use-record-form.ts'
import { findMissingDetails, type MissingDetail } from './missing-details.ts'
import styles from './product-view.module.css'

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
