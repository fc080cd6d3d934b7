import { useEffect, useId, useRef, useState } from 'react'
import { useBackCloses } from '../../ui/back-closes.ts'
import { Icon } from '../../ui/icon.tsx'
import iconButton from '../../ui/icon-button.module.css'
import { qrPath } from '../../ui/qr-path.ts'
import { trackEnquiry, withReference } from '../enquiry.ts'
import { useSite } from '../site.ts'
import { useTexts } from '../texts.ts'
import css from './qr-dialog.module.css'

export interface QrDialogProps {
  /** The product's. */
  id: string
  /** The chat's, with the message. */
  href: string
  onClose: () => void
}

/** The order button for the camera of a phone: the same chat with the same message and reference. */
export function QrDialog({ id, href, onClose }: QrDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const headingId = useId()
  const { prefix } = useSite()
  const { qrTitle, qrText } = useTexts<'product'>()
  const [code, setCode] = useState({ size: 0, path: '' })

  useEffect(() => {
    const reference = trackEnquiry({ source: 'product', products: [id] }, prefix)
    setCode(qrPath(withReference(href, reference)))
    if (dialog.current?.open === false) dialog.current.showModal()
  }, [id, href, prefix])

  const close = () => dialog.current?.close()
  useBackCloses(true, close)
  const { size, path } = code
  return (
    <dialog className={css.root} ref={dialog} aria-labelledby={headingId} onClose={onClose}>
      <div className={css.head}>
        <h2 id={headingId}>{qrTitle}</h2>
        <button
          className={`${iconButton.root} ${css.close}`}
          type="button"
          aria-label="Close"
          onClick={close}
        >
          <Icon name="close" />
        </button>
      </div>
      <svg
        className={css.code}
        viewBox={`-4 -4 ${size + 8} ${size + 8}`}
        role="img"
        aria-label="QR code of the chat with your order"
      >
        <path d={path} />
      </svg>
      {qrText !== '' && <p>{qrText}</p>}
    </dialog>
  )
}
