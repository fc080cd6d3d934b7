import { Checkbox } from '@mantine/core'
import styles from './import-plan.module.css'

interface NewCategoriesProps {
  names: string[]
  checked: boolean
  working: boolean
  onChange: (create: boolean) => void
}

/** Checkbox that creates categories of the table that the shop does not have yet. */
export function NewCategories({ names, checked, working, onChange }: NewCategoriesProps) {
  if (names.length === 0) return null
  const count = names.length === 1 ? 'the category' : `the ${names.length} categories`
  return (
    <Checkbox
      className={styles.categories}
      checked={checked}
      disabled={working}
      onChange={(event) => onChange(event.currentTarget.checked)}
      label={`Create ${count} that your shop does not have yet: ${names.join(', ')}`}
      description="Each gets the first photo of its products."
    />
  )
}
