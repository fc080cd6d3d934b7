import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { enquiryEndpoints } from '../../../domain/api/enquiries.ts'
import { useApi } from '../app/admin-context.ts'
import { readError } from '../app/use-data.ts'
import { GrowingTextarea } from '../ui/growing-textarea.tsx'
import styles from './enquiries.module.css'

interface PasteBoxProps {
  /** Called with the reference of the found enquiry. */
  onFound: (reference: string) => void
}

/** Text field that finds the enquiry of a pasted WhatsApp message. */
export function PasteBox({ onFound }: PasteBoxProps) {
  const t = useTranslations('enquiries.referenceSearch')
  const api = useApi()
  const [message, setMessage] = useState('')
  const [problem, setProblem] = useState('')
  const latest = useRef('')

  const find = async (text: string) => {
    setMessage(text)
    setProblem('')
    latest.current = text
    if (text.trim().length < 6) return
    try {
      const { orders } = await api.call(
        enquiryEndpoints.find,
        {},
        { message: text },
        {
          keepsCache: true,
        },
      )
      // Discards the response if the text has changed since.
      if (latest.current !== text) return
      const [found] = orders
      if (found === undefined) return setProblem(t('notFound'))
      setMessage('')
      onFound(found.reference)
    } catch (thrown) {
      setProblem(readError(thrown).message)
    }
  }
  return (
    <GrowingTextarea
      className={styles.paste}
      aria-label={t('paste')}
      placeholder={t('paste')}
      minRows={1}
      maxRows={4}
      value={message}
      error={problem || undefined}
      onChange={(event) => void find(event.currentTarget.value)}
    />
  )
}
