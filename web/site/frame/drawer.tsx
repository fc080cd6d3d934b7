import type { KeyboardEvent, MouseEvent } from 'react'
import { Icon } from '../../ui/icon.tsx'
import type { Site } from '../site.ts'
import { Logo } from './logo.tsx'
import { PlaceLinks } from './place-links.tsx'
import { ReachLinks } from './reach-links.tsx'

const id = 'drawer'

/** Keys that move about or follow a link; closing at once would take the link away under them. */
const keptOpenBy = new Set(['Tab', 'Shift', 'Enter', ' '])

/**
 * Without JavaScript the button opens the drawer as a popover. With it the same element opens as a
 * modal dialog, which keeps the focus inside and gives it back.
 */
export function DrawerButton() {
  return (
    <button
      className="icon-btn menu-btn"
      type="button"
      popoverTarget={id}
      aria-haspopup="dialog"
      aria-label="Open menu"
      onClick={openAsDialog}
    >
      <Icon name="menu" />
    </button>
  )
}

export function Drawer({ site }: { site: Site }) {
  return (
    <dialog
      className="drawer"
      id={id}
      popover="auto"
      aria-label="Menu"
      onClick={close}
      onKeyDown={closeOnKey}
    >
      <Logo site={site} className="logo logo--drawer" />
      <nav aria-label="Menu">
        <PlaceLinks />
      </nav>
      <div className="drawer__icons">
        <ReachLinks site={site} order={['facebook', 'chat', 'phone', 'instagram']} />
      </div>
    </dialog>
  )
}

function openAsDialog(event: MouseEvent) {
  const drawer = document.getElementById(id)
  if (!(drawer instanceof HTMLDialogElement)) return
  event.preventDefault()
  drawer.showModal()
}

function close({ currentTarget }: MouseEvent<HTMLDialogElement>) {
  if (currentTarget.open) currentTarget.close()
  else currentTarget.hidePopover()
}

function closeOnKey(event: KeyboardEvent<HTMLDialogElement>) {
  if (!keptOpenBy.has(event.key)) event.currentTarget.close()
}
