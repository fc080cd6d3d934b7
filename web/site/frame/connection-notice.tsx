import { useEffect } from 'react'
import { tryAgain, useLostConnection } from '../../connection.ts'

/** Tells that the next page cannot be fetched, over the one that the visitor stays on. */
export function ConnectionNotice() {
  const isLost = useLostConnection()
  useEffect(() => {
    addEventListener('online', tryAgain)
    return () => removeEventListener('online', tryAgain)
  }, [])
  return (
    isLost && (
      <div className="offline on-night" role="alert">
        <p>No connection. You are still on the page you were reading.</p>
        <button className="btn btn--light" type="button" onClick={tryAgain}>
          Try again
        </button>
      </div>
    )
  )
}
