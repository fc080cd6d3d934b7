import { Button } from '@mantine/core'
import { Link, useParams } from 'react-router'
import { product } from '../../../domain/content/product.ts'
import { variantUrl } from '../../../domain/media.ts'
import { useData } from '../data.ts'
import { Icon } from '../icon.tsx'
import { pageMeta } from '../page-meta.ts'
import { EmptyState } from '../parts/empty-state.tsx'
import { Failure } from '../parts/failure.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { SkeletonRows } from '../parts/skeletons.tsx'
import { When } from '../parts/when.tsx'
import { oneAnswer, type Product, productSchema } from '../records.ts'
import styles from './product-view.module.css'
import { nameOf } from './use-products.ts'

export const meta = pageMeta('Product')

const parent = { label: 'Products', to: '/admin/manage-store/products' }

/** A product to read, without the danger of changing it. */
export default function ProductView() {
  const { id = '' } = useParams()
  const { data, error, reload } = useData({
    path: `${product.path}/${id}`,
    answer: oneAnswer(product, productSchema),
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
      <Details product={data.value} />
    </>
  )
}

function Details({ product: shown }: { product: Product }) {
  return (
    <div className={styles.view}>
      {shown.images.length > 0 && (
        <ul className={styles.pictures} aria-label="Images">
          {shown.images.map((picture, index) => (
            <li key={picture.url}>
              <a href={picture.url} target="_blank" rel="noopener">
                <img
                  src={variantUrl(picture.url, 640, 'webp')}
                  alt={picture.alt || `Photo ${index + 1} of ${shown.images.length}`}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <dl className={styles.facts}>
        <Fact label="Category" value={shown.createdBy?.name} />
        <Fact label="Description" value={shown.description} />
        <Fact label="Tags" value={shown.tags.join(', ')} />
        <Fact label="Length" value={shown.length} />
        <Fact label="Width" value={shown.width} />
        <Fact label="Height" value={shown.height} />
        <Fact label="Material" value={shown.material} />
        <Fact label="Warranty" value={shown.warranty} />
        <Fact label="Hanging Set" value={shown.hangingSet} />
        <Fact label="Cushion" value={shown.cushion} />
        <FactList label="Maintenance" values={shown.maintenance} />
        <Fact label="Customization Available" value={shown.customizationAvailable} />
        <FactList label="Additional Information" values={shown.additionalInformation} />
        <Fact
          label="Show in Something Unique"
          value={shown.isDisplaingInSomethingUnique ? 'Yes' : 'No'}
        />
        <div>
          <dt>Last saved</dt>
          <dd>
            <When at={shown.updatedAt} />
            {shown.updatedBy ? `, ${shown.updatedBy.name}` : ''}
          </dd>
        </div>
      </dl>
    </div>
  )
}

function Fact({ label, value }: { label: string; value: string | undefined }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value || <span className={styles.none}>–</span>}</dd>
    </div>
  )
}

function FactList({ label, values }: { label: string; values: string[] }) {
  if (values.length === 0) return <Fact label={label} value="" />
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <ul className={styles.bullets}>
          {values.map((value) => (
            <li key={value}>{value}</li>
          ))}
        </ul>
      </dd>
    </div>
  )
}
