import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { addresses } from '../../../domain/addresses.ts'
import { product } from '../../../domain/content/product.ts'
import { RecordLoader } from '../content/record-loader.tsx'
import { RecordPage } from '../content/record-page.tsx'
import { productScreens } from '../content/screens/product-screens.ts'
import { useCounts } from '../counts.ts'
import { pageMeta } from '../page-meta.ts'
import { showDone } from '../toast.tsx'
import { ProductFigures } from './product-figures.tsx'

export const meta = pageMeta('Product')

const parent = { label: productScreens.label, to: productScreens.address }

export default function ProductForm() {
  const { id } = useParams()
  const navigate = useNavigate()
  const counts = useCounts()
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
          site={record === null ? undefined : addresses.product(record._id)}
          another={record === null}
          help={record === null ? undefined : () => <ProductFigures id={record._id} />}
          preset={next.preset}
          focus={next.number > 0 ? 'name' : undefined}
          onSaved={({ createdBy }, another) => {
            showDone('Product saved.')
            void counts.reload()
            // Who enters a whole shelf stays in its category.
            if (another) setNext({ number: next.number + 1, preset: { createdBy } })
            else navigate(parent.to)
          }}
        />
      )}
    </RecordLoader>
  )
}
