import {
  Drawer as BaseDrawer,
  Modal as BaseModal,
  Button,
  type ButtonProps,
  type DrawerProps,
  type ModalProps,
} from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useLayoutEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useCloseOnBack } from '../../ui/open-layers.tsx'
import { readError } from '../app/use-data.ts'
import styles from './dialogs.module.css'
import { Icon } from './icon.tsx'
import type { Source } from './image-variant.ts'
import { FormFailure } from './load-state.tsx'
import { Thumbnail } from './thumbnail.tsx'

/** Dialog that closes on the back button and returns the focus. */
export function Modal(props: ModalProps) {
  useCloseOnBack(props.opened, props.onClose)
  useFocusReturn(props.opened)
  return <BaseModal {...props} returnFocus={false} />
}

/** Drawer that closes on the back button and returns the focus. */
export function Drawer(props: DrawerProps) {
  useCloseOnBack(props.opened, props.onClose)
  useFocusReturn(props.opened)
  return <BaseDrawer {...props} returnFocus={false} />
}

/** Returns the focus to the previously active element, or to the screen if that is gone. */
function useFocusReturn(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return
    const opener = document.activeElement
    return () => {
      const left = document.activeElement
      // Later, because the next dialog or screen may take the focus itself.
      setTimeout(() => {
        const { activeElement } = document
        if (activeElement !== document.body && activeElement !== left) return
        const target = opener?.isConnected ? opener : document.getElementById('main')
        if (target instanceof HTMLElement) target.focus({ preventScroll: true })
      })
    }
  }, [open])
}

interface DialogFooterProps {
  /** Content at the start of the row, apart from the buttons. */
  start?: ReactNode
  children: ReactNode
}

export function DialogFooter({ start, children }: DialogFooterProps) {
  return (
    <div className={styles.footer}>
      {start && <span className={styles.start}>{start}</span>}
      {children}
    </div>
  )
}

interface DialogActionsProps extends Pick<ButtonProps, 'disabled' | 'loading'> {
  /** Content at the start of the row. */
  start?: ReactNode
  /** Label of the action; a dialog without one is only closed. */
  submit?: string | undefined
  /** Handler of the action; without one, it submits the surrounding form. */
  onSubmit?: (() => void) | undefined
  /** Gives the action the initial focus. */
  'data-autofocus'?: boolean
  /** Leaves nothing to cancel: the other button says Close. */
  isDone?: boolean
  onClose: () => void
  /** Action of another kind, such as a link. */
  children?: ReactNode
}

/** Button that closes the dialog, and the dialog's own action. */
export function DialogActions(props: DialogActionsProps) {
  const { start, submit, onSubmit, isDone = false, onClose, children, ...button } = props
  const t = useTranslations('ui.confirmDialog')
  return (
    <DialogFooter start={start}>
      <Button onClick={onClose}>{t(isDone ? 'close' : 'cancel')}</Button>
      {children}
      {submit !== undefined && (
        <Button
          {...button}
          type={onSubmit === undefined ? 'submit' : 'button'}
          variant="filled"
          onClick={onSubmit}
        >
          {submit}
        </Button>
      )}
    </DialogFooter>
  )
}

interface DialogFormProps
  extends Pick<DialogActionsProps, 'submit' | 'data-autofocus' | 'onClose'> {
  form: { submit: (event: FormEvent) => unknown; sending: boolean; failure: string }
  children: ReactNode
}

/** Form inside a dialog, sent as a whole. */
export function DialogForm({ form, children, ...actions }: DialogFormProps) {
  return (
    <form noValidate onSubmit={form.submit}>
      <div className={styles.body}>
        {children}
        <FormFailure words={form.failure} />
      </div>
      <DialogActions {...actions} loading={form.sending} />
    </form>
  )
}

interface ConfirmDialogProps {
  title: string
  /** Label of the button. */
  confirm: string
  color?: 'danger'
  isLoading?: boolean
  /** False while something is missing that the action requires. */
  isReady?: boolean
  zIndex?: number
  /** Rejects with the server's error, which the dialog shows; otherwise it closes. */
  onConfirm: () => Promise<void> | void
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
      onClose()
    } catch (thrown) {
      setFailure(readError(thrown).message)
      // Another administrator may have changed the record.
      void queryClient.invalidateQueries()
    } finally {
      setWorking(false)
    }
  }
  return (
    <Modal opened onClose={onClose} title={title} withCloseButton={false} zIndex={zIndex}>
      <div className={styles.body}>
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

interface SavedDialogProps {
  message: string
  onClose: () => void
}

/** Success message with an OK button. */
export function SavedDialog({ message, onClose }: SavedDialogProps) {
  const t = useTranslations('ui.savedDialog')
  return (
    <Modal
      opened
      onClose={onClose}
      size={360}
      withCloseButton={false}
      attributes={{ content: { 'aria-label': message } }}
    >
      <div className={`${styles.body} ${styles.saved}`}>
        <span className={styles.mark}>
          <Icon name="check" size={22} />
        </span>
        <div>
          <h2 className={styles.title}>{message}</h2>
          <p className="soft">{t('text')}</p>
        </div>
      </div>
      <DialogFooter>
        <Button variant="filled" onClick={onClose} data-autofocus>
          {t('ok')}
        </Button>
      </DialogFooter>
    </Modal>
  )
}

interface UnsavedQuestionProps {
  /** Consequence for the changes. */
  text: ReactNode
  /** Label of the button that discards them. */
  goOn: string
  onGoOn: () => void
  onStay: () => void
  /** Buttons that keep the changes; one has the initial focus. */
  children: ReactNode
}

/**
 * Confirmation before unsaved changes are discarded. Adds no history entry, which would end the
 * blocked navigation that it asks about; questions that block none call `useCloseOnBack` themselves.
 */
export function UnsavedChangesDialog({
  text,
  goOn,
  onGoOn,
  onStay,
  children,
}: UnsavedQuestionProps) {
  const t = useTranslations('ui.unsavedChangesDialog')
  useFocusReturn(true)
  return (
    <BaseModal
      opened
      onClose={onStay}
      title={t('title')}
      withCloseButton={false}
      returnFocus={false}
      zIndex={210}
    >
      <div className={styles.body}>
        <p>{text}</p>
      </div>
      <DialogFooter
        start={
          <Button variant="subtle" color="danger" onClick={onGoOn}>
            {goOn}
          </Button>
        }
      >
        {children}
      </DialogFooter>
    </BaseModal>
  )
}
