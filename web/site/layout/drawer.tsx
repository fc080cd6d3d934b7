import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ToggleEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import type { Site } from '../content/site.ts'
import { useLabels } from '../content/texts.ts'
import { LanguageLinks } from '../languages/language-links.tsx'
import { ContactLinks } from './contact-links.tsx'
import css from './drawer.module.css'
import logo from './logo.module.css'
import { Logo } from './logo.tsx'
import { NavigationLinks } from './navigation-links.tsx'
import type { OpenDrawerProps } from './open-drawer.tsx'

const id = 'drawer'

/** Opens the drawer without JavaScript. */
export function DrawerButton() {
  const { openMenu } = useLabels('frame')
  return (
    <button
      className={`${button.round} ${css.button}`}
      type="button"
      popoverTarget={id}
      aria-haspopup="dialog"
      aria-label={openMenu}
    >
      <Icon name="menu" />
    </button>
  )
}

/** Popover, which the browser opens at once; the focus trap is set up afterwards. */
export function Drawer({ site }: { site: Site }) {
  const { menu } = site.labels.frame
  const [drawer, setDrawer] = useState<HTMLElement | null>(null)
  const [DrawerOverlay, setOpenDrawer] = useState<ComponentType<OpenDrawerProps> | null>(null)
  const letGo = useRef<() => void>(null)
  // An open popover that is unmounted fires no toggle event.
  useEffect(() => () => letGo.current?.(), [])
  // Handles `beforetoggle`, because the focus can only return to a button that is no longer inert.
  const hold = ({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
    letGo.current?.()
    letGo.current = newState === 'open' ? trapFocus(currentTarget) : null
  }
  const note = ({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
    if (newState === 'closed') {
      setDrawer(null)
      giveFocusBack()
      return
    }
    setDrawer(currentTarget)
    import('./open-drawer.tsx').then(
      (module) => setOpenDrawer(() => module.DrawerOverlay),
      () => {},
    )
  }
  return (
    <>
      <dialog
        className={css.root}
        id={id}
        popover="auto"
        aria-label={menu}
        onBeforeToggle={hold}
        onToggle={note}
        onClick={close}
        onKeyDown={closeOnKey}
      >
        <Logo site={site} className={logo.small} />
        <nav aria-label={menu}>
          <NavigationLinks site={site} />
        </nav>
        <LanguageLinks site={site} place="drawer" />
        <div className={css.icons}>
          <ContactLinks site={site} order={['facebook', 'chat', 'phone', 'instagram']} />
        </div>
      </dialog>
      {drawer !== null && DrawerOverlay !== null && <DrawerOverlay drawer={drawer} />}
    </>
  )
}

/** A click outside the links closes the drawer and leaves the focus on the body. */
function giveFocusBack() {
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement>(`[popovertarget=${id}]`)?.focus()
}

/** It stays for a link to another document: to go back by its history entry would stop the way there. */
function close({ currentTarget, target }: MouseEvent<HTMLElement>) {
  if (target instanceof Element && target.closest('[data-anew]') !== null) return
  currentTarget.hidePopover()
}

/**
 * Any typed character closes the drawer, and Escape. Keys that move the focus, follow a link, scroll
 * or command a screen reader do not.
 */
function closeOnKey({ key, ctrlKey, altKey, metaKey, currentTarget }: KeyboardEvent<HTMLElement>) {
  const isTyped = key.length === 1 && key !== ' ' && !ctrlKey && !altKey && !metaKey
  if (isTyped || key === 'Escape') currentTarget.hidePopover()
}

/**
 * Focus trap: makes everything outside one element inert. Returns the function that releases it.
 * Delayed until the element is painted, because it restyles the whole page.
 */
function trapFocus(shown: Element): () => void {
  const held: HTMLElement[] = []
  let timer = 0
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(() => {
      held.push(...listOutsideElements(shown).filter(({ inert }) => !inert))
      for (const element of held) element.inert = true
    })
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    for (const element of held) element.inert = false
  }
}

/** Elements that neither contain the element nor are inside it. */
function listOutsideElements(element: Element): HTMLElement[] {
  const { parentElement } = element
  if (parentElement === null) return []
  const beside = [...parentElement.children].filter(
    (other): other is HTMLElement => other !== element && other instanceof HTMLElement,
  )
  return [...beside, ...listOutsideElements(parentElement)]
}
