import { NativeSelect } from '@mantine/core'
import {
  type EditorPageName,
  editorPages,
  isEditorPage,
} from '../../../domain/site-editor/editor-pages.ts'
import { ScreenChoice, type ScreenName } from '../ui/screen-frame.tsx'
import styles from './edit-site.module.css'

interface EditSiteBarProps {
  page: EditorPageName
  screen: ScreenName
  onPage: (page: EditorPageName) => void
  onScreen: (screen: ScreenName) => void
}

const choices = Object.entries(editorPages).map(([value, { label }]) => ({ value, label }))

/** Choice of the page and of the screen that it is shown on. */
export function EditSiteBar({ page, screen, onPage, onScreen }: EditSiteBarProps) {
  return (
    <div className={styles.bar}>
      <h1>Edit site</h1>
      <NativeSelect
        className={styles.page}
        aria-label="Page"
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
