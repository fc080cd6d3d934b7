import { type ComponentType, useState } from 'react'
import button from '../../ui/button.module.css'
import { chatAddress, useSite } from '../site.ts'
import { useTexts } from '../texts.ts'
import css from './product-details.module.css'
import type { ProductView } from './product-page.server.ts'
import type { QrDialogProps } from './qr-dialog.tsx'

/** For who looks on a screen without a touch pointer and chats on a phone. The code comes with the press. */
export function QrButton({ product }: { product: ProductView }) {
  const href = chatAddress(useSite(), product.orderMessage, product.chatAddress)
  const { qrAction } = useTexts<'product'>()
  const [Dialog, setDialog] = useState<ComponentType<QrDialogProps> | null>(null)
  if (href === null) return null
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
      {Dialog && <Dialog id={product._id} href={href} onClose={() => setDialog(null)} />}
    </>
  )
}
