import { Alert, Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ApiError } from '../../app/api-client.ts'
import { readError } from '../../app/use-data.ts'
import { Icon } from '../icon.tsx'
import type { Source } from '../image-variant.ts'
import { Thumbnail } from '../thumbnail.tsx'
import styles from './delete-dialog.module.css'
import dialog from './dialog.module.css'
import { DialogFooter } from './dialog-footer.tsx'
import { Modal } from './modal.tsx'

interface DeleteDialogProps {
  title: string
  text: string
  picture?: Source | null
  /** Label of the button; default `Delete`. */
  confirm?: string
  /**
   * Consequences of the deletion. Until they are loaded the button is disabled, so that it never
   * moves under the pointer.
   */
  children?: ((onLoaded: () => void) => ReactNode) | undefined
  /** True once all choices that the deletion requires are made. */
  isReady?: boolean
  onDelete: () => Promise<void>
  onClose: () => void
}

/** Confirmation of a deletion. Cancel has the initial focus. */
export function DeleteDialog({
  title,
  text,
  picture,
  confirm: label,
  children,
  isReady = true,
  onDelete,
  onClose,
}: DeleteDialogProps) {
  const t = useTranslations('ui.deleteDialog')
  const queryClient = useQueryClient()
  const [error, setError] = useState<ApiError | null>(null)
  const [working, setWorking] = useState(false)
  const [isLoaded, setLoaded] = useState(children === undefined)
  const confirm = async () => {
    setWorking(true)
    setError(null)
    try {
      await onDelete()
    } catch (thrown) {
      setError(readError(thrown))
      // It may have been deleted or changed by somebody else.
      void queryClient.invalidateQueries()
    } finally {
      setWorking(false)
    }
  }
  return (
    <Modal opened onClose={onClose} title={title} withCloseButton={false}>
      <div className={dialog.body}>
        <div className={styles.row}>
          {picture !== undefined && (
            <Thumbnail picture={picture} size={56} className={styles.picture} />
          )}
          <p>{text}</p>
        </div>
        {children?.(() => setLoaded(true))}
        {error !== null && (
          <Alert role="alert" icon={<Icon name="alert" />}>
            {error.message}
          </Alert>
        )}
      </div>
      <DialogFooter>
        <Button onClick={onClose} data-autofocus>
          {t('cancel')}
        </Button>
        <Button
          variant="filled"
          color="danger"
          loading={working || !isLoaded}
          disabled={!isReady}
          onClick={confirm}
        >
          {label ?? t('delete')}
        </Button>
      </DialogFooter>
    </Modal>
  )
}
