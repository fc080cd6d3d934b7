import type { RouterContextProvider } from 'react-router'
import { addresses } from '../../domain/addresses.ts'
import { dateIn } from '../../domain/day.ts'
import { nextHolidayEnd } from '../../domain/opening-hours.ts'
import { openingRows } from '../../domain/opening-words.ts'
import { scopeContext } from '../context.ts'
import type { Route } from './+types/contact.ts'
import { expirePage, pageHead } from './head.server.ts'
import { isMissing } from './missing-record.server.ts'
import { readProductChats } from './product-chat.server.ts'
import { ContactDetails } from './sections/contact-details.tsx'
import { ClosingSections } from './sections/last-sections.tsx'
import { Message, type MessageDraft } from './sections/message.tsx'
import { PageBanner } from './sections/page-banner.tsx'
import { shared } from './shared-content.server.ts'
import { readBannerPhoto, readSite } from './site-data.server.ts'
import { readTexts } from './texts.server.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const [site, texts, opening, photo, text, draft] = await Promise.all([
    readSite(context),
    readTexts(context, 'contact', 'message'),
    readTexts(context, 'opening'),
    readBannerPhoto(context, 3),
    shared.contact(context),
    draftAbout(context, url.searchParams.get('product')),
  ])
  const now = Date.now()
  const holidayEnd = site.hours ? nextHolidayEnd(site.hours, now) : null
  if (holidayEnd !== null) expirePage(context, holidayEnd)
  return {
    head: pageHead(site, {
      title: texts.contactTitle,
      description: text.description,
      path: addresses.contact,
      image: text.image ?? photo,
    }),
    texts,
    photo,
    title: text.title,
    description: text.description,
    image: text.image,
    draft,
    ...(site.hours && {
      hours: {
        title: opening.openingTitle,
        rows: openingRows(site.hours, opening, dateIn(site.hours.timeZone, now)),
      },
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head

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
        hours={page.hours}
      />
      <Message onSand draft={page.draft} />
      <ClosingSections />
    </>
  )
}

/** What a visitor begins with who comes from a product and wants it in another size. */
async function draftAbout(
  context: Readonly<RouterContextProvider>,
  id: string | null,
): Promise<MessageDraft | null> {
  if (id === null) return null
  const { services } = context.get(scopeContext)
  try {
    const record = await services.products.readShown(id)
    const chats = await readProductChats(context)
    return {
      product: record._id,
      text: `${chats.messageOf('customSize', record)}\n\n`,
      address: chats.addressOf(record.createdBy),
    }
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
