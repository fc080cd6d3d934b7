import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { retryNavigations, useLostConnection } from '../../connection.ts'
import button from '../../ui/button.module.css'
import type { Site } from '../site.ts'
import css from './connection-notice.module.css'

/** Says that the next page cannot be fetched, over the one that the visitor stays on. */
export function ConnectionNotice({ site: { texts } }: { site: Site }) {
  const isLost = useLostConnection()
  // The router answers a script that cannot be fetched by a reload, which would take the present page away.
  const blocker = useBlocker(() => !navigator.onLine)
  const isBlocked = blocker.state === 'blocked'
  useEffect(() => {
    const retry = () => {
      retryNavigations()
      blocker.proceed?.()
    }
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [blocker])
  if (!isLost && !isBlocked) return null
  const retry = () => {
    retryNavigations()
    if (navigator.onLine) blocker.proceed?.()
  }
  return (
    <div className={`${css.root} on-night`} role="alert">
      <p>{texts.noConnection}</p>
      <button className={button.light} type="button" onClick={retry}>
        {texts.tryAgain}
      </button>
    </div>
  )
}
