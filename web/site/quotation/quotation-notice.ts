import { format } from '../../../domain/text/message.ts'
import type { Writing } from './quotation-format.ts'
import type { NoticeView } from './quotation-view.ts'

/** What has become of the quotation; null while it waits for an answer. */
export function readNotice({ opened, labels, write }: Writing): NoticeView | null {
  const { path, isRefused } = opened
  const { status, shown, newest } = opened.quotation
  const shop = shown.shop.brandName
  const over = (title: string, text: string): NoticeView => ({
    kind: 'over',
    title,
    text: isRefused ? `${labels.refused} ${text}` : text,
  })
  if (shown.edition !== newest) {
    const { edition, sentAt } = shown
    return {
      ...over(labels.replaced, format(labels.replacedText, { edition, day: write.day(sentAt) })),
      link: { text: labels.newest, href: path },
    }
  }
  switch (status) {
    case 'accepted':
      return {
        kind: 'done',
        title: labels.accepted,
        text: format(labels.acceptedText, { shop }),
      }
    case 'confirmed':
      return {
        kind: 'done',
        title: labels.confirmed,
        text: format(labels.confirmedText, { shop }),
      }
    case 'expired': {
      const day = write.date(shown.validUntil)
      return over(labels.expired, format(labels.expiredText, { day, shop }))
    }
    case 'withdrawn':
      return over(labels.withdrawn, format(labels.withdrawnText, { shop }))
    default:
      return null
  }
}
