import { useEffect, useRef, useState } from 'react'
import { orderAddress } from '../../../domain/urls/page-paths.ts'
import { QrCode } from '../../ui/qr-code.tsx'
import { choicesOfQuery, trackEnquiry } from '../chat/enquiry-tracking.ts'
import { apiLanguageOf, pageUrl, useSite } from '../content/site.ts'
import { useLabels, useTexts } from '../content/texts.ts'
import { Dialog } from '../ui/dialog.tsx'
import type { ProductView } from './product-page.server.ts'
import css from './qr-dialog.module.css'

interface QrDialogProps {
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
  const site = useSite()
  const { prefix } = site
  const { qrTitle, qrText } = useTexts<'product'>()
  const labels = useLabels('qr')
  const { _id, path, query = '' } = product
  const [address, setAddress] = useState('')

  useEffect(() => {
    const choices = query === '' ? undefined : choicesOfQuery(_id, query)
    const enquiry = { products: [_id], choices, lang: apiLanguageOf(site) }
    const reference = trackEnquiry({ source: 'product', ...enquiry }, prefix)
    setAddress(pageUrl(site, orderAddress({ _id, path }, reference, query)))
  }, [_id, path, query, site, prefix])

  return (
    <Dialog
      ref={dialog}
      title={qrTitle}
      closeLabel={labels.close}
      className={css.root}
      bodyClassName={css.body}
      onClose={onClose}
    >
      {address !== '' && <QrCode text={address} label={labels.code} className={css.code} />}
      {qrText !== '' && <p>{qrText}</p>}
    </Dialog>
  )
}
