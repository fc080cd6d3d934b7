import type { RouterContextProvider } from 'react-router'
import { measureReader } from '../../../domain/choices/choice-measure.ts'
import { readSelection } from '../../../domain/choices/selection.ts'
import { product } from '../../../domain/content/product.ts'
import { dateIn } from '../../../domain/time/local-time.ts'
import { nextHolidayEnd } from '../../../domain/time/opening-hours.ts'
import { openingRows } from '../../../domain/time/opening-hours-text.ts'
import { addresses } from '../../../domain/urls/page-paths.ts'
import { scopeContext } from '../../ssr/context.ts'
import { readProductChats } from '../chat/product-chat.server.ts'
import { shared } from '../content/cached-content.server.ts'
import { readPageLanguage, shownLanguageOf } from '../content/page-language.server.ts'
import { expirePage, pageHead } from '../content/page-meta.server.ts'
import { readBannerPhoto, readSite } from '../content/site-data.server.ts'
import { readTexts } from '../content/texts.server.ts'
import { translateForPage } from '../content/translation.server.ts'
import { foundOrNull } from '../errors/found-or-null.server.ts'
import { pickFallbacks } from '../languages/fallbacks.ts'
import { ClosingSections } from '../layout/closing-sections.tsx'
import { revalidatesPage } from '../layout/revalidation.ts'
import { PageBanner } from '../ui/page-banner.tsx'
import type { Route } from './+types/contact.ts'
import { ContactDetails } from './contact-details.tsx'
import { Message, type MessageDraft } from './message-form.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const [site, texts, opening, photo, text, draft] = await Promise.all([
    readSite(context),
    readTexts(context, 'contact', 'message'),
    readTexts(context, 'opening'),
    readBannerPhoto(context, 3),
    shared.contact(context),
    draftAbout(context, url.searchParams),
  ])
  const now = Date.now()
  const holidayEnd = site.hours ? nextHolidayEnd(site.hours, now) : null
  if (holidayEnd !== null) expirePage(context, holidayEnd)
  return {
    head: pageHead(site, {
      title: texts.contactTitle,
      description: text.description,
      own: { metaTitle: texts.contactMetaTitle, metaDescription: texts.contactMetaDescription },
      path: addresses.contact,
      image: text.image ?? photo,
    }),
    texts,
    photo,
    title: text.title,
    description: text.description,
    image: text.image,
    ...pickFallbacks(text, 'title', 'description'),
    draft,
    ...(site.hours && {
      hours: {
        title: opening.openingTitle,
        rows: openingRows(site.hours, opening, dateIn(site.hours.timeZone, now), site.language),
      },
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head

export const shouldRevalidate = revalidatesPage

export default function Contact({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageBanner
        title={page.texts.contactTitle}
        tagline={page.texts.contactText}
        photo={page.photo}
      />
      <ContactDetails
        title={page.title}
        description={page.description}
        image={page.image}
        fallbacks={page.fallbacks}
        hours={page.hours}
      />
      <Message onSand draft={page.draft} />
      <ClosingSections />
    </>
  )
}

/** Draft message of a visitor who wants a product in another size, with what they have chosen of it. */
async function draftAbout(
  context: Readonly<RouterContextProvider>,
  query: URLSearchParams,
): Promise<MessageDraft | null> {
  const id = query.get('product')
  if (id === null) return null
  const { services } = context.get(scopeContext)
  const shown = await foundOrNull(services.products.readShown(id))
  if (shown === null) return null
  const record = translateForPage(context, product, shown)
  const [chats, offered, language] = await Promise.all([
    readProductChats(context),
    services.choices.offeredBy(record, shownLanguageOf(context)),
    readPageLanguage(context),
  ])
  const units = language.labels.offer
  const selection = readSelection(offered, query, measureReader(units))
  return {
    product: record._id,
    text: `${chats.messageOf('customSize', record, { offered, selection })}\n\n`,
    address: chats.addressOf(record.category),
  }
}
