import '../styles/contact.css'
import { contact } from '../../domain/content/contact.ts'
import { scopeContext } from '../context.ts'
import type { Route } from './+types/contact.ts'
import { pageHead } from './head.server.ts'
import { ContactDetails } from './sections/contact-details.tsx'
import { CustomDesign } from './sections/custom-design.tsx'
import { Message } from './sections/message.tsx'
import { PageBanner } from './sections/page-banner.tsx'
import { PhotoFeed } from './sections/photo-feed.tsx'
import { readBannerPhoto, readSite } from './site.server.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(scopeContext).services
  const [site, photo, text] = await Promise.all([
    readSite(context),
    readBannerPhoto(context, 3),
    content.single(contact),
  ])
  return {
    head: pageHead(site, {
      title: 'Contact Us',
      description: text.description,
      path: '/contactus',
      image: text.image ?? photo,
    }),
    photo,
    title: text.title,
    description: text.description,
    image: text.image,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head

export default function Contact({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageBanner title="Contact Us" tagline="We're Eager to Hear from You" photo={page.photo} />
      <ContactDetails title={page.title} description={page.description} image={page.image} />
      <Message onSand />
      <CustomDesign />
      <PhotoFeed />
    </>
  )
}
