import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { accountEndpoints, type User } from '../../../domain/api/accounts.ts'
import { useApi } from '../app/admin-context.ts'
import { readError } from '../app/use-data.ts'
import dialog from '../ui/dialogs/dialog.module.css'
import { DialogFooter } from '../ui/dialogs/dialog-footer.tsx'
import { Modal } from '../ui/dialogs/modal.tsx'
import { FormFailure } from '../ui/load-error.tsx'
import { OneTimeLink, type OneTimeLinkResponse } from './one-time-link.tsx'

interface ResetDialogProps {
  user: User
  onClose: () => void
}

/** Confirmation of a password reset, then its link. */
export function ResetDialog({ user, onClose }: ResetDialogProps) {
  const t = useTranslations('people.resetDialog')
  const api = useApi()
  const [response, setResponse] = useState<OneTimeLinkResponse | null>(null)
  const [failure, setFailure] = useState('')
  const [making, setMaking] = useState(false)
  const make = async () => {
    setMaking(true)
    try {
      setResponse(await api.call(accountEndpoints.reset, { id: user._id }))
    } catch (error) {
      setFailure(readError(error).message)
    } finally {
      setMaking(false)
    }
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('title', { name: user.name })}
      closeOnClickOutside={false}
    >
      {response !== null ? (
        <OneTimeLink response={response} label={t('link')} onClose={onClose} />
      ) : (
        <>
          <div className={dialog.body}>
            <p>{t('text')}</p>
            <FormFailure words={failure} />
          </div>
          <DialogFooter>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button variant="filled" loading={making} onClick={make} data-autofocus>
              {t('submit')}
            </Button>
          </DialogFooter>
        </>
      )}
    </Modal>
  )
}
