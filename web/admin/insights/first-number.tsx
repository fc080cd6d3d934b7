import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { contentEndpoints } from '../../../domain/api/content.ts'
import type { RecordResponse } from '../../../domain/api/record.ts'
import { contact } from '../../../domain/content/contact.ts'
import { useApi } from '../app/admin-context.ts'
import { useShop } from '../app/shop-settings.tsx'
import { readError } from '../app/use-data.ts'
import { normalisePhone } from '../forms/contact-normalisation.ts'
import { useDeclaredTexts, useMessageWriter } from '../languages/language-provider.tsx'
import { showDone } from '../ui/toast.tsx'
import styles from './setup-checklist.module.css'

const { invalid } = contact.fields.watsappNumber
const { update } = contentEndpoints(contact)

/** Field of the first step: the number with which a shop begins to work. */
export function FirstNumber({ stored }: { stored: RecordResponse<typeof contact> }) {
  const t = useTranslations('insights.firstNumber')
  const declared = useDeclaredTexts()
  const write = useMessageWriter()
  const api = useApi()
  const { phoneCountryCode } = useShop()
  const [number, setNumber] = useState('')
  const [problem, setProblem] = useState('')
  const [saving, setSaving] = useState(false)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    const watsappNumber = normalisePhone(number, phoneCountryCode)
    if (!/^[0-9]{10}$/.test(watsappNumber)) return setProblem(write(invalid))
    setSaving(true)
    try {
      // Most shops call and chat with one number.
      const numbers = { watsappNumber, mobileNumber: stored.mobileNumber || watsappNumber }
      const options = { version: stored.version }
      await api.call(update, { id: stored._id }, numbers, options)
      showDone(t('saved'))
    } catch (thrown) {
      const { errors, message } = readError(thrown)
      setProblem(errors.watsappNumber ?? message)
      setSaving(false)
    }
  }
  return (
    <form className={styles.firstNumber} noValidate onSubmit={save}>
      <TextInput
        aria-label={declared('fields.contact.watsappNumber.label')}
        placeholder="98765 43210"
        type="tel"
        autoComplete="tel-national"
        value={number}
        error={problem || undefined}
        onChange={(event) => {
          setNumber(event.currentTarget.value)
          setProblem('')
        }}
      />
      <Button type="submit" variant="filled" loading={saving}>
        {t('save')}
      </Button>
    </form>
  )
}
