import { useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import button from '../../ui/button.module.css'
import type { Site } from '../content/site.ts'
import css from './connection-notice.module.css'
import { retryNavigations, useLostConnection } from './offline-navigation.ts'

/** Says that the next page cannot be fetched, over the one that the visitor stays on. */
export function ConnectionNotice({ site }: { site: Site }) {
  const isLost = useLostConnection()
  const [isOffline, setIsOffline] = useState(false)
  useEffect(() => {
    const startBlocking = () => setIsOffline(true)
    addEventListener('offline', startBlocking)
    addEventListener('online', retryNavigations)
    return () => {
      removeEventListener('offline', startBlocking)
      removeEventListener('online', retryNavigations)
    }
  }, [])
  return (
    <>
      {isLost && <Notice site={site} onRetry={retryNavigations} />}
      {isOffline && <OfflineBlocker site={site} onOnline={() => setIsOffline(false)} />}
    </>
  )
}

/**
 * Keeps the present page while the browser is offline: the router answers a script that cannot be fetched by a reload.
 * Mounted only then, since the router warns of a place on the page (`#main`) whenever there is a blocker.
 */
function OfflineBlocker({ site, onOnline }: { site: Site; onOnline: () => void }) {
  const blocker = useBlocker(() => !navigator.onLine)
  useEffect(() => {
    const proceed = () => {
      blocker.proceed?.()
      onOnline()
    }
    addEventListener('online', proceed)
    return () => removeEventListener('online', proceed)
  }, [blocker, onOnline])
  const retry = () => {
    if (navigator.onLine) blocker.proceed?.()
  }
  return blocker.state === 'blocked' && <Notice site={site} onRetry={retry} />
}

function Notice({ site: { texts }, onRetry }: { site: Site; onRetry: () => void }) {
  return (
    <div className={`${css.root} on-night`} role="alert">
      <p>{texts.noConnection}</p>
      <button className={button.light} type="button" onClick={onRetry}>
        {texts.tryAgain}
      </button>
    </div>
  )
}
