import { useTranslations } from 'use-intl'
import type { Named } from '../../../../domain/api/record.ts'

/** Options of a category select, "No category" first. */
export function CategoryOptions({ categories }: { categories: readonly Named[] }) {
  const t = useTranslations('catalogue.photoImport.categoryOptions')
  return (
    <>
      <option value="">{t('none')}</option>
      {categories.map(({ _id, name }) => (
        <option key={_id} value={_id}>
          {name}
        </option>
      ))}
    </>
  )
}
