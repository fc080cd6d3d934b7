import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ToggleEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Icon } from '../../ui/icon.tsx'
import iconButton from '../../ui/icon-button.module.css'
import type { Site } from '../content/site.ts'
import { ContactLinks } from './contact-links.tsx'
import css from './drawer.module.css'
import { trapFocus } from './focus-trap.ts'
import logo from './logo.module.css'
import { Logo } from './logo.tsx'
import { NavigationLinks } from './navigation-links.tsx'

const id = 'drawer'

/** Keys that move about or follow a link; closing at once would take the link away under them. */
const navigationKeys = new Set(['Tab', 'Shift', 'Enter', ' '])

export interface OpenDrawerProps {
  drawer: HTMLElement
}

/** Opens the drawer without any script. */
export function DrawerButton() {
  return (
    <button
      className={`${iconButton.root} ${css.button}`}
      type="button"
      popoverTarget={id}
      aria-haspopup="dialog"
      aria-label="Open menu"
    >
      <Icon name="menu" />
    </button>
  )
}

/** A popover, which the browser shows at once; the rest of the page is held back after that. */
export function Drawer({ site }: { site: Site }) {
  const [drawer, setDrawer] = useState<HTMLElement | null>(null)
  const [DrawerOverlay, setOpenDrawer] = useState<ComponentType<OpenDrawerProps> | null>(null)
  const letGo = useRef<() => void>(null)
  // One that is taken away while it is open says nothing of it.
  useEffect(() => () => letGo.current?.(), [])
  // Before it closes, too: the focus goes back to a button that can take it.
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
        aria-label="Menu"
        onBeforeToggle={hold}
        onToggle={note}
        onClick={close}
        onKeyDown={closeOnKey}
      >
        <Logo site={site} className={logo.small} />
        <nav aria-label="Menu">
          <NavigationLinks site={site} />
        </nav>
        <div className={css.icons}>
          <ContactLinks site={site} order={['facebook', 'chat', 'phone', 'instagram']} />
        </div>
      </dialog>
      {drawer !== null && DrawerOverlay !== null && <DrawerOverlay drawer={drawer} />}
    </>
  )
}

/** Whoever closed the drawer by a press beside its links left the focus nowhere. */
function giveFocusBack() {
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement>(`[popovertarget=${id}]`)?.focus()
}

function close({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.hidePopover()
}

function closeOnKey(event: KeyboardEvent<HTMLElement>) {
  if (!navigationKeys.has(event.key)) event.currentTarget.hidePopover()
}
