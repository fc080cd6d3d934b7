import { Button } from '@mantine/core'
import { Link, useParams } from 'react-router'
import { productEndpoints } from '../../../domain/api/products.ts'
import type { AnyRecord } from '../../../domain/api/record.ts'
import { product } from '../../../domain/content/product.ts'
import { getPublicationStatus } from '../../../domain/content/stage.ts'
import type { Picture } from '../../../domain/media.ts'
import { writeAmount } from '../../../domain/price.ts'
import { RecordFacts } from '../content/record-facts.tsx'
import { productScreens } from '../content/screens/product-screens.ts'
import { useData } from '../data.ts'
import { Icon } from '../icon.tsx'
import { pageMeta } from '../page-meta.ts'
import { EmptyState } from '../parts/empty-state.tsx'
import { Failure } from '../parts/failure.tsx'
import { PageHeader } from '../parts/page-head.tsx'
import { SkeletonRows } from '../parts/skeletons.tsx'
import { closestVariantUrl } from '../rendition.ts'
import { useShop } from '../shop.tsx'
import { PreviewButtons } from './preview-buttons.tsx'
import styles from './product-view.module.css'
import { nameOf } from './product-words.ts'
import { scheduleOf } from './stage-badge.tsx'

export const meta = pageMeta('Product')

const parent = { label: productScreens.label, to: productScreens.address }

/** A product to read, without the danger of changing it. */
export default function ProductView() {
  const { id = '' } = useParams()
  const { data, error, reload } = useData(productEndpoints.read, { id })
  if (error?.status === 404) {
    return <EmptyState icon="search" title="No Data Found" text="It was deleted." />
  }
  if (error !== null) return <Failure message={error.message} onRetry={reload} />
  if (data === undefined) return <SkeletonRows />
  const shown = data.categoryItemData
  const name = nameOf(shown)
  const isShown = getPublicationStatus(scheduleOf(shown), new Date().toISOString()) === 'live'
  return (
    <>
      <PageHeader title={name} parent={parent} here={name}>
        {isShown && (
          <Button
            component="a"
            href={shown.path}
            target="_blank"
            rel="noopener"
            leftSection={<Icon name="external" size={16} />}
          >
            View on site
          </Button>
        )}
        <Button
          component={Link}
          to={`${parent.to}/${id}`}
          variant="filled"
          leftSection={<Icon name="edit" size={16} />}
        >
          Edit
        </Button>
      </PageHeader>
      {!isShown && <PreviewButtons id={id} />}
      <Details record={shown} pictures={shown.images} />
    </>
  )
}

interface DetailsProps {
  record: AnyRecord
  pictures: Picture[]
}

function Details({ record, pictures }: DetailsProps) {
  const { currency } = useShop()
  const write = (amount: string) => amount && writeAmount(amount, currency)
  return (
    <div className={styles.view}>
      {pictures.length > 0 && (
        <ul className={styles.pictures} aria-label="Images">
          {pictures.map((picture, index) => (
            <li key={picture.url}>
              <a href={picture.url} target="_blank" rel="noopener">
                <img
                  src={closestVariantUrl(picture, 640)}
                  alt={picture.alt || `Photo ${index + 1} of ${pictures.length}`}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <RecordFacts
        type={product}
        record={record}
        without={['images']}
        write={{ price: write, salePrice: write }}
      />
    </div>
  )
}
