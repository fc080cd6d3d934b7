import { Alert, Button } from '@mantine/core'
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
  const isMissing = frame.rendered !== null && frame.rendered.html === null
  return (
    <section className={styles.preview} aria-label="Your page">
      <div>
        {failure !== '' && (
          <Alert role="alert" icon={<Icon name="alert" />} className={styles.failure}>
            {failure}{' '}
            <Button variant="subtle" size="compact-sm" onClick={onRetry}>
              Try again
            </Button>
          </Alert>
        )}
      </div>
      {isMissing ? (
        <div className={styles.none}>
          <EmptyState
            icon="box"
            title="No product yet"
            text="The page appears once you add a product. You can change its texts already."
          />
        </div>
      ) : (
        <PageFrame {...frame} />
      )}
    </section>
  )
}
