import { addresses } from '../../../domain/addresses.ts'
import { pageCount } from '../../../domain/shop.ts'
import { wishMessage } from '../../../domain/shop-chat.ts'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import { EnquiryLink } from '../enquiry-link.tsx'
import { SwingMark } from '../frame/swing-mark.tsx'
import { PageLink } from '../page-link.tsx'
import css from './no-data.module.css'
import type { ShopPage } from './shop-page.server.ts'
import { isFiltered, shopAddress, wholeShop } from './shop-query.ts'

/** What stands where no product is, with the way back to where some are. */
export function NoData({ page }: { page: ShopPage }) {
  const { reason, to, name } = wayBack(page)
  return (
    <div className={css.root}>
      <SwingMark />
      <h2>No Data Found</h2>
      <p className="sub">{reason}</p>
      <div className={css.ways}>
        <PageLink className={button.ink} to={to}>
          {name}
        </PageLink>
        {page.query.q !== '' && page.total === 0 && (
          <EnquiryLink className={button.chat} source="shop" message={wishMessage(page.query.q)}>
            <Icon name="chat" small />
            Ask us in the chat
          </EnquiryLink>
        )}
      </div>
    </div>
  )
}

function wayBack({ query, total, stock, category }: ShopPage) {
  if (stock === 0) {
    return {
      reason: 'The first pieces are on their way. Until then, tell us what you are looking for.',
      to: addresses.contact,
      name: 'Contact us',
    }
  }
  if (total > 0) {
    const last = pageCount(total)
    return {
      reason: `There ${last === 1 ? 'is only one page' : `are only ${last} pages`} here.`,
      to: shopAddress({ ...query, page: last }),
      name: last === 1 ? 'Back to the products' : `Go to page ${last}`,
    }
  }
  if (isFiltered(query)) {
    return {
      reason: 'No product fits this choice. Try another word, or drop a filter.',
      to: shopAddress(wholeShop),
      name: 'All products',
    }
  }
  return {
    reason: `Nothing in ${category?.name ?? 'the shop'} at the moment.`,
    to: shopAddress(wholeShop),
    name: 'All products',
  }
}
