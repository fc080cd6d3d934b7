import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { commandKey } from '../ui/keyboard-shortcut.ts'
import styles from './edit-site.module.css'
import type { SiteForms } from './use-site-forms.ts'

/** Bar with the names of the changed records; all of them are saved together. */
export function EditSaveBar({ forms }: { forms: SiteForms }) {
  const t = useTranslations('editSite.editSaveBar')
  const { changed, isSaving } = forms
  if (changed.length === 0) return null
  return (
    <section className={styles.editSaveBar} data-save-bar="" aria-label={t('save')}>
      <p className={styles.state} role="status">
        {isSaving ? t('saving') : t('unsaved', { names: changed.join(', ') })}
      </p>
      <Button variant="subtle" disabled={isSaving} onClick={forms.discard}>
        {t('discard')}
      </Button>
      <Button variant="filled" loading={isSaving} onClick={forms.save}>
        {t('save')} <kbd className={styles.key}>{commandKey('S')}</kbd>
      </Button>
    </section>
  )
}
