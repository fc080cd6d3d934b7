import { addresses } from '../../domain/addresses.ts'
import type { Route } from './+types/about.ts'
import { aboutTextOf } from './about-text.server.ts'
import { pageHead } from './head.server.ts'
import { AboutSection } from './sections/about-block.tsx'
import { ClosingSections } from './sections/last-sections.tsx'
import { Gallery } from './sections/mosaic.tsx'
import { PageBanner } from './sections/page-banner.tsx'
import { Stories } from './sections/stories.tsx'
import { shared } from './shared-content.server.ts'
import { readBannerPhoto, readSite } from './site-data.server.ts'
import { readTexts } from './texts.server.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const [site, texts, figures, photo, text, stories, pictures] = await Promise.all([
    readSite(context),
    readTexts(context, 'about', 'aboutSection'),
    readTexts(context, 'figures'),
    readBannerPhoto(context, 1),
    shared.about(context),
    shared.stories(context),
    shared.gallery(context),
  ])
  return {
    head: pageHead(site, {
      title: texts.aboutTitle,
      description: text.description,
      path: addresses.about,
      image: text.image ?? photo,
    }),
    texts,
    photo,
    about: aboutTextOf(text, figures),
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
      <PageBanner title={page.texts.aboutTitle} tagline={page.texts.aboutText} photo={page.photo} />
      <AboutSection text={page.about} tone="light" />
      <Stories title={page.texts.storiesTitle} stories={page.stories} />
      <Gallery {...page.gallery} action={page.texts.galleryAction} />
      <ClosingSections />
    </>
  )
}
