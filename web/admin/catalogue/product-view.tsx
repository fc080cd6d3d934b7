import { Button } from '@mantine/core'
import { Link, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { productEndpoints } from '../../../domain/api/products.ts'
import type { AnyRecord } from '../../../domain/api/record.ts'
import { product } from '../../../domain/content/product.ts'
import { getPublicationStatus } from '../../../domain/content/publication-status.ts'
import type { Picture } from '../../../domain/media/media.ts'
import { writeAmount } from '../../../domain/money/price.ts'
import { useShop } from '../app/shop-settings.tsx'
import { useData } from '../app/use-data.ts'
import { RecordFacts } from '../content/record-facts.tsx'
import { productScreens } from '../content/screens/catalogue-screens.ts'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import { Icon } from '../ui/icon.tsx'
import { closestVariantUrl } from '../ui/image-variant.ts'
import { EmptyState, LoadState } from '../ui/load-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { PreviewButtons } from './preview-buttons.tsx'
import { useProductLabels } from './product-labels.ts'
import styles from './product-view.module.css'
import { scheduleOf } from './publication-status.tsx'

/** Read-only view of a product. */
export default function ProductView() {
  const t = useTranslations('catalogue.products.view')
  const declared = useDeclaredTexts()
  const { nameOf } = useProductLabels()
  const { id = '' } = useParams()
  const query = useData(productEndpoints.read, { id })
  const { data, error } = query
  if (error?.status === 404) {
    return <EmptyState icon="search" title={t('notFound')} text={t('wasDeleted')} />
  }
  if (data === undefined || error !== null) return <LoadState of={query} />
  const shown = data.categoryItemData
  const name = nameOf(shown)
  const parent = { label: declared(productScreens.label), to: productScreens.address }
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
            {t('viewOnSite')}
          </Button>
        )}
        <Button
          component={Link}
          to={`${parent.to}/${id}`}
          variant="filled"
          leftSection={<Icon name="edit" size={16} />}
        >
          {t('edit')}
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
  const t = useTranslations('catalogue.products.view')
  const { currency } = useShop()
  const write = (amount: string) => amount && writeAmount(amount, currency)
  return (
    <div className={styles.view}>
      {pictures.length > 0 && (
        <ul className={styles.pictures} aria-label={t('images')}>
          {pictures.map((picture, index) => (
            <li key={picture.url}>
              <a href={picture.url} target="_blank" rel="noopener">
                <img
                  src={closestVariantUrl(picture, 640)}
                  alt={picture.alt || t('photo', { index: index + 1, count: pictures.length })}
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
