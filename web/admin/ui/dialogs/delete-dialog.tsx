import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Source } from '../image-variant.ts'
import { Thumbnail } from '../thumbnail.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import styles from './dialog.module.css'

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

/** Confirmation of a deletion. */
export function DeleteDialog({
  text,
  picture,
  confirm,
  children,
  onDelete,
  ...dialog
}: DeleteDialogProps) {
  const t = useTranslations('ui.deleteDialog')
  const [isLoaded, setLoaded] = useState(children === undefined)
  return (
    <ConfirmDialog
      {...dialog}
      confirm={confirm ?? t('delete')}
      color="danger"
      isLoading={!isLoaded}
      onConfirm={onDelete}
    >
      <div className={styles.row}>
        {picture !== undefined && (
          <Thumbnail picture={picture} size={56} className={styles.picture} />
        )}
        <p>{text}</p>
      </div>
      {children?.(() => setLoaded(true))}
    </ConfirmDialog>
  )
}
