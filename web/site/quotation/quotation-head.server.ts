import type { MetaDescriptor } from 'react-router'
import { format } from '../../../domain/text/message.ts'
import type { Writing } from './quotation-format.ts'

/**
 * Meta tags of a quotation: a link preview with the sum, and neither the canonical URL nor the
 * languages of an ordinary page.
 */
export function quotationHead(
  { opened: { path, quotation }, labels, write }: Writing,
  origin: string,
): MetaDescriptor[] {
  const { shown } = quotation
  const { brandName } = shown.shop
  const title = format(labels.title, { number: shown.number })
  const total = write.amount(shown.sums.total)
  const description =
    shown.validUntil === ''
      ? format(labels.summaryOpen, { total })
      : format(labels.summary, { total, day: write.date(shown.validUntil) })
  return [
    { title: `${title} | ${brandName}` },
    { name: 'description', content: description },
    { name: 'robots', content: 'noindex, nofollow' },
    // The token must not reach the sites that links lead to.
    { name: 'referrer', content: 'no-referrer' },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brandName },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: `${origin}${path}/preview.jpg` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: `${title}, ${total}` },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
