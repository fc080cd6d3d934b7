import { about } from '../../../domain/content/about.ts'
import { carousel } from '../../../domain/content/carousel.ts'
import { category } from '../../../domain/content/category.ts'
import { contact } from '../../../domain/content/contact.ts'
import type { ContentType } from '../../../domain/content/define.ts'
import { gallery } from '../../../domain/content/gallery.ts'
import { itemReview } from '../../../domain/content/item-review.ts'
import { product } from '../../../domain/content/product.ts'
import { reviewVideo } from '../../../domain/content/review-video.ts'
import { settings } from '../../../domain/content/settings.ts'
import { slogan } from '../../../domain/content/slogan.ts'
import { socialCard } from '../../../domain/content/social-card.ts'
import { story } from '../../../domain/content/story.ts'
import { tidyFacebook, tidyInstagram } from './tidy.ts'
import type { FieldHints } from './widgets/widget.ts'

export interface Section {
  id: string
  title: string
  lead?: string
  /** The fields of each line; most lines have one. */
  rows: string[][]
}
export interface Layout {
  sections: Section[]
  hints: Record<string, FieldHints>
}

type FieldName<T extends ContentType> = keyof T['fields'] & string
interface LayoutOf<T extends ContentType> {
  sections: (Omit<Section, 'rows'> & { rows: FieldName<T>[][] })[]
  hints?: { [K in FieldName<T>]?: FieldHints }
}

/** How the form of a type is laid out. Names that the type does not have do not compile. */
function layOut<T extends ContentType>(_type: T, { sections, hints }: LayoutOf<T>): Layout {
  const entries: [string, FieldHints][] = []
  for (const [name, hint] of Object.entries<FieldHints | undefined>(hints ?? {})) {
    if (hint !== undefined) entries.push([name, hint])
  }
  return { sections, hints: Object.fromEntries(entries) }
}

export const productLayout = layOut(product, {
  sections: [
    {
      id: 'photos',
      title: 'Photos',
      lead: 'The first one is the cover. Drag to reorder. JPEG, PNG, WebP, AVIF, GIF or HEIC.',
      rows: [['images']],
    },
    {
      id: 'basics',
      title: 'Basics',
      rows: [['name'], ['createdBy'], ['description'], ['tags'], ['isDisplaingInSomethingUnique']],
    },
    {
      id: 'size',
      title: 'Size and material',
      rows: [['length', 'width', 'height'], ['material'], ['hangingSet'], ['cushion']],
    },
    {
      id: 'care',
      title: 'Care and warranty',
      rows: [['warranty'], ['maintenance'], ['customizationAvailable']],
    },
    {
      id: 'more',
      title: 'Additional Information',
      lead: 'The list in the second tab of the product page.',
      rows: [['additionalInformation']],
    },
  ],
  hints: {
    tags: { placeholder: 'Add a tag' },
    isDisplaingInSomethingUnique: { help: 'A round picture on the home page.' },
    hangingSet: { rows: 2 },
    maintenance: { lines: true },
    additionalInformation: { lines: true, bare: true },
  },
})

export const categoryLayout = layOut(category, {
  sections: [{ id: 'category', title: 'Category', rows: [['name'], ['image']] }],
  hints: {
    name: { placeholder: 'Indoor Swings' },
    image: { help: 'Shown upright, 4 to 5, on the home page.' },
  },
})

export const carouselLayout = layOut(carousel, {
  sections: [{ id: 'slide', title: 'Slide', rows: [['title'], ['content'], ['image']] }],
  hints: {
    content: { aside: 'Shown under the title' },
    image: { help: 'At least 1920 px wide. The left half carries the text.' },
  },
})

export const storyLayout = layOut(story, {
  sections: [
    { id: 'story', title: 'Story and purpose', rows: [['title'], ['content'], ['image']] },
  ],
})

export const aboutLayout = layOut(about, {
  sections: [
    { id: 'words', title: 'Words', rows: [['title'], ['description'], ['tags']] },
    {
      id: 'figures',
      title: 'Figures',
      lead: 'The last character stands in the accent colour, as the plus in “25+”.',
      rows: [['yearsOfExperience', 'satisfiedClients', 'zulaItems']],
    },
    { id: 'media', title: 'Image and video', rows: [['image'], ['video']] },
  ],
  hints: { tags: { placeholder: 'Add a highlight', lines: true } },
})

export const galleryLayout = layOut(gallery, {
  sections: [
    { id: 'words', title: 'Words', rows: [['title'], ['description']] },
    { id: 'images', title: 'Images', lead: 'Drag to reorder.', rows: [['images']] },
  ],
})

export const contactLayout = layOut(contact, {
  sections: [
    { id: 'words', title: 'Words and image', rows: [['title'], ['description'], ['image']] },
    {
      id: 'reach',
      title: 'How to reach you',
      rows: [['address'], ['mobileNumber', 'watsappNumber'], ['email']],
    },
    { id: 'social', title: 'Social links', rows: [['instagramLink'], ['facebookLink']] },
  ],
  hints: {
    address: { aside: 'Parts separated by commas' },
    mobileNumber: { aside: '10 digits' },
    watsappNumber: { aside: '10 digits' },
    instagramLink: { placeholder: 'https:// or @name', tidy: tidyInstagram },
    facebookLink: { placeholder: 'https:// or @name', tidy: tidyFacebook },
  },
})

export const sloganLayout = layOut(slogan, {
  sections: [
    {
      id: 'slogan',
      title: 'Slogan banner',
      lead: 'The banner in the middle of the home page. The description is left out on small screens.',
      rows: [['slogan'], ['description']],
    },
  ],
})

export const settingsLayout = layOut(settings, {
  sections: [
    { id: 'brand', title: 'Brand', rows: [['brandName'], ['logo'], ['blurb']] },
    {
      id: 'place',
      title: 'Place',
      rows: [
        ['phoneCountryCode', 'defaultCity'],
        ['timeZone', 'currency'],
      ],
    },
    { id: 'words', title: 'Search in the shop', rows: [['synonyms']] },
    { id: 'search', title: 'Search engines', rows: [['metaTitle'], ['metaDescription']] },
  ],
  hints: {
    blurb: { help: 'A sentence or two at the foot of every page.' },
    phoneCountryCode: { help: 'Stands before the ten digits in chat links.' },
    defaultCity: { help: 'Shown on the map while no address is given.' },
    timeZone: { help: 'By its clock your days begin. Type a city to find it.' },
    currency: { help: 'Type its code or name to find it.' },
    synonyms: {
      help: 'One line each, such as: jhoola = swing, hinchko. Who searches for one of them finds them all.',
    },
  },
})

export const socialCardLayout = layOut(socialCard, {
  sections: [
    {
      id: 'card',
      title: 'Image & Link',
      rows: [['title'], ['thumbnail_media_url'], ['thumbnail_media']],
    },
  ],
  hints: {
    thumbnail_media_url: { placeholder: 'https://', help: 'Opens when the picture is clicked.' },
  },
})

export const reviewVideoLayout = layOut(reviewVideo, {
  sections: [{ id: 'video', title: 'Video', rows: [['video']] }],
  hints: { video: { help: 'Plays without sound, once, when a visitor clicks it.' } },
})

export const reviewLayout = layOut(itemReview, {
  sections: [
    {
      id: 'review',
      title: 'Review',
      rows: [['ourCategoriesItem'], ['name'], ['rating'], ['comment']],
    },
  ],
})
