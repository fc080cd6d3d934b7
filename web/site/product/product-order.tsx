import { addresses } from '../../../domain/urls/page-paths.ts'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import { useOpeningNotice } from '../chat/opening-notice.ts'
import { useSite } from '../content/site.ts'
import { useTexts } from '../content/texts.ts'
import { PageLink } from '../ui/page-link.tsx'
import { orderButtonId } from './order-bar.tsx'
import { OrderLink } from './order-link.tsx'
import css from './product-order.module.css'
import type { ProductView } from './product-page.server.ts'
import { QrButton } from './qr-button.tsx'
import { ShareButton } from './share-button.tsx'

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
      <ShareButton title={product.name} path={product.path} />
    </div>
  )
}
