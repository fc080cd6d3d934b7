import { Picture } from '../../ui/picture.tsx'
import { SwingMark } from '../ui/swing-mark.tsx'
import css from './letterhead.module.css'
import type { ShopView } from './quotation-view.ts'

/** Head of the sheet: whose quotation it is, and how to reach the shop. */
export function Letterhead({
  shop: { brand, logo, address, phone, email, home },
}: {
  shop: ShopView
}) {
  return (
    <header className={css.root}>
      <a className={css.brand} href={home}>
        {logo === null ? (
          <SwingMark width={48} className={css.mark} />
        ) : (
          <Picture
            picture={logo}
            sizes="220px"
            srcsetKind="small"
            alt=""
            priority
            isPreloaded={false}
            className={css.logo ?? ''}
          />
        )}
        <b>{brand}</b>
      </a>
      <address className={css.reach}>
        {address !== '' && <span className={css.address}>{address}</span>}
        {phone !== '' && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
        {email !== '' && <a href={`mailto:${email}`}>{email}</a>}
      </address>
    </header>
  )
}
