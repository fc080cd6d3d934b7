import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
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
  return (
    <Modal
      opened
      onClose={onStay}
      title="You have unsaved changes"
      withCloseButton={false}
      zIndex={210}
    >
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
