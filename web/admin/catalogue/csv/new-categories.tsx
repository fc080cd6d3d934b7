import { Checkbox } from '@mantine/core'
import { useTranslations } from 'use-intl'
import styles from './import-plan.module.css'

interface NewCategoriesProps {
  names: string[]
  checked: boolean
  working: boolean
  onChange: (create: boolean) => void
}

/** Checkbox that creates categories of the table that the shop does not have yet. */
export function NewCategories({ names, checked, working, onChange }: NewCategoriesProps) {
  const t = useTranslations('catalogue.csv.newCategories')
  if (names.length === 0) return null
  return (
    <Checkbox
      className={styles.categories}
      checked={checked}
      disabled={working}
      onChange={(event) => onChange(event.currentTarget.checked)}
      label={t('create', { count: names.length, names: names.join(', ') })}
      description={t('photos')}
    />
  )
}
