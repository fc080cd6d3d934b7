import { useEffect, useId, useRef, useState } from 'react'
import { orderAddress } from '../../../domain/urls/page-paths.ts'
import { Icon } from '../../ui/icon.tsx'
import iconButton from '../../ui/icon-button.module.css'
import { useCloseOnBack } from '../../ui/open-layers.tsx'
import { qrPath } from '../../ui/qr-code.tsx'
import { choicesOfQuery, trackEnquiry } from '../chat/enquiry-tracking.ts'
import { apiLanguageOf, pageUrl, useSite } from '../content/site.ts'
import { useLabels, useTexts } from '../content/texts.ts'
import type { ProductView } from './product-page.server.ts'
import css from './qr-dialog.module.css'

export interface QrDialogProps {
  product: Pick<ProductView, '_id' | 'path'> & {
    /** Query of the selection. */
    query?: string | undefined
  }
  onClose: () => void
}

/**
 * QR code of the order link. It contains a short path that redirects to the same chat with the same
 * message and reference.
 */
export function QrDialog({ product, onClose }: QrDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const headingId = useId()
  const site = useSite()
  const { prefix } = site
  const { qrTitle, qrText } = useTexts<'product'>()
  const labels = useLabels('qr')
  const { _id, path: page, query = '' } = product
  const [code, setCode] = useState({ size: 0, path: '' })

  useEffect(() => {
    const choices = query === '' ? undefined : choicesOfQuery(_id, query)
    const enquiry = { products: [_id], choices, lang: apiLanguageOf(site) }
    const reference = trackEnquiry({ source: 'product', ...enquiry }, prefix)
    setCode(qrPath(pageUrl(site, orderAddress({ _id, path: page }, reference, query))))
    if (dialog.current?.open === false) dialog.current.showModal()
  }, [_id, page, query, site, prefix])

  const close = () => dialog.current?.close()
  useCloseOnBack(true, close)
  const { size, path } = code
  return (
    <dialog className={css.root} ref={dialog} aria-labelledby={headingId} onClose={onClose}>
      <div className={css.head}>
        <h2 id={headingId}>{qrTitle}</h2>
        <button
          className={`${iconButton.root} ${css.close}`}
          type="button"
          aria-label={labels.close}
          onClick={close}
        >
          <Icon name="close" />
        </button>
      </div>
      <svg
        className={css.code}
        viewBox={`-4 -4 ${size + 8} ${size + 8}`}
        role="img"
        aria-label={labels.code}
      >
        <path d={path} />
      </svg>
      {qrText !== '' && <p>{qrText}</p>}
    </dialog>
  )
}
