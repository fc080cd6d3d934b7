import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { useTranslations } from 'use-intl'
import { UnsavedChangesDialog } from '../ui/dialogs.tsx'

interface LeaveGuard {
  /** Lets the next navigation pass, after a save. */
  allow: () => void
  dialog: React.ReactNode
}

interface LeaveGuardOptions {
  dirty: boolean
  /** Name of the record with unsaved changes. */
  name: string
  /** Absent for changes that cannot be saved at once. */
  onSave?: () => void
  onLeave?: () => void
}

/**
 * Confirms leaving a form with unsaved changes: a dialog inside the admin, the browser's own
 * outside.
 */
export function useLeaveGuard({ dirty, name, onSave, onLeave }: LeaveGuardOptions): LeaveGuard {
  const t = useTranslations('forms.fields.leaveGuard')
  const allowed = useRef(false)
  const isConfirming = useRef(false)
  const wentBack = useRef(false)
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    wentBack.current = isConfirming.current && historyAction === 'POP'
    return dirty && !allowed.current && currentLocation.pathname !== nextLocation.pathname
  })
  // The back button while the dialog is open closes the dialog.
  useEffect(() => {
    isConfirming.current = blocker.state === 'blocked' && !wentBack.current
    if (blocker.state === 'blocked' && wentBack.current) blocker.reset()
  }, [blocker])
  useEffect(() => {
    if (!dirty) return
    // Changes after a save are guarded again.
    allowed.current = false
    const confirmUnload = (event: BeforeUnloadEvent) => {
      if (!allowed.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', confirmUnload)
    return () => window.removeEventListener('beforeunload', confirmUnload)
  }, [dirty])

  const stay = () => blocker.state === 'blocked' && blocker.reset()
  return {
    allow: () => {
      allowed.current = true
    },
    dialog: blocker.state === 'blocked' && (
      <UnsavedChangesDialog
        text={t.rich('lost', { name, b: (parts) => <b>{parts}</b> })}
        goOn={t('leave')}
        onGoOn={() => {
          onLeave?.()
          blocker.proceed()
        }}
        onStay={stay}
      >
        <Button onClick={stay} data-autofocus>
          {t('keepEditing')}
        </Button>
        {onSave !== undefined && (
          <Button
            variant="filled"
            onClick={() => {
              blocker.reset()
              onSave()
            }}
          >
            {t('save')}
          </Button>
        )}
      </UnsavedChangesDialog>
    ),
  }
}
