import { useRouteLoaderData } from 'react-router'
import { format } from '../../../domain/text/message.ts'
import { addresses } from '../../../domain/urls/page-paths.ts'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import { useOpeningNotice } from '../chat/opening-notice.ts'
import { chatAddress, useSite } from '../content/site.ts'
import { usePageLabels, useTexts } from '../content/texts.ts'
import { useLazyDialog } from '../ui/load-or-reload.ts'
import { PageLink } from '../ui/page-link.tsx'
import { ShareButton } from '../ui/share-button.tsx'
import { OrderLink, orderButtonId } from './order-bar.tsx'
import css from './product-order.module.css'
import type { ProductView } from './product-page.server.ts'

interface ProductOrderProps {
  product: ProductView
}

/** Order button, and what the shop says of delivery and assembly. */
export function ProductOrder({ product }: ProductOrderProps) {
  const site = useSite()
  const texts = useTexts<'product'>()
  const note = useOpeningNotice(site)
  return (
    <div className={css.root}>
      <div className={`${css.chat} off-sheet`} id={orderButtonId}>
        <OrderLink product={product} action={texts.orderAction} className={`${button.large}`} />
      </div>
      {note !== '' && <small className={`${css.note} off-sheet`}>{note}</small>}
      {texts.deliveryText !== '' && (
        <div className={css.delivery}>
          <h2>{texts.deliveryTitle}</h2>
          <p>{texts.deliveryText}</p>
        </div>
      )}
    </div>
  )
}

/** Further ways to ask about the product, and to pass it on. */
export function ProductActions({ product }: ProductOrderProps) {
  const { phone } = useSite()
  const { share } = usePageLabels('product')
  const texts = useTexts<'product'>()
  return (
    <div className={`${css.ways} off-sheet`}>
      {phone !== null && (
        <a className={`${button.line} ${css.way}`} href={phone.href}>
          <Icon name="phone" small />
          {texts.callAction}
        </a>
      )}
      <PageLink
        className={`${button.line} ${css.way}`}
        to={`${addresses.contact}?product=${product._id}${product.query?.replace('?', '&') ?? ''}#message-h`}
      >
        {texts.customSize}
      </PageLink>
      <QrButton product={product} />
      <ShareButton
        title={product.name}
        path={product.path}
        className={`${button.ring} ${css.share}`}
        label={format(share, { name: product.name })}
      />
    </div>
  )
}

/**
 * Button that shows the chat's QR code, for devices without a touch screen. The code's library is
 * loaded on click.
 */
function QrButton({ product }: { product: ProductView }) {
  const hasChat = chatAddress(useSite(), '', product.chatAddress) !== null
  // The code contains a public path, which a private preview does not have.
  const isPreview = useRouteLoaderData('preview') !== undefined
  const { qrAction } = useTexts<'product'>()
  const { Dialog, open, close } = useLazyDialog(loadDialog)
  if (!hasChat || isPreview) return null
  return (
    <>
      <button
        className={`${button.line} ${css.way} ${css.qr} needs-script`}
        type="button"
        aria-haspopup="dialog"
        onClick={() => open()}
      >
        {qrAction}
      </button>
      {Dialog && <Dialog product={product} onClose={close} />}
    </>
  )
}

async function loadDialog() {
  return (await import('./qr-dialog.tsx')).QrDialog
}
