import { isFiltered, isSet, shopAddress } from '../../../domain/catalogue/product-query.ts'
import { wishMessage } from '../../../domain/chat/shop-chat.ts'
import { pageCount } from '../../../domain/shop/product-list.ts'
import { format } from '../../../domain/text/message.ts'
import { addresses } from '../../../domain/urls/page-paths.ts'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import { EnquiryLink } from '../chat/enquiry-link.tsx'
import { type Site, useSite } from '../content/site.ts'
import { usePageLabels } from '../content/texts.ts'
import { useFieldLanguage } from '../languages/text-language.ts'
import { PageLink } from '../ui/page-link.tsx'
import { SwingLogo } from '../ui/photo.tsx'
import css from './empty-results.module.css'
import type { ShopPage } from './shop-page.server.ts'

/** Empty state of the list, with a link back to products. */
export function EmptyResults({ page }: { page: ShopPage }) {
  const { query, total, texts, nearSearches } = page
  const site = useSite()
  const { reason, to, name } = getBackLink(page, site)
  return (
    <div className={css.root}>
      <SwingLogo />
      <h2>{texts.noData}</h2>
      <p className="sub">{reason}</p>
      <div className={css.ways}>
        {nearSearches.map(({ name, path }) => (
          <PageLink className={button.ink} to={path} key={path}>
            {name}
          </PageLink>
        ))}
        <PageLink className={nearSearches.length === 0 ? button.ink : button.line} to={to}>
          {name}
        </PageLink>
        {isSet(query.q) && total === 0 && (
          <EnquiryLink
            className={button.chat}
            source="shop"
            message={wishMessage(query.q, site.chatWords)}
          >
            <Icon name="chat" small />
            {texts.noDataAsk}
          </EnquiryLink>
        )}
      </div>
      {isFiltered(query) && total === 0 && <Categories page={page} />}
    </div>
  )
}

function Categories({ page: { categories } }: { page: ShopPage }) {
  const filled = categories.filter(({ count }) => count > 0)
  const { otherPlaces } = usePageLabels('shop')
  const langOf = useFieldLanguage()
  if (filled.length === 0) return null
  return (
    <nav aria-label={otherPlaces}>
      <ul className={css.categories}>
        {filled.map(({ step, name, ...rest }) => (
          <li key={step}>
            <PageLink to={addresses.category(step)} lang={langOf(rest, 'name')}>
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function getBackLink({ query, total, stock, category, texts }: ShopPage, site: Site) {
  if (stock === 0) {
    return {
      reason: texts.noDataYet,
      to: addresses.contact,
      name: site.texts.menuContact,
    }
  }
  if (total > 0) {
    const last = pageCount(total)
    return {
      reason: last === 1 ? texts.noDataOnePage : format(texts.noDataPages, { count: last }),
      to: shopAddress({ ...query, page: last }),
      name: last === 1 ? texts.noDataBack : format(texts.noDataLast, { count: last }),
    }
  }
  if (isFiltered(query)) {
    return {
      reason: texts.noDataFits,
      to: addresses.shop,
      name: site.texts.allProducts,
    }
  }
  return {
    reason: format(texts.noDataCategory, { category: category?.name ?? texts.shopTitle }),
    to: addresses.shop,
    name: site.texts.allProducts,
  }
}
