import { Picture } from '../../ui/picture.tsx'
import { SwingMark } from '../ui/swing-mark.tsx'
import type { ShopView } from './quotation-view.ts'

/** Head of the sheet: whose quotation it is, and how to reach the shop. */
export function Letterhead({
  shop: { brand, logo, address, phone, email, home },
}: {
  shop: ShopView
}) {
  return (
    <header className="quotation-letterhead">
      <a className="quotation-letterhead-brand" href={home}>
        {logo === null ? (
          <SwingMark width={48} className="quotation-letterhead-mark" />
        ) : (
          <Picture
            picture={logo}
            sizes="220px"
            srcsetKind="small"
            alt=""
            priority
            isPreloaded={false}
            className="quotation-letterhead-logo"
          />
        )}
        <b>{brand}</b>
      </a>
      <address className="quotation-letterhead-reach">
        {address !== '' && <span className="quotation-letterhead-address">{address}</span>}
        {phone !== '' && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
        {email !== '' && <a href={`mailto:${email}`}>{email}</a>}
      </address>
    </header>
  )
}
