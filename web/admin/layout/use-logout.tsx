import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { accountEndpoints } from '../../../domain/api/accounts.ts'
import { useAdmin } from '../app/admin-context.ts'
import { UnsavedChangesDialog } from '../ui/dialogs.tsx'

interface Logout {
  logout: () => void
  question: ReactNode
}

/** Sign-out, after a confirmation if a form has unsaved changes. */
export function useLogout(): Logout {
  const { api, leave, unsaved } = useAdmin()
  const [asking, setConfirming] = useState(false)
  const end = () => {
    setConfirming(false)
    const options = { quiet: true, keepsCache: true }
    const signingOut = api.call(accountEndpoints.signOut, {}, undefined, options)
    // Sign-out works offline too: the token is deleted here in any case.
    signingOut.catch(() => {})
    // At once: a screen that still loads would be told that its session has ended, and ask for the password.
    leave()
  }
  return {
    logout() {
      if (unsaved.size > 0) setConfirming(true)
      else end()
    },
    question: asking && <LogoutQuestion onStay={() => setConfirming(false)} onLogout={end} />,
  }
}

interface LogoutQuestionProps {
  onStay: () => void
  onLogout: () => void
}

function LogoutQuestion({ onStay, onLogout }: LogoutQuestionProps) {
  const t = useTranslations('layout.useLogout')
  return (
    <UnsavedChangesDialog text={t('text')} goOn={t('goOn')} onGoOn={onLogout} onStay={onStay}>
      <Button variant="filled" onClick={onStay} data-autofocus>
        {t('stay')}
      </Button>
    </UnsavedChangesDialog>
  )
}
