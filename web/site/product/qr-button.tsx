import { type ComponentType, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import button from '../../ui/button.module.css'
import { chatAddress, useSite } from '../content/site.ts'
import { useTexts } from '../content/texts.ts'
import css from './product-order.module.css'
import type { ProductView } from './product-page.server.ts'
import type { QrDialogProps } from './qr-dialog.tsx'

/**
 * Button that shows the chat's QR code, for devices without a touch screen. The code's library is
 * loaded on click.
 */
export function QrButton({ product }: { product: ProductView }) {
  const hasChat = chatAddress(useSite(), '', product.chatAddress) !== null
  // The code contains a public path, which a private preview does not have.
  const isPreview = useRouteLoaderData('preview') !== undefined
  const { qrAction } = useTexts<'product'>()
  const [Dialog, setDialog] = useState<ComponentType<QrDialogProps> | null>(null)
  if (!hasChat || isPreview) return null
  const open = () => {
    import('./qr-dialog.tsx').then(
      ({ QrDialog }) => setDialog(() => QrDialog),
      () => {},
    )
  }
  return (
    <>
      <button
        className={`${button.line} ${css.way} ${css.qr} needs-script`}
        type="button"
        aria-haspopup="dialog"
        onClick={open}
      >
        {qrAction}
      </button>
      {Dialog && <Dialog product={product} onClose={() => setDialog(null)} />}
    </>
  )
}
