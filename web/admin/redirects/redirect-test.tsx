import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ResponseOf } from '../../../domain/api/endpoint.ts'
import { redirectEndpoints } from '../../../domain/api/redirects.ts'
import { useApi } from '../app/admin-context.ts'
import { readError } from '../app/use-data.ts'
import styles from './redirects.module.css'

/** Field that shows where an address leads visitors. */
export function RedirectTest() {
  const t = useTranslations('redirects.redirectTest')
  const api = useApi()
  const [address, setAddress] = useState('')
  const [target, setTarget] = useState<ResponseOf<typeof redirectEndpoints.target> | null>(null)
  const [error, setError] = useState('')

  const test = async (event: FormEvent) => {
    event.preventDefault()
    setTarget(null)
    try {
      const query = { address: address.trim() }
      setTarget(await api.call(redirectEndpoints.target, {}, undefined, { query }))
      setError('')
    } catch (thrown) {
      setError(readError(thrown).message)
    }
  }

  return (
    <form className={styles.test} noValidate onSubmit={test}>
      <TextInput
        label={t('label')}
        inputMode="url"
        autoComplete="off"
        value={address}
        error={error || undefined}
        onChange={(event) => {
          setAddress(event.currentTarget.value)
          setTarget(null)
          setError('')
        }}
      />
      <Button type="submit">{t('test')}</Button>
      <p role="status">
        {target !== null &&
          t.rich(target.outcome, {
            to: target.to ?? '',
            link: (words) => (
              <a href={target.to ?? ''} target="_blank" rel="noopener">
                {words}
              </a>
            ),
          })}
      </p>
    </form>
  )
}
