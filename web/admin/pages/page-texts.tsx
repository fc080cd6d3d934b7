import { type FocusEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type EditorPageName, pageOfTexts } from '../../../domain/site-editor/editor-pages.ts'
import { textGroupNames } from '../../../domain/text/page-texts.ts'
import { pageTextsScreens } from '../content/screens/text-screens.ts'
import { SingleForm } from '../content/single-form.tsx'
import styles from './page-texts.module.css'
import { SitePreview } from './site-preview.tsx'

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
