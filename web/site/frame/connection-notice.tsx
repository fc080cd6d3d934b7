import { useEffect } from 'react'
import { tryAgain, useLostConnection } from '../../connection.ts'
import button from '../../ui/button.module.css'
import css from './connection-notice.module.css'

/** Tells that the next page cannot be fetched, over the one that the visitor stays on. */
export function ConnectionNotice() {
  const isLost = useLostConnection()
  useEffect(() => {
    addEventListener('online', tryAgain)
    return () => removeEventListener('online', tryAgain)
  }, [])
  return (
    isLost && (
      <div className={`${css.root} on-night`} role="alert">
        <p>No connection. You are still on the page you were reading.</p>
        <button className={button.light} type="button" onClick={tryAgain}>
          Try again
        </button>
      </div>
    )
  )
}
