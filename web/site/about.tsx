import { addresses } from '../../domain/addresses.ts'
import type { Route } from './+types/about.ts'
import { aboutTextOf } from './about-text.server.ts'
import { pageHead } from './head.server.ts'
import { AboutBlock } from './sections/about-block.tsx'
import { LastSections } from './sections/last-sections.tsx'
import { Gallery } from './sections/mosaic.tsx'
import { PageBanner } from './sections/page-banner.tsx'
import { Stories } from './sections/stories.tsx'
import { shared } from './shared-content.server.ts'
import { readBannerPhoto, readSite } from './site-data.server.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const [site, photo, text, stories, pictures] = await Promise.all([
    readSite(context),
    readBannerPhoto(context, 1),
    shared.about(context),
    shared.stories(context),
    shared.gallery(context),
  ])
  return {
    head: pageHead(site, {
      title: 'About Us',
      description: text.description,
      path: addresses.about,
      image: text.image ?? photo,
    }),
    photo,
    about: aboutTextOf(text),
    stories: stories.map(({ _id, title, content, image }) => ({
      _id,
      title,
      content,
      image,
    })),
    gallery: {
      title: pictures.title,
      description: pictures.description,
      images: pictures.images,
    },
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head

export default function About({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageBanner
        title="About Us"
        tagline="Creating Classic Swings for Focused Living"
        photo={page.photo}
      />
      <AboutBlock text={page.about} tone="light" />
      <Stories stories={page.stories} />
      <Gallery {...page.gallery} />
      <LastSections />
    </>
  )
}
