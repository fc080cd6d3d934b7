import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import dialog from './dialog.module.css'
import { DialogFooter } from './dialog-footer.tsx'
import { Modal } from './modal.tsx'

interface UnsavedQuestionProps {
  /** What becomes of the changes. */
  text: string
  /** What the button says that goes on without them. */
  goOn: string
  onGoOn: () => void
  onStay: () => void
  /** The answers that keep them; one has the focus. */
  children: ReactNode
}

/** Asks before changes are given up, above the form that holds them. */
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
