import { settings } from '../../../domain/content/settings.ts'
import { useData } from '../data.ts'
import { Icon } from '../icon.tsx'
import { settingsSchema } from '../records.ts'
import styles from './brand.module.css'

const call = { path: settings.path, answer: settingsSchema, quiet: true }

/** The shop's sign, with its name once it has one. */
export function Brand() {
  const { data } = useData(call)
  return (
    <span className={styles.root}>
      <Icon name="swing" size={24} />
      <span>{data?.settingsData.brandName || 'Back office'}</span>
    </span>
  )
}
