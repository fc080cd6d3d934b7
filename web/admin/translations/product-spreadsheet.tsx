import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useExport } from '../catalogue/csv/export.ts'
import { productScreens } from '../content/screens/catalogue-screens.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './translations.module.css'

/** Translations of the products in a spreadsheet. */
export function ProductSpreadsheet() {
  const t = useTranslations('translations.translations')
  const download = useExport()
  return (
    <section className={styles.left} aria-labelledby="spreadsheet-h">
      <h2 id="spreadsheet-h">{t('spreadsheet')}</h2>
      <p className={styles.state}>{t('spreadsheetHint')}</p>
      <div className={styles.buttons}>
        <Button leftSection={<Icon name="download" size={16} />} onClick={download}>
          {t('exportProducts')}
        </Button>
        <Button
          component={Link}
          to={`${productScreens.address}/import`}
          leftSection={<Icon name="upload" size={16} />}
        >
          {t('importProducts')}
        </Button>
      </div>
    </section>
  )
}
