import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { readError } from '../../app/use-data.ts'
import type { Source } from '../image-variant.ts'
import { FormFailure } from '../load-state.tsx'
import { Thumbnail } from '../thumbnail.tsx'
import dialog from './dialog.module.css'
import { DialogFooter } from './dialog-footer.tsx'
import { Modal } from './modal.tsx'

export interface ConfirmDialogProps {
  title: string
  /** Label of the button. */
  confirm: string
  color?: 'danger'
  isLoading?: boolean
  /** False while something is missing that the action requires. */
  isReady?: boolean
  zIndex?: number
  /** Rejects with the server's error, which the dialog shows. */
  onConfirm: () => Promise<void>
  onClose: () => void
  children: ReactNode
}

/** Confirmation of an action. Cancel has the initial focus. */
export function ConfirmDialog({
  title,
  confirm,
  color,
  isLoading = false,
  isReady = true,
  zIndex,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  const t = useTranslations('ui.confirmDialog')
  const queryClient = useQueryClient()
  const [failure, setFailure] = useState('')
  const [working, setWorking] = useState(false)
  const run = async () => {
    setWorking(true)
    setFailure('')
    try {
      await onConfirm()
    } catch (thrown) {
      setFailure(readError(thrown).message)
      // Somebody else may have changed what it is about.
      void queryClient.invalidateQueries()
    } finally {
      setWorking(false)
    }
  }
  return (
    <Modal opened onClose={onClose} title={title} withCloseButton={false} zIndex={zIndex}>
      <div className={dialog.body}>
        {children}
        <FormFailure words={failure} />
      </div>
      <DialogFooter>
        <Button onClick={onClose} data-autofocus>
          {t('cancel')}
        </Button>
        <Button
          variant="filled"
          color={color}
          loading={working || isLoading}
          disabled={!isReady}
          onClick={run}
        >
          {confirm}
        </Button>
      </DialogFooter>
    </Modal>
  )
}

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
  ...options
}: DeleteDialogProps) {
  const t = useTranslations('ui.deleteDialog')
  const [isLoaded, setLoaded] = useState(children === undefined)
  return (
    <ConfirmDialog
      {...options}
      confirm={confirm ?? t('delete')}
      color="danger"
      isLoading={!isLoaded}
      onConfirm={onDelete}
    >
      <div className={dialog.row}>
        {picture !== undefined && (
          <Thumbnail picture={picture} size={56} className={dialog.picture} />
        )}
        <p>{text}</p>
      </div>
      {children?.(() => setLoaded(true))}
    </ConfirmDialog>
  )
}
