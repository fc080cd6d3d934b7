import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { productEndpoints } from '../../../../domain/api/products.ts'
import { useAdmin } from '../../app/admin-context.ts'
import { saveCsv } from '../../ui/csv-download.tsx'
import { Icon } from '../../ui/icon.tsx'
import { attempt } from '../../ui/toast.tsx'
import styles from '../product-list/products.module.css'
import { importPath } from './use-imports.ts'

/** Downloads all products as CSV. */
export function useExport(): () => Promise<boolean> {
  const { api, whileBusy } = useAdmin()
  return () =>
    attempt(async () => {
      saveCsv('products', await whileBusy(api.call(productEndpoints.export, {})))
    })
}

/** CSV export and import; in the header of the list, on phones below it. */
export function CsvActions({ place }: { place: 'head' | 'below' }) {
  const t = useTranslations('catalogue.csv.actions')
  const download = useExport()
  return (
    <span className={styles.csvActions} data-place={place}>
      <Button leftSection={<Icon name="download" size={16} />} onClick={download}>
        {t('export')}
      </Button>
      <Button component={Link} to={importPath} leftSection={<Icon name="upload" size={16} />}>
        {t('import')}
      </Button>
    </span>
  )
}
