import { useTranslations } from 'use-intl'
import { swapName } from '../../../../domain/api/wire-names.ts'
import { fieldsOf } from '../../../../domain/content/content-type.ts'
import { product } from '../../../../domain/content/product.ts'
import { isLanguage, languageNames } from '../../../../domain/languages/language.ts'
import { useDeclaredTexts } from '../../languages/language-provider.tsx'

/** Columns and cells of the table in words. */
export function useImportLabels() {
  const t = useTranslations('catalogue.csv.labels')
  const declared = useDeclaredTexts()
  return {
    /** Label of a column in the product form. */
    labelColumn(column: string): string {
      if (column === 'category') return t('category')
      if (column === '_id') return t('product')
      if (column === 'row') return t('row')
      const [name = '', language = ''] = column.split('@')
      const field = fieldsOf(product).find(([known]) => known === swapName(product, name))?.[1]
      const label = field === undefined ? column : declared(`fields.${field.path}.label`)
      return isLanguage(language) ? `${label} (${languageNames[language]})` : label
    },

    describeCell(value: unknown): string {
      if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
      if (Array.isArray(value)) return value.join('; ')
      return value === null || value === undefined ? '' : String(value)
    },
  }
}
