import { useTranslations } from 'use-intl'
import { contentEndpoints } from '../../../domain/api/content.ts'
import { settings } from '../../../domain/content/settings.ts'
import { useData } from '../app/use-data.ts'
import { Icon } from './icon.tsx'
import styles from './primitives.module.css'

const { read } = contentEndpoints(settings)

/** Logo icon with the shop's name, once it has one. */
export function Brand() {
  const t = useTranslations('ui')
  const { data } = useData(read, {}, {}, { quiet: true })
  return (
    <span className={styles.brand}>
      <Icon name="swing" size={24} />
      <span className="one-line">{data?.settingsData.brandName || t('backOffice')}</span>
    </span>
  )
}
