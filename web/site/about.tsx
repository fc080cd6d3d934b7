import { addresses } from '../../domain/addresses.ts'
import { about } from '../../domain/content/about.ts'
import { gallery } from '../../domain/content/gallery.ts'
import { story } from '../../domain/content/story.ts'
import { scopeContext } from '../context.ts'
import type { Route } from './+types/about.ts'
import { aboutTextOf } from './about-text.server.ts'
import { pageHead } from './head.server.ts'
import { AboutBlock } from './sections/about-block.tsx'
import { CustomDesign } from './sections/custom-design.tsx'
import { Gallery } from './sections/mosaic.tsx'
import { PageBanner } from './sections/page-banner.tsx'
import { PhotoFeed } from './sections/photo-feed.tsx'
import { Stories } from './sections/stories.tsx'
import { readBannerPhoto, readSite } from './site-data.server.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(scopeContext).services
  const [site, photo, text, stories, pictures] = await Promise.all([
    readSite(context),
    readBannerPhoto(context, 1),
    content.single(about),
    content.list(story),
    content.single(gallery),
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
    stories: stories.records.map(({ _id, title, content, image }) => ({
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
      <CustomDesign />
      <PhotoFeed />
    </>
  )
}
