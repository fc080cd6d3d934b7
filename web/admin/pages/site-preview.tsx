import { NativeSelect } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { productEndpoints } from '../../../domain/api/products.ts'
import { addresses } from '../../../domain/urls/page-paths.ts'
import { useData } from '../app/use-data.ts'
import styles from './page-texts.module.css'

interface SitePreviewProps {
  /** Path of the public page. */
  address: string
  /** Number of saves; each one reloads the page. */
  saves: number
  onAddress: (address: string) => void
}

/** Preview of a public page beside the form that changes it. */
export function SitePreview({ address, saves, onAddress }: SitePreviewProps) {
  const t = useTranslations('pages.sitePreview')
  const product = useNewestProduct()
  const pages = [
    { value: '/', label: t('home') },
    { value: '/aboutus', label: t('about') },
    { value: '/product', label: t('shop') },
    { value: '/contactus', label: t('contact') },
    ...(product === null ? [] : [{ value: '/product-detail', label: t('product') }]),
    { value: '/not-there', label: t('lost') },
  ]
  const shown = address === '/product-detail' ? (product ?? '/product') : address
  return (
    <section className={styles.preview} aria-label={t('title')}>
      <NativeSelect
        label={t('label')}
        data={pages}
        value={shown === '/product' ? shown : address}
        onChange={(event) => onAddress(event.currentTarget.value)}
      />
      <iframe key={`${shown} ${saves}`} className={styles.frame} title={t('frame')} src={shown} />
    </section>
  )
}

function useNewestProduct(): string | null {
  const { data } = useData(productEndpoints.list, {}, { limit: 1 })
  const [first] = data?.categoryItemData ?? []
  return first === undefined ? null : addresses.product(first._id)
}
