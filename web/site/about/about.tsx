import { addresses } from '../../../domain/urls/page-paths.ts'
import { shared } from '../content/cached-content.server.ts'
import { readPageLabels } from '../content/page-language.server.ts'
import { readBannerPhoto, readSite } from '../content/site-data.server.ts'
import { readTexts } from '../content/texts.server.ts'
import { Gallery } from '../gallery/photo-gallery.tsx'
import { pickFallbacks } from '../languages/fallbacks.ts'
import { ClosingSections } from '../layout/closing-sections.tsx'
import { revalidatesPage } from '../layout/revalidation.ts'
import { pageHead } from '../seo/page-meta.server.ts'
import { PageBanner } from '../ui/page-banner.tsx'
import type { Route } from './+types/about.ts'
import { AboutSection } from './about-section.tsx'
import { aboutTextOf } from './about-text.server.ts'
import { Stories } from './stories.tsx'

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
    labels: await readPageLabels(context, 'home'),
    photo,
    about: aboutTextOf(text, figures),
    stories: stories.map((story) => ({
      _id: story._id,
      title: story.title,
      content: story.content,
      image: story.image,
      ...pickFallbacks(story, 'title', 'content'),
    })),
    gallery: {
      title: pictures.title,
      description: pictures.description,
      images: pictures.images,
      ...pickFallbacks(pictures, 'title', 'description'),
    },
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head

export const shouldRevalidate = revalidatesPage

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
