import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { about } from '../domain/content/about.ts'
import { carousel } from '../domain/content/carousel.ts'
import { category } from '../domain/content/category.ts'
import { contact } from '../domain/content/contact.ts'
import type { ContentType } from '../domain/content/content-type.ts'
import { gallery } from '../domain/content/gallery.ts'
import { itemReview } from '../domain/content/item-review.ts'
import { product } from '../domain/content/product.ts'
import { reviewVideo } from '../domain/content/review-video.ts'
import { room } from '../domain/content/room.ts'
import { settings } from '../domain/content/settings.ts'
import { slogan } from '../domain/content/slogan.ts'
import { socialCard } from '../domain/content/social-card.ts'
import { story } from '../domain/content/story.ts'
import type { Services } from '../server/app/services.ts'
import type { Dictionary } from '../server/content/input.ts'
import type { Part } from '../server/http/multipart.ts'
import { Upload } from '../server/storage/upload.ts'
import { descriptions } from './alt-texts.ts'
import { addChoices } from './choices.ts'
import { languages, readDictionary } from './dictionary.ts'
import { createExamples } from './examples.ts'
import { readManifest } from './manifest.ts'
import { reviews, texts } from './texts.ts'

/**
 * Fills an empty catalogue with the demo brand's content in all its languages, through the services
 * that the API uses, and with four weeks of enquiries and views that are marked as examples. Returns the number of
 * products. `onProduct` is called for each with the number so far; `media` is the folder of photos and videos.
 */
export async function loadDemoCatalogue(
  { content, examples }: Services,
  {
    onProduct,
    media = join(import.meta.dirname, 'media'),
  }: { onProduct?: (count: number, total: number) => void; media?: string } = {},
): Promise<number> {
  const manifest = await readManifest()
  const dictionary = await readDictionary()

  async function create<T extends ContentType>(type: T, fields: Record<string, Part | Part[]>) {
    return content.create(type, formOf(fields, dictionary), null)
  }
  async function fill(type: ContentType, fields: Record<string, Part | Part[]>) {
    const { _id } = await content.single(type)
    await content.update(type, _id, formOf(fields, dictionary), null)
  }
  /** A file of the media; `value` is the value of a choice that a product's photo shows. */
  async function picture(file: string, value = ''): Promise<Upload> {
    const path = join(media, file)
    const { size: bytes } = await stat(path)
    return new Upload({ path, filename: file, bytes, ...descriptions[file], value })
  }
  async function clip(file: string, poster: string): Promise<Upload> {
    return new Upload({ ...(await picture(file)), poster: await picture(poster) })
  }

  // First, so that every text is written in a shop whose default language is that of the texts.
  await fill(settings, { ...texts.settings, languages: JSON.stringify(languages) })
  const categories = new Map<string, string>()
  for (const { name, description, image } of manifest.categories) {
    const fields = { name, description, image: await picture(image) }
    categories.set(name, (await create(category, fields))._id)
  }
  const choices = await addChoices(content, manifest.choices, { dictionary, picture })
  const products: Parameters<typeof createExamples>[0] = []
  // A new product is placed before the others, so create the last one first.
  for (const { category: name, unique, images, ...fields } of manifest.products.toReversed()) {
    const { _id, name: title } = await create(product, {
      ...fields,
      tags: JSON.stringify(fields.tags),
      maintenance: JSON.stringify(fields.maintenance),
      additionalInformation: JSON.stringify(fields.additionalInformation),
      images: await Promise.all(
        images.map(({ file, value }) => picture(file, value && choices.idOfValue(value))),
      ),
      choices: choices.offerOf(fields.choices),
      isFeatured: String(unique),
      priceIsFrom: String(fields.priceIsFrom),
      category: categories.get(name) ?? '',
    })
    for (const review of reviews.filter((review) => review.product === title)) {
      const { product: _, rating, ...words } = review
      await create(itemReview, { ...words, rating: String(rating), product: _id })
    }
    products.push({ _id, name: title, choices: choices.namesOf(fields.choices) })
    onProduct?.(products.length, manifest.products.length)
  }
  for (const { title, content: words, image } of manifest.heroes) {
    await create(carousel, { title, content: words, image: await picture(image) })
  }
  const ids = new Map(products.map(({ _id, name }) => [name, _id]))
  for (const { title, content: words, image, points } of manifest.rooms) {
    const marks = points.map(({ product: name, ...place }) => ({
      product: ids.get(name),
      ...place,
    }))
    const fields = { title, content: words, image: await picture(image) }
    await create(room, { ...fields, points: JSON.stringify(marks) })
  }
  for (const { title, content: words, image } of manifest.stories) {
    await create(story, { title, content: words, image: await picture(image) })
  }
  for (const { video, poster } of manifest.customerVideos) {
    await create(reviewVideo, { video: await clip(video, poster) })
  }
  for (const { title, image } of manifest.social) {
    await create(socialCard, {
      title,
      thumbnail_media: await picture(image),
      thumbnail_media_url: texts.contact.instagramLink,
    })
  }
  await fill(about, {
    ...texts.about,
    image: await picture(manifest.about.image),
    video: await clip(manifest.about.video, manifest.about.poster),
  })
  await fill(gallery, {
    ...texts.gallery,
    images: await Promise.all(manifest.gallery.map((file) => picture(file))),
  })
  await fill(contact, { ...texts.contact, image: await picture(texts.contactImage) })
  await fill(slogan, texts.slogan)
  const { timeZone } = await content.single(settings)
  await examples.add(createExamples(products, timeZone, new Date()))
  return manifest.products.length
}

function formOf(fields: Record<string, Part | Part[]>, dictionary: Dictionary) {
  const parts = new Map(Object.entries(fields).map(([name, value]) => [name, [value].flat()]))
  return { kind: 'parts' as const, parts, dictionary }
}
