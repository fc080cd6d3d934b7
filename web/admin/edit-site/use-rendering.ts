import { useCallback, useEffect, useRef, useState } from 'react'
import { readError } from '../app/use-data.ts'

interface Rendering<T> {
  /** Last rendered page; null while another one is rendered for the first time. */
  rendered: T | null
  /** Error message of the last request, or empty. */
  failure: string
  /** Renders again after a change, at most one request at a time. */
  refresh: () => void
}

const REFRESH_DELAY_MS = 120

/** A page that the server renders with unsaved values. `name` tells pages apart. */
export function useRendering<T>(name: string, render: () => Promise<T>): Rendering<T> {
  const [state, setState] = useState<{ name: string; rendered: T } | null>(null)
  const [failure, setFailure] = useState('')
  const latest = useRef({ name, render })
  latest.current = { name, render }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isWaiting = useRef(false)
  const isWanted = useRef(false)
  const isClosed = useRef(false)

  const refresh = useCallback(() => {
    isWanted.current = true
    if (isWaiting.current || isClosed.current) return
    isWaiting.current = true
    timer.current = setTimeout(async () => {
      isWanted.current = false
      const { name, render } = latest.current
      try {
        const rendered = await render()
        if (latest.current.name === name) setState({ name, rendered })
        setFailure('')
      } catch (thrown) {
        setFailure(readError(thrown).message)
      }
      isWaiting.current = false
      if (isWanted.current) refresh()
    }, REFRESH_DELAY_MS)
  }, [])

  useEffect(() => {
    isClosed.current = false
    return () => {
      isClosed.current = true
      clearTimeout(timer.current)
      isWaiting.current = false
    }
  }, [])
  useEffect(refresh, [name, refresh])

  return { rendered: state?.name === name ? state.rendered : null, failure, refresh }
}
