import { useEffect } from 'react'
import { tryAgain, useLostConnection } from '../../connection.ts'
import button from '../../ui/button.module.css'
import type { Site } from '../site.ts'
import css from './connection-notice.module.css'

/** Tells that the next page cannot be fetched, over the one that the visitor stays on. */
export function ConnectionNotice({ site: { texts } }: { site: Site }) {
  const isLost = useLostConnection()
  useEffect(() => {
    addEventListener('online', tryAgain)
    return () => removeEventListener('online', tryAgain)
  }, [])
  return (
    isLost && (
      <div className={`${css.root} on-night`} role="alert">
        <p>{texts.noConnection}</p>
        <button className={button.light} type="button" onClick={tryAgain}>
          {texts.tryAgain}
        </button>
      </div>
    )
  )
}
