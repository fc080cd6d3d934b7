import type { ReactNode } from 'react'
import { shortlistMessage } from '../../../domain/chat/shortlist-chat.ts'
import { format } from '../../../domain/text/message.ts'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import { EnquiryLink } from '../chat/enquiry-link.tsx'
import { choicesOfQuery } from '../chat/enquiry-tracking.ts'
import { pageUrl, useSite } from '../content/site.ts'
import type { ProductTeaser } from '../product-card/product-teaser.ts'
import { listedOf } from './listed-products.ts'

interface ListEnquiryProps {
  products: readonly ProductTeaser[]
  source: 'shortlist' | 'room'
  /** As large as the main action of a panel. */
  isLarge?: boolean
  /** Label in place of the shortlist's. */
  children?: ReactNode
}

/** Opens a chat about all products of a list, with what was chosen of them. */
export function ListEnquiry(props: ListEnquiryProps) {
  const { products, source, isLarge = false, children } = props
  const site = useSite()
  const { chat, chatWords, texts } = site
  const named = products.map(({ path, name, choiceLines }) => ({
    name,
    choiceLines,
    url: pageUrl(site, path),
  }))
  return (
    <EnquiryLink
      className={isLarge ? `${button.chat} ${button.large}` : button.chat}
      source={source}
      products={products.map(({ _id }) => _id)}
      choices={products.map(listedOf).flatMap(({ _id, query }) => choicesOfQuery(_id, query))}
      message={shortlistMessage(named, chat.shortlist, chatWords)}
    >
      <Icon name="chat" small={!isLarge} />
      {children ??
        (products.length === 1
          ? texts.shortlistAskOne
          : format(texts.shortlistAsk, { count: products.length }))}
    </EnquiryLink>
  )
}
