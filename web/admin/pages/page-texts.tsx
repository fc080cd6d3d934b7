import { NativeSelect } from '@mantine/core'
import { type FocusEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { productEndpoints } from '../../../domain/api/products.ts'
import {
  type EditorPageName,
  editorPageNames,
  examplePath,
  isEditorPage,
  MAX_EXAMPLE_PRODUCTS,
  pageOfTexts,
} from '../../../domain/site-editor/editor-pages.ts'
import { textGroupNames } from '../../../domain/text/page-texts.ts'
import { useData } from '../app/use-data.ts'
import { pageTextsScreens } from '../content/screens/page-screens.ts'
import { SingleForm } from '../content/single-record.tsx'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import styles from './page-texts.module.css'

/** Texts of the public pages, beside a preview of the page that contains the focused one. */
export default function PageTexts() {
  const t = useTranslations('pages.pageTexts')
  const [page, setPage] = useState<EditorPageName>('home')
  const [saves, setSaves] = useState(0)
  const followFocus = ({ target }: FocusEvent) => {
    const part = target.closest<HTMLElement>('[data-part]')?.dataset.part
    const group = textGroupNames.find((name) => name === part)
    if (group !== undefined) setPage(pageOfTexts(group))
  }
  return (
    <div className={styles.root}>
      <div onFocusCapture={followFocus}>
        <SingleForm
          screens={pageTextsScreens}
          help={() => (
            <p className={styles.lead}>
              {t('lead', { brand: '{brand}', shortName: '{shortName}' })}
            </p>
          )}
          onSaved={() => setSaves((count) => count + 1)}
        />
      </div>
      <SitePreview page={page} saves={saves} onPage={setPage} />
    </div>
  )
}

interface SitePreviewProps {
  page: EditorPageName
  /** Number of saves; each one reloads the page. */
  saves: number
  onPage: (page: EditorPageName) => void
}

/** Preview of a public page beside the form that changes it. */
function SitePreview({ page, saves, onPage }: SitePreviewProps) {
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
