import { useEffect, useState } from 'react'
import { createPath, useBlocker } from 'react-router'
import button from '../../ui/button.module.css'
import type { Site } from '../content/site.ts'
import { retryNavigations, useLostConnection } from './offline-navigation.ts'
import css from './overlays.module.css'

/** Notice on the current page that the next one cannot be fetched. */
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
 * Blocks navigation while the browser is offline: React Router reloads the page if a script cannot
 * be fetched. Mounted only then, since any blocker makes the router warn about hash links
 * (`#main`).
 */
function OfflineBlocker({ site, onOnline }: { site: Site; onOnline: () => void }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !navigator.onLine && createPath(currentLocation) !== createPath(nextLocation),
  )
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
    <div className={`${css.notice} on-night`} role="alert">
      <p>{texts.noConnection}</p>
      <button className={button.light} type="button" onClick={onRetry}>
        {texts.tryAgain}
      </button>
    </div>
  )
}
