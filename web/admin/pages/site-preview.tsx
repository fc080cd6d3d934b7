import { NativeSelect } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { productEndpoints } from '../../../domain/api/products.ts'
import {
  type EditorPageName,
  editorPageNames,
  examplePath,
  isEditorPage,
  MAX_EXAMPLE_PRODUCTS,
} from '../../../domain/site-editor/editor-pages.ts'
import { useData } from '../app/use-data.ts'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import styles from './page-texts.module.css'

interface SitePreviewProps {
  page: EditorPageName
  /** Number of saves; each one reloads the page. */
  saves: number
  onPage: (page: EditorPageName) => void
}

/** Preview of a public page beside the form that changes it. */
export function SitePreview({ page, saves, onPage }: SitePreviewProps) {
  const t = useTranslations('pages.sitePreview')
  const declared = useDeclaredTexts()
  const { data } = useData(productEndpoints.list, {}, { limit: MAX_EXAMPLE_PRODUCTS })
  const pathOf = (name: EditorPageName) => examplePath(name, data?.categoryItemData ?? [])
  const pages = editorPageNames.filter((name) => pathOf(name) !== null)
  const shown = pages.includes(page) ? page : 'shop'
  const path = pathOf(shown) ?? undefined
  return (
    <section className={styles.preview} aria-label={t('title')}>
      <NativeSelect
        label={t('label')}
        data={pages.map((value) => ({ value, label: declared(`editorPages.${value}`) }))}
        value={shown}
        onChange={({ currentTarget: { value } }) => isEditorPage(value) && onPage(value)}
      />
      <iframe key={`${path} ${saves}`} className={styles.frame} title={t('frame')} src={path} />
    </section>
  )
}
