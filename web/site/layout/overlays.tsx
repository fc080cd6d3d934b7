import { type RefObject, useEffect, useRef, useState } from 'react'
import { createPath, useBlocker } from 'react-router'
import button from '../../ui/button.module.css'
import card from '../../ui/card.module.css'
import { Icon } from '../../ui/icon.tsx'
import { openHeaderChat } from '../chat/enquiry-link.tsx'
import { useOpeningNotice } from '../chat/opening-notice.ts'
import { chatAddress, type Site } from '../content/site.ts'
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

/** Fixed chat button in the corner of every public page, if a number is stored. */
export function ChatButton({ site }: { site: Site }) {
  const button = useRef<HTMLAnchorElement>(null)
  useHideOverControls(button)
  const note = useOpeningNotice(site)
  const { chatSection, chatButton } = site.labels.frame
  const href = chatAddress(site)
  if (href === null) return null
  return (
    <aside aria-label={chatSection}>
      <a
        ref={button}
        className={`${css.chat} off-sheet`}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={chatButton + (note && `. ${note}`)}
        title={note || undefined}
        onClick={({ currentTarget }) => openHeaderChat(currentTarget, site)}
      >
        <Icon name="chat" />
      </a>
    </aside>
  )
}

/** Links that open a chat about something, which make the button redundant. */
const orders = '[data-opens-chat]'
/** Controls and text that must not be covered; photos, videos and body text may be. */
const controls = `${orders}, main :is(button:not([data-under-chat]), input, select, textarea, .${button.root}, .${card.root} :is(h2, h3, p, span), [data-clear-of-chat]), footer a`

/**
 * Hides the button while it would cover a control, and while an order button in its column is
 * visible. In the margin of a wide page it always stays.
 */
function useHideOverControls(button: RefObject<HTMLAnchorElement | null>): void {
  useEffect(() => {
    const look = () => {
      const place = button.current
      if (place === null) return
      const { left, top, bottom } = place.getBoundingClientRect()
      const isCoveringControl = [...document.querySelectorAll(controls)].some((element) => {
        const box = element.getBoundingClientRect()
        const [from, to] = element.matches(orders) ? [0, innerHeight] : [top, bottom]
        return box.right > left && box.left < innerWidth && box.bottom > from && box.top < to
      })
      place.toggleAttribute('data-hidden', isCoveringControl)
    }
    // ResizeObserver also calls back initially.
    const observer = new ResizeObserver(look)
    observer.observe(document.body)
    addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      removeEventListener('scroll', look)
    }
  }, [button])
}
