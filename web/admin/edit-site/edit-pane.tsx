import { Alert, Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { EditedPage } from '../../../domain/api/site-editor.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './edit-site.module.css'
import { PageFrame, type PageFrameProps } from './page-frame.tsx'

interface EditPaneProps extends PageFrameProps {
  rendered: EditedPage | null
  /** Error message of the last rendering, or empty. */
  failure: string
  onRetry: () => void
}

/** The page, or the reason why there is none. */
export function EditPane({ failure, onRetry, ...frame }: EditPaneProps) {
  const t = useTranslations('editSite.editPane')
  const isMissing = frame.rendered !== null && frame.rendered.html === null
  return (
    <section className={styles.preview} aria-label={t('title')}>
      <div>
        {failure !== '' && (
          <Alert role="alert" icon={<Icon name="alert" />} className={styles.failure}>
            {failure}{' '}
            <Button variant="subtle" size="compact-sm" onClick={onRetry}>
              {t('tryAgain')}
            </Button>
          </Alert>
        )}
      </div>
      {isMissing ? (
        <div className={styles.none}>
          <EmptyState icon="box" title={t('noProduct')} text={t('noProductHint')} />
        </div>
      ) : (
        <PageFrame {...frame} />
      )}
    </section>
  )
}
