import { NativeSelect } from '@mantine/core'
import { useTranslations } from 'use-intl'
import {
  type EditorPageName,
  editorPageNames,
  isEditorPage,
} from '../../../domain/site-editor/editor-pages.ts'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import { ScreenChoice, type ScreenName } from '../ui/screen-frame.tsx'
import styles from './edit-site.module.css'

interface EditSiteBarProps {
  page: EditorPageName
  screen: ScreenName
  onPage: (page: EditorPageName) => void
  onScreen: (screen: ScreenName) => void
}

/** Choice of the page and of the screen that it is shown on. */
export function EditSiteBar({ page, screen, onPage, onScreen }: EditSiteBarProps) {
  const t = useTranslations('editSite.editSiteBar')
  const declared = useDeclaredTexts()
  const choices = editorPageNames.map((value) => ({
    value,
    label: declared(`editorPages.${value}`),
  }))
  return (
    <div className={styles.bar}>
      <h1>{t('title')}</h1>
      <NativeSelect
        className={styles.page}
        aria-label={t('page')}
        data={choices}
        value={page}
        onChange={({ currentTarget: { value } }) => isEditorPage(value) && onPage(value)}
      />
      <div className={styles.end}>
        <ScreenChoice screen={screen} onScreen={onScreen} />
      </div>
    </div>
  )
}
