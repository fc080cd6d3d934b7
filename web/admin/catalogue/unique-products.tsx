import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { productEndpoints } from '../../../domain/api/products.ts'
import { pageMeta } from '../app/page-meta.ts'
import { useData } from '../app/use-data.ts'
import { productScreens } from '../content/screens/product-screens.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Icon } from '../ui/icon.tsx'
import { closestVariantUrl } from '../ui/image-variant.ts'
import { Failure } from '../ui/load-error.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { SkeletonCards } from '../ui/skeletons.tsx'
import { nameOf } from './product-labels.ts'
import { PublicationStatusBadge } from './publication-status-badge.tsx'
import styles from './unique-screen.module.css'

export const meta = pageMeta('Something Unique')

const { address: products } = productScreens

/** Products in Something Unique, in round pictures as on the home page. */
export default function Unique() {
  const { data, error, reload } = useData(productEndpoints.unique, {}, { limit: 0 })
  const shown = data?.categoryItemDataSomethingUnique
  return (
    <>
      <PageHeader
        title="Something Unique"
        count={shown?.length}
        lead="Round images on the home page. Turn on “Show in Something Unique” in a product to add it here."
      >
        <Button component={Link} to={`${products}?showcase=out`}>
          Choose products
        </Button>
      </PageHeader>
      {error !== null && <Failure message={error.message} onRetry={reload} />}
      {shown === undefined && error === null && <SkeletonCards />}
      {shown?.length === 0 && (
        <EmptyState
          icon="star"
          title="No Data Found"
          text="Turn on “Show in Something Unique” for the products you are proudest of."
          action={
            <Button component={Link} to={products}>
              Go to Products
            </Button>
          }
        />
      )}
      {shown !== undefined && shown.length > 0 && (
        <ul className={styles.root}>
          {shown.map((one) => (
            <li key={one._id}>
              <Link to={`${products}/${one._id}`}>
                {one.images[0] === undefined ? (
                  <span className={styles.circle}>
                    <Icon name="images" size={32} />
                  </span>
                ) : (
                  <img
                    className={styles.circle}
                    src={closestVariantUrl(one.images[0], 320)}
                    alt=""
                    loading="lazy"
                  />
                )}
                {nameOf(one)}
                <PublicationStatusBadge product={one} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
