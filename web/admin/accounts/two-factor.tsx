import { Button, CopyButton } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { z } from 'zod'
import { codeSchema, passwordSchema } from '../../../domain/api/credentials.ts'
import type { ResponseOf } from '../../../domain/api/endpoint.ts'
import { twoFactorEndpoints } from '../../../domain/api/two-factor.ts'
import { QrCode } from '../../ui/qr-code.tsx'
import { useApi } from '../app/admin-context.ts'
import { useData } from '../app/use-data.ts'
import { accountParts } from '../content/screens/screens.ts'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import dialog from '../ui/dialogs.module.css'
import { DialogFooter, DialogForm, Modal } from '../ui/dialogs.tsx'
import { Failure } from '../ui/load-state.tsx'
import { showDone } from '../ui/toast.tsx'
import { useDialogForm } from '../ui/use-dialog-form.ts'
import styles from './people.module.css'
import { CodeField, PasswordField } from './sign-in.tsx'

/** State of two-factor sign-in for one's own account. */
export function TwoFactor() {
  const t = useTranslations('people.twoFactor')
  const declared = useDeclaredTexts()
  const { data, error, refetch } = useData(twoFactorEndpoints.read, {})
  const [open, setOpen] = useState<'on' | 'off' | null>(null)
  const close = () => setOpen(null)
  const factor = data?.secondFactor
  return (
    <section className={styles.twoFactor} aria-labelledby="second-step" data-field="second-step">
      <h2 id="second-step">{declared(accountParts['second-step'])}</h2>
      {error !== null && <Failure message={error.message} onRetry={refetch} />}
      {factor !== undefined && (
        <div className={styles.box}>
          <p>{factor.active ? t('on', { count: String(factor.recoveryCodes) }) : t('off')}</p>
          <Button onClick={() => setOpen(factor.active ? 'off' : 'on')}>
            {t(factor.active ? 'turnOff' : 'setUp')}
          </Button>
        </div>
      )}
      {open === 'on' && <TwoFactorDialog onClose={close} />}
      {open === 'off' && <TurnOffDialog onClose={close} />}
    </section>
  )
}

function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('people.twoFactor')
  const api = useApi()
  return (
    <Modal opened onClose={onClose} title={t('turnOffTitle')} closeOnClickOutside={false}>
      <PasswordConfirmation
        text={t('turnOffText')}
        submit={t('turnOff')}
        onClose={onClose}
        onSend={async (body) => {
          await api.call(twoFactorEndpoints.end, {}, body)
          showDone(t('isOff'))
          onClose()
        }}
      />
    </Modal>
  )
}

type Begun = ResponseOf<typeof twoFactorEndpoints.begin>

/** Setup of two-factor sign-in: password, authenticator app, recovery codes. */
function TwoFactorDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('people.twoFactorDialog')
  const api = useApi()
  const [begun, setBegun] = useState<Begun | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(codes === null ? 'title' : 'codesTitle')}
      closeOnClickOutside={false}
    >
      {begun === null && (
        <PasswordConfirmation
          text={t('text')}
          submit={t('continue')}
          onClose={onClose}
          onSend={async (body) => setBegun(await api.call(twoFactorEndpoints.begin, {}, body))}
        />
      )}
      {begun !== null && codes === null && (
        <AppForm begun={begun} onConfirmed={setCodes} onClose={onClose} />
      )}
      {codes !== null && <RecoveryCodes codes={codes} onClose={onClose} />}
    </Modal>
  )
}

interface AppFormProps {
  begun: Begun
  onConfirmed: (codes: string[]) => void
  onClose: () => void
}

function AppForm({ begun, onConfirmed, onClose }: AppFormProps) {
  const t = useTranslations('people.twoFactorDialog')
  const api = useApi()
  const form = useDialogForm({
    schema: codeSchema,
    start: { code: '' },
    async send(body) {
      onConfirmed((await api.call(twoFactorEndpoints.confirm, {}, body)).recoveryCodes)
    },
  })
  return (
    <DialogForm form={form} submit={t('turnOn')} onClose={onClose}>
      <p>{t('scan')}</p>
      <QrCode className={styles.code} text={begun.url} label={t('qrCode')} />
      <p className={styles.key}>{begun.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</p>
      <CodeField {...form.field('code')} description={t('codeHelp')} />
    </DialogForm>
  )
}

function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const t = useTranslations('people.twoFactorDialog')
  const copyText = useTranslations('ui.copyField')
  return (
    <>
      <div className={dialog.body}>
        <p>{t('codes')}</p>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <DialogFooter
        start={
          <CopyButton value={codes.join('\n')}>
            {({ copied, copy }) => (
              <Button onClick={copy}>{copyText(copied ? 'copied' : 'copy')}</Button>
            )}
          </CopyButton>
        }
      >
        <Button variant="filled" onClick={onClose} data-autofocus>
          {t('done')}
        </Button>
      </DialogFooter>
    </>
  )
}

interface PasswordQuestionProps {
  text: string
  submit: string
  onSend: (body: z.infer<typeof passwordSchema>) => Promise<void>
  onClose: () => void
}

/** Confirmation with one's own password, inside a dialog. */
function PasswordConfirmation({ text, submit, onSend, onClose }: PasswordQuestionProps) {
  const t = useTranslations('people.passwordConfirmation')
  const form = useDialogForm({
    schema: passwordSchema,
    start: { currentPassword: '' },
    send: onSend,
  })
  return (
    <DialogForm form={form} submit={submit} onClose={onClose}>
      <p>{text}</p>
      <PasswordField
        {...form.field('currentPassword')}
        label={t('password')}
        autoComplete="current-password"
        data-autofocus
      />
    </DialogForm>
  )
}
