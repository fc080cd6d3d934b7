import { Suspense } from 'react'
import type { RouterContextProvider } from 'react-router'
import type { RecordOf } from '../../../domain/content/content-type.ts'
import type { product } from '../../../domain/content/product.ts'
import { addresses } from '../../../domain/urls/page-paths.ts'
import { AboutSection } from '../about/about-section.tsx'
import { aboutTextOf } from '../about/about-text.server.ts'
import { Message } from '../contact/message-form.tsx'
import { shared } from '../content/cached-content.server.ts'
import { readPageLabels } from '../content/page-language.server.ts'
import { jsonLd, languageFacts, openingFacts, pageHead } from '../content/page-meta.server.ts'
import { pageUrl, useSite } from '../content/site.ts'
import { readSite, type Site } from '../content/site-data.server.ts'
import { readTexts } from '../content/texts.server.ts'
import { usePageLabels } from '../content/texts.ts'
import { pickFallbacks } from '../languages/fallbacks.ts'
import { useFieldLanguage } from '../languages/text-language.ts'
import { ClosingSections } from '../layout/closing-sections.tsx'
import { revalidatesPage } from '../layout/revalidation.ts'
import { readCardSwatches } from '../product/choices/swatches.server.ts'
import { readHomeRooms } from '../rooms/rooms.server.ts'
import banner from '../ui/banner.module.css'
import { lazyOrReload } from '../ui/load-or-reload.ts'
import type { Route } from './+types/home.ts'
import { Categories } from './categories.tsx'
import { CustomerVideos } from './customer-videos.tsx'
import { Hero } from './hero.tsx'
import { OpeningSoon } from './opening-soon.tsx'
import { Latest, Unique } from './product-sections.tsx'
import { SloganBanner } from './slogan-banner.tsx'

/** Loaded by shops with rooms. */
const RoomsSection = lazyOrReload(() => import('../rooms/rooms-section.tsx'))

export function loader({ context }: Route.LoaderArgs) {
  return readHome(context)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head

export const shouldRevalidate = revalidatesPage

export default function Home({ loaderData: home }: Route.ComponentProps) {
  const site = useSite()
  const hasSlides = home.slides.length > 0
  return (
    <>
      {hasSlides && <h1 className="vh">{site.brand}</h1>}
      <Hero slides={home.slides} />
      {home.soon !== null && <OpeningSoon site={site} texts={home.soon} hasSlides={hasSlides} />}
      {home.soon === null && !hasSlides && <Welcome site={site} />}
      <Categories categories={home.categories} photo={home.allPhoto} total={home.total} />
      <Unique products={home.unique} />
      <SloganBanner {...home.slogan} photo={home.sloganPhoto} />
      <Latest products={home.latest} />
      {home.rooms !== undefined && (
        <Suspense fallback={null}>
          <RoomsSection {...home.rooms} />
        </Suspense>
      )}
      <CustomerVideos videos={home.videos} />
      <AboutSection text={home.about} tone="night" />
      <Message />
      <ClosingSections />
    </>
  )
}

/** First section of a shop without slides. */
function Welcome({ site }: { site: Site }) {
  const { welcome } = usePageLabels('home')
  const langOf = useFieldLanguage()
  return (
    <section className={`${banner.root} on-sand`} aria-label={welcome}>
      <div className="wrap">
        <div className={banner.text}>
          <h1>{site.brand}</h1>
          <p className={`sub ${banner.tagline}`} lang={langOf(site, 'blurb')}>
            {site.blurb}
          </p>
        </div>
      </div>
    </section>
  )
}

async function readHome(context: Readonly<RouterContextProvider>) {
  const [
    site,
    texts,
    figures,
    slides,
    categories,
    unique,
    words,
    photos,
    latest,
    videos,
    text,
    total,
    rooms,
  ] = await Promise.all([
    readSite(context),
    readTexts(context, 'home', 'aboutSection', 'message'),
    readTexts(context, 'figures'),
    shared.carousel(context),
    shared.categories(context),
    shared.unique(context),
    shared.slogan(context),
    shared.gallery(context),
    shared.latest(context),
    shared.videos(context),
    shared.about(context),
    shared.stock(context),
    readHomeRooms(context),
  ])
  const swatchesOf = await readCardSwatches(context, [...unique, ...latest])
  const card = (record: RecordOf<typeof product>) => ({
    ...cardOf(record, site),
    ...swatchesOf(record),
  })
  return {
    head: pageHead(site, {
      own: { metaTitle: texts.homeMetaTitle, metaDescription: texts.homeMetaDescription },
      path: addresses.home,
      image: slides[0]?.image,
      facts: [shopFacts(site), ...siteFacts(site)],
    }),
    texts,
    labels: await readPageLabels(context, 'home'),
    /** Texts of a shop whose products nobody can see yet. */
    soon: total === 0 ? await readTexts(context, 'openingSoon') : null,
    slides: slides.map((slide) => ({
      title: slide.title,
      content: slide.content,
      image: slide.image,
      ...pickFallbacks(slide, 'title', 'content'),
    })),
    categories: categories.map((record) => ({
      path: record.path,
      name: record.name,
      image: record.image,
      ...pickFallbacks(record, 'name'),
    })),
    /** Photo of the tile that leads to the whole shop. */
    allPhoto: (slides[2] ?? slides[0])?.image ?? (latest[0] ?? unique[0])?.images[0] ?? null,
    total,
    unique: unique.map(card),
    slogan: {
      slogan: words.slogan,
      description: words.description,
      ...pickFallbacks(words, 'slogan', 'description'),
    },
    sloganPhoto: photos.images[0] ?? null,
    latest: latest.map(card),
    videos: videos.flatMap(({ video }) => video ?? []),
    about: aboutTextOf(text, figures),
    ...rooms,
  }
}

/** Data of a product's card. */
function cardOf(record: RecordOf<typeof product>, site: Site) {
  const { path, name, category, images } = record
  return {
    path,
    name: name || site.labels.offer.product,
    category: category?.name ?? '',
    image: images[0] ?? null,
    ...pickFallbacks(record, 'name', 'category'),
  }
}

/** Structured data of the site in its language. */
function siteFacts(site: Site) {
  const language = languageFacts(site)
  if (language.inLanguage === undefined) return []
  return [jsonLd('WebSite', { name: site.brand, url: pageUrl(site, addresses.home), ...language })]
}

/** Structured data of the shop (JSON-LD); values that are not stored are omitted. */
function shopFacts(site: Site) {
  return jsonLd('FurnitureStore', {
    name: site.brand,
    url: pageUrl(site, addresses.home),
    description: site.metaDescription || site.blurb,
    logo: site.logo === null ? undefined : site.origin + site.logo.url,
    telephone: site.phone?.href.replace('tel:', ''),
    email: site.email || undefined,
    address: site.address || undefined,
    ...openingFacts(site.hours ?? null),
    sameAs: [site.facebookLink, site.instagramLink].filter((link) => link !== ''),
  })
}
