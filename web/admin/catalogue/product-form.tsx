import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { AnyRecord } from '../../../domain/api/record.ts'
import { product } from '../../../domain/content/product.ts'
import { getPublicationStatus } from '../../../domain/content/publication-status.ts'
import { useApi } from '../app/admin-context.ts'
import { RecordLoader, RecordPage } from '../content/record-page.tsx'
import { productScreens } from '../content/screens/catalogue-screens.ts'
import { valuesOf } from '../forms/fields/field-forms.ts'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import { SkeletonRows } from '../ui/load-state.tsx'
import { showDone } from '../ui/toast.tsx'
import { useOnlyCategory } from './category-options.tsx'
import { usePreview } from './live-preview.tsx'
import { findMissingDetails, MissingDetailsNote } from './missing-details.tsx'
import { openPreview } from './preview-buttons.tsx'
import { ProductFigures } from './product-statistics.tsx'
import { PublicationStatusNote } from './publication-status.tsx'

export default function ProductForm() {
  const t = useTranslations('catalogue.productForm.form')
  const detail = useTranslations('catalogue.productForm.details')
  const declared = useDeclaredTexts()
  const { id } = useParams()
  const api = useApi()
  const navigate = useNavigate()
  const preview = usePreview(id ?? 'new')
  const onlyCategory = useOnlyCategory(id === undefined)
  const [next, setNext] = useState({ number: 0, preset: {} })
  // The preset must be known before the form is: a later value would count as a change.
  if (onlyCategory === undefined) return <SkeletonRows />
  const parent = { label: declared(productScreens.label), to: productScreens.address }
  const preset = next.number === 0 ? { category: onlyCategory } : next.preset
  return (
    <RecordLoader type={product} id={id} parent={parent}>
      {(record, reload) => (
        <RecordPage
          key={next.number}
          type={product}
          record={record}
          layout={productScreens.layout}
          title={t(record === null ? 'add' : 'edit')}
          parent={parent}
          fallback={t('failed')}
          onRestored={reload}
          site={record !== null && isShown(record) ? record.path : undefined}
          help={(shown) => (
            <>
              {record !== null && <MissingDetailsNote form={shown.form} />}
              <PublicationStatusNote
                form={shown.form}
                id={record?._id}
                stored={readSchedule(record)}
              />
              {record !== null && <ProductFigures id={record._id} />}
              {preview.above(shown)}
            </>
          )}
          another={record === null}
          actions={preview.button}
          beside={preview.beside}
          preset={preset}
          focus={next.number > 0 ? 'name' : undefined}
          onSaved={(saved, { another }) => {
            // A new product had no note on its gaps while it was entered.
            const gaps = record === null ? findMissingDetails(valuesOf(product, saved)) : []
            const details = gaps.map(({ name }) => detail(name)).join(', ')
            const page = isShown(saved) ? saved.path : undefined
            showDone(details === '' ? t('saved') : t('savedWithGaps', { details }), {
              view: page ?? (() => openPreview(api, saved._id)),
            })
            // The next product starts with the same category, for entering several in a row.
            if (another) setNext({ number: next.number + 1, preset: { category: saved.category } })
            else navigate(parent.to)
          }}
        />
      )}
    </RecordLoader>
  )
}

function readSchedule(record: AnyRecord | null) {
  const { visibility, liveFrom, liveUntil } = valuesOf(product, record)
  return { visibility, liveFrom, liveUntil }
}

function isShown(record: AnyRecord): boolean {
  return getPublicationStatus(readSchedule(record), new Date().toISOString()) === 'live'
}
