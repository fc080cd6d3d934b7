import { useTranslations } from 'use-intl'
import { contentEndpoints } from '../../../domain/api/content.ts'
import { settings } from '../../../domain/content/settings.ts'
import { useData } from '../app/use-data.ts'
import styles from './brand.module.css'
import { Icon } from './icon.tsx'

const { read } = contentEndpoints(settings)

/** Logo icon with the shop's name, once it has one. */
export function Brand() {
  const t = useTranslations('ui')
  const { data } = useData(read, {}, {}, { quiet: true })
  return (
    <span className={styles.root}>
      <Icon name="swing" size={24} />
      <span>{data?.settingsData.brandName || t('backOffice')}</span>
    </span>
  )
}
