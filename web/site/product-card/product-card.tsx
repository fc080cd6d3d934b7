import { cardMessage } from '../../../domain/chat/shop-chat.ts'
import { format } from '../../../domain/text/message.ts'
import card from '../../ui/card.module.css'
import { Icon } from '../../ui/icon.tsx'
import { EnquiryLink } from '../chat/enquiry-link.tsx'
import { pageUrl, useSite } from '../content/site.ts'
import { useLabels, useTexts } from '../content/texts.ts'
import { useFieldLanguage } from '../languages/text-language.ts'
import { SwatchRow } from '../product/choices/swatch-row.tsx'
import { HeartButton } from '../shortlist/heart-button.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { CardPhotos } from './card-photos.tsx'
import { OfferLine } from './offer-line.tsx'
import css from './product-card.module.css'
import type { ProductTeaser } from './product-teaser.ts'

const sizes = '(min-width:1336px)302px,(min-width:1024px)22vw,(min-width:900px)30vw,45vw'

interface ProductCardProps {
  product: ProductTeaser
  /** Text below the name. */
  note: string
  /** Field of the record that the note is from. */
  noteField?: 'category' | 'material' | undefined
  /** Loads the photo eagerly: the card is the first of the page. */
  isEager?: boolean
}

export function ProductCard({ product, note, noteField, isEager = false }: ProductCardProps) {
  const langOf = useFieldLanguage()
  const { cardAction } = useTexts<'shop'>()
  const action = product.offer?.soldAction ?? cardAction
  const { _id, path, name, picture, second, size, chat } = product
  const site = useSite()
  const { forProduct } = useLabels('offer')
  return (
    <li className={`${card.root} ${css.root}`}>
      <PageLink className={css.link} to={path}>
        <CardPhotos picture={picture} second={second} sizes={sizes} priority={isEager} />
        <h2 className={css.name} lang={langOf(product, 'name')}>
          {name}
        </h2>
        <OfferLine offer={product.offer} className={css.offer} />
        <SwatchRow swatches={product.swatches} />
        {note !== '' && (
          <p className={css.note} lang={noteField && langOf(product, noteField)}>
            {note}
          </p>
        )}
        {size !== '' && <p className={css.size}>{size}</p>}
      </PageLink>
      <div className={css.heart}>
        <HeartButton product={product} />
      </div>
      <EnquiryLink
        className={`${css.buy} ${product.offer?.soldAction ? css.ask : ''}`}
        source="shop"
        products={[_id]}
        {...chat}
        message={chat?.message ?? cardMessage(name, pageUrl(site, path), site.chatWords)}
      >
        <span className={css.chip}>
          <Icon name="chat" />
        </span>
        <span>
          {action}
          <span className="vh">{format(forProduct, { name })}</span>
        </span>
      </EnquiryLink>
    </li>
  )
}
