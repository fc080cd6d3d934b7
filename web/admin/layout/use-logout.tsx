import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { accountEndpoints } from '../../../domain/api/accounts.ts'
import { useAdmin } from '../app/admin-context.ts'
import { UnsavedChangesDialog } from '../ui/dialogs/unsaved-changes-dialog.tsx'

interface Logout {
  logout: () => void
  question: ReactNode
}

/** Sign-out, after a confirmation if a form has unsaved changes. */
export function useLogout(): Logout {
  const { api, leave, unsaved, whileBusy } = useAdmin()
  const [asking, setConfirming] = useState(false)
  const end = async () => {
    setConfirming(false)
    const over = api.call(accountEndpoints.signOut, {}, undefined, { quiet: true })
    // Sign-out works offline too: the token is deleted here in any case.
    await whileBusy(over.catch(() => {}))
    leave()
  }
  return {
    logout() {
      if (unsaved.size > 0) setConfirming(true)
      else void end()
    },
    question: asking && <LogoutQuestion onStay={() => setConfirming(false)} onLogout={end} />,
  }
}

interface LogoutQuestionProps {
  onStay: () => void
  onLogout: () => void
}

function LogoutQuestion({ onStay, onLogout }: LogoutQuestionProps) {
  return (
    <UnsavedChangesDialog
      text="If you log out now, your text stays in this browser as a draft. You will find it in the form when you sign in again; nobody else can see it. Files are not kept."
      goOn="Log out without saving"
      onGoOn={onLogout}
      onStay={onStay}
    >
      <Button variant="filled" onClick={onStay} data-autofocus>
        Keep editing
      </Button>
    </UnsavedChangesDialog>
  )
}
