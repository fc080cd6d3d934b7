import { type ComponentType, type KeyboardEvent, type MouseEvent, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import iconButton from '../../ui/icon-button.module.css'
import type { Site } from '../site.ts'
import css from './drawer.module.css'
import logo from './logo.module.css'
import { Logo } from './logo.tsx'
import { PlaceLinks } from './place-links.tsx'
import { ReachLinks } from './reach-links.tsx'

const id = 'drawer'

/** Keys that move about or follow a link; closing at once would take the link away under them. */
const keptOpenBy = new Set(['Tab', 'Shift', 'Enter', ' '])

export interface OpenDrawerProps {
  drawer: HTMLDialogElement
  onClosed: () => void
}

/**
 * Without JavaScript the button opens the drawer as a popover. With it the same element opens as a
 * modal dialog, which keeps the focus inside and gives it back. What else closes it comes then.
 */
export function DrawerButton() {
  const [drawer, setDrawer] = useState<HTMLDialogElement | null>(null)
  const [OpenDrawer, setOpenDrawer] = useState<ComponentType<OpenDrawerProps> | null>(null)
  const open = (event: MouseEvent) => {
    const dialog = document.getElementById(id)
    if (!(dialog instanceof HTMLDialogElement)) return
    event.preventDefault()
    dialog.showModal()
    setDrawer(dialog)
    import('./open-drawer.tsx').then(
      (module) => setOpenDrawer(() => module.OpenDrawer),
      () => {},
    )
  }
  return (
    <>
      <button
        className={`${iconButton.root} ${css.button}`}
        type="button"
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-label="Open menu"
        onClick={open}
      >
        <Icon name="menu" />
      </button>
      {drawer !== null && OpenDrawer !== null && (
        <OpenDrawer drawer={drawer} onClosed={() => setDrawer(null)} />
      )}
    </>
  )
}

export function Drawer({ site }: { site: Site }) {
  return (
    <dialog
      className={css.root}
      id={id}
      popover="auto"
      aria-label="Menu"
      onClick={close}
      onKeyDown={closeOnKey}
    >
      <Logo site={site} className={logo.small} />
      <nav aria-label="Menu">
        <PlaceLinks site={site} />
      </nav>
      <div className={css.icons}>
        <ReachLinks site={site} order={['facebook', 'chat', 'phone', 'instagram']} />
      </div>
    </dialog>
  )
}

function close({ currentTarget }: MouseEvent<HTMLDialogElement>) {
  if (currentTarget.open) currentTarget.close()
  else currentTarget.hidePopover()
}

function closeOnKey(event: KeyboardEvent<HTMLDialogElement>) {
  if (!keptOpenBy.has(event.key)) event.currentTarget.close()
}
