import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import dialog from './dialog.module.css'
import { DialogFooter } from './dialog-footer.tsx'
import { Modal } from './modal.tsx'

interface UnsavedQuestionProps {
  /** Consequence for the changes. */
  text: string
  /** Label of the button that discards them. */
  goOn: string
  onGoOn: () => void
  onStay: () => void
  /** Buttons that keep the changes; one has the initial focus. */
  children: ReactNode
}

/** Confirmation before unsaved changes are discarded. */
export function UnsavedChangesDialog({
  text,
  goOn,
  onGoOn,
  onStay,
  children,
}: UnsavedQuestionProps) {
  const t = useTranslations('ui.unsavedChangesDialog')
  return (
    <Modal opened onClose={onStay} title={t('title')} withCloseButton={false} zIndex={210}>
      <div className={dialog.body}>
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
    </Modal>
  )
}
