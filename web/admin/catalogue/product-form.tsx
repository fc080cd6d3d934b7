import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { AnyRecord } from '../../../domain/api/record.ts'
import { product } from '../../../domain/content/product.ts'
import { getPublicationStatus } from '../../../domain/content/publication-status.ts'
import { useCounts } from '../app/counts.ts'
import { pageMeta } from '../app/page-meta.ts'
import { RecordLoader } from '../content/record-loader.tsx'
import { RecordPage } from '../content/record-page.tsx'
import { productScreens } from '../content/screens/product-screens.ts'
import { readText, valuesOf } from '../forms/form-values.ts'
import { showDone } from '../ui/toast.tsx'
import { usePreview } from './preview/use-preview.tsx'
import { ProductFigures } from './product-statistics.tsx'
import { PublicationStatusNote } from './publication-status-note.tsx'

export const meta = pageMeta('Product')

const parent = { label: productScreens.label, to: productScreens.address }

export default function ProductForm() {
  const { id } = useParams()
  const navigate = useNavigate()
  const counts = useCounts()
  const preview = usePreview(id ?? 'new')
  const [next, setNext] = useState({ number: 0, preset: {} })
  return (
    <RecordLoader type={product} id={id} parent={parent}>
      {(record, reload) => (
        <RecordPage
          key={next.number}
          type={product}
          record={record}
          layout={productScreens.layout}
          title={record === null ? 'Add Product' : 'Edit Product'}
          parent={parent}
          fallback="Failed to save product. Please try again."
          onRestored={reload}
          site={isShown(record) ? record?.path : undefined}
          help={(shown) => (
            <>
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
          preset={next.preset}
          focus={next.number > 0 ? 'name' : undefined}
          onSaved={({ createdBy }, another) => {
            showDone('Product saved.')
            void counts.reload()
            // The next product starts with the same category, for entering several in a row.
            if (another) setNext({ number: next.number + 1, preset: { createdBy } })
            else navigate(parent.to)
          }}
        />
      )}
    </RecordLoader>
  )
}

function readSchedule(record: AnyRecord | null) {
  const { visibility, liveFrom, liveUntil } = valuesOf(product, record)
  return {
    visibility: readText(visibility),
    liveFrom: readText(liveFrom),
    liveUntil: readText(liveUntil),
  }
}

function isShown(record: AnyRecord | null): boolean {
  return (
    record !== null &&
    getPublicationStatus(readSchedule(record), new Date().toISOString()) === 'live'
  )
}
