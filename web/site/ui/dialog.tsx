import { type ReactNode, type RefObject, useEffect, useId } from 'react'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import { useCloseOnBack } from '../../ui/open-layers.tsx'
import css from './dialog.module.css'

interface DialogProps {
  ref: RefObject<HTMLDialogElement | null>
  title: string
  /** Heading, for dialogs that move the focus to it. */
  heading?: RefObject<HTMLHeadingElement | null>
  /** Label of the button that closes it. */
  closeLabel: string
  /** Place and size of the dialog. */
  className: string | undefined
  /** Class of the element around heading and children. */
  bodyClassName: string | undefined
  onClose: () => void
  children: ReactNode
}

/**
 * Modal dialog that is open while it is mounted. Escape, the back button, its own button and a click
 * beside it close it.
 */
export function Dialog({
  ref,
  title,
  heading,
  closeLabel,
  className,
  bodyClassName,
  onClose,
  children,
}: DialogProps) {
  const headingId = useId()
  useEffect(() => {
    if (ref.current?.open === false) ref.current.showModal()
  }, [ref])
  const close = () => ref.current?.close()
  useCloseOnBack(true, close)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Escape key closes a dialog by itself
    <dialog
      className={`${css.root} ${className}`}
      ref={ref}
      aria-labelledby={headingId}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) close()
      }}
    >
      <div className={bodyClassName}>
        <div className={css.head}>
          <h2 id={headingId} ref={heading} tabIndex={heading && -1}>
            {title}
          </h2>
          <button
            className={`${button.round} ${css.close}`}
            type="button"
            aria-label={closeLabel}
            onClick={close}
          >
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
