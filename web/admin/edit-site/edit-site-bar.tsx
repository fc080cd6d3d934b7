import { NativeSelect, SegmentedControl } from '@mantine/core'
import {
  type EditorPageName,
  editorPages,
  isEditorPage,
} from '../../../domain/site-editor/editor-pages.ts'
import styles from './edit-site.module.css'
import type { FrameScreen } from './page-frame.tsx'

interface EditSiteBarProps {
  page: EditorPageName
  screen: FrameScreen
  onPage: (page: EditorPageName) => void
  onScreen: (screen: FrameScreen) => void
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
        <SegmentedControl
          aria-label="Screen"
          value={screen}
          onChange={onScreen}
          data={[
            { value: 'phone', label: 'Phone' },
            { value: 'desk', label: 'Desktop' },
          ]}
        />
      </div>
    </div>
  )
}
