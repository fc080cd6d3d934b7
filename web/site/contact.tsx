import '../styles/contact.css'
import { contact } from '../../domain/content/contact.ts'
import { scopeContext } from '../context.ts'
import type { Route } from './+types/contact.ts'
import { pageMeta, siteOf } from './meta.ts'
import { ContactDetails } from './sections/contact-details.tsx'
import { CustomDesign } from './sections/custom-design.tsx'
import { Message } from './sections/message.tsx'
import { PageBanner } from './sections/page-banner.tsx'
import { PhotoFeed } from './sections/photo-feed.tsx'
import { readBannerPhoto } from './site.server.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(scopeContext).services
  const [photo, text] = await Promise.all([readBannerPhoto(context, 3), content.single(contact)])
  return { photo, title: text.title, description: text.description, image: text.image }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'Contact Us',
    description: loaderData?.description,
    path: '/contactus',
    image: loaderData?.image ?? loaderData?.photo,
    site: siteOf(matches),
  })
}

export default function Contact({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageBanner title="Contact Us" tagline="We're Eager to Hear from You" photo={page.photo} />
      <ContactDetails title={page.title} description={page.description} image={page.image} />
      <Message onSand />
      <CustomDesign onPaper />
      <PhotoFeed />
    </>
  )
}
