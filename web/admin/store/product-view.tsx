import { Button } from '@mantine/core'
import { Link, useParams } from 'react-router'
import { z } from 'zod'
import { product } from '../../../domain/content/product.ts'
import { RecordFacts } from '../content/record-facts.tsx'
import { useData } from '../data.ts'
import { Icon } from '../icon.tsx'
import { pageMeta } from '../page-meta.ts'
import { EmptyState } from '../parts/empty-state.tsx'
import { Failure } from '../parts/failure.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { SkeletonRows } from '../parts/skeletons.tsx'
import {
  type AnyRecord,
  oneAnswer,
  pictureSchema,
  recordSchema,
  type StoredPicture,
} from '../records.ts'
import { renditionUrl } from '../rendition.ts'
import styles from './product-view.module.css'
import { nameOf } from './use-products.ts'

export const meta = pageMeta('Product')

const shownSchema = recordSchema.extend({ name: z.string(), images: z.array(pictureSchema) })
const parent = { label: 'Products', to: '/admin/manage-store/products' }

/** A product to read, without the danger of changing it. */
export default function ProductView() {
  const { id = '' } = useParams()
  const { data, error, reload } = useData({
    path: `${product.path}/${id}`,
    answer: oneAnswer(product, shownSchema),
  })
  if (error?.status === 404) {
    return <EmptyState icon="search" title="No Data Found" text="It was deleted." />
  }
  if (error !== null) return <Failure message={error.message} onRetry={reload} />
  if (data === undefined) return <SkeletonRows />
  const name = nameOf(data.value)
  return (
    <>
      <PageHead title={name} parent={parent} here={name}>
        <Button
          component="a"
          href={`/product-detail/${id}`}
          target="_blank"
          rel="noopener"
          leftSection={<Icon name="external" size={16} />}
        >
          View on site
        </Button>
        <Button
          component={Link}
          to={`${parent.to}/${id}`}
          variant="filled"
          leftSection={<Icon name="edit" size={16} />}
        >
          Edit
        </Button>
      </PageHead>
      <Details record={data.value} pictures={data.value.images} />
    </>
  )
}

interface DetailsProps {
  record: AnyRecord
  pictures: StoredPicture[]
}

function Details({ record, pictures }: DetailsProps) {
  return (
    <div className={styles.view}>
      {pictures.length > 0 && (
        <ul className={styles.pictures} aria-label="Images">
          {pictures.map((picture, index) => (
            <li key={picture.url}>
              <a href={picture.url} target="_blank" rel="noopener">
                <img
                  src={renditionUrl(picture, 640)}
                  alt={picture.alt || `Photo ${index + 1} of ${pictures.length}`}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <RecordFacts type={product} record={record} without={['images']} />
    </div>
  )
}
