import { useEffect, useState } from 'react'
import { accountEndpoints } from '../../../domain/api/accounts.ts'
import { useAdmin } from '../app/admin-context.ts'
import type { ApiError } from '../app/api-client.ts'
import { readToken } from '../app/session.ts'
import { readError } from '../app/use-data.ts'

type Guard =
  | { state: 'checking' | 'out' | 'in' }
  | { state: 'failed'; error: ApiError; retry(): void }

/** Access check of the admin: validates the token with the server once per visit. */
export function useGuard(): Guard {
  const { api, admin, enter, expire } = useAdmin()
  const [checked, setChecked] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const [attempts, setAttempts] = useState(0)

  // Runs once, and again after each retry.
  useEffect(() => {
    const token = readToken()
    if (token === null) {
      setChecked(true)
      return
    }
    const controller = new AbortController()
    api
      .call(accountEndpoints.me, {}, undefined, { quiet: true, signal: controller.signal })
      .then((me) => enter({ token, admin: me.admin }))
      .catch((thrown: unknown) => {
        if (controller.signal.aborted) return
        const failure = readError(thrown)
        if (failure.status === 401) expire()
        else setError(failure)
      })
      .finally(() => setChecked(!controller.signal.aborted))
    return () => controller.abort()
  }, [api, attempts])

  if (!checked) return { state: 'checking' }
  if (error !== null) {
    const retry = () => {
      setError(null)
      setChecked(false)
      setAttempts(attempts + 1)
    }
    return { state: 'failed', error, retry }
  }
  return { state: admin === null ? 'out' : 'in' }
}
