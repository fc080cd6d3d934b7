import { Button } from '@mantine/core'
import { commandKey } from '../ui/keyboard-shortcut.ts'
import styles from './edit-save-bar.module.css'
import type { SiteForms } from './use-site-forms.ts'

/** Bar with the names of the changed records; all of them are saved together. */
export function EditSaveBar({ forms }: { forms: SiteForms }) {
  const { changed, isSaving } = forms
  if (changed.length === 0) return null
  return (
    <section className={styles.root} data-save-bar="" aria-label="Save">
      <p className={styles.state} role="status">
        {isSaving ? 'Saving …' : `Unsaved: ${changed.join(', ')}`}
      </p>
      <Button variant="subtle" disabled={isSaving} onClick={forms.discard}>
        Discard
      </Button>
      <Button variant="filled" loading={isSaving} onClick={forms.save}>
        Save <kbd className={styles.key}>{commandKey('S')}</kbd>
      </Button>
    </section>
  )
}
