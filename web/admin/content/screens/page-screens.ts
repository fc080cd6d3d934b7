import { about } from '../../../../domain/content/about.ts'
import { carousel } from '../../../../domain/content/carousel.ts'
import { chatMessages } from '../../../../domain/content/chat-messages.ts'
import { contact } from '../../../../domain/content/contact.ts'
import { gallery } from '../../../../domain/content/gallery.ts'
import { openingHours } from '../../../../domain/content/opening-hours.ts'
import { pageTexts } from '../../../../domain/content/page-texts.ts'
import { reviewVideo } from '../../../../domain/content/review-video.ts'
import { slogan } from '../../../../domain/content/slogan.ts'
import { socialCard } from '../../../../domain/content/social-card.ts'
import { story } from '../../../../domain/content/story.ts'
import { addresses } from '../../../../domain/urls/page-paths.ts'
import { normaliseFacebook, normaliseInstagram } from '../../forms/contact-normalisation.ts'
import { describeScreens } from './screen-definition.ts'

export const carouselScreens = describeScreens(carousel, {
  address: '/admin/home-carosal',
  icon: 'slides',
  part: 'site',
  form: 'dialog',
  noun: 'sections.carousel.slide.title',
  sections: [{ id: 'slide', rows: [['title'], ['content'], ['image']] }],
})

export const aboutScreens = describeScreens(about, {
  address: '/admin/aboutus',
  icon: 'info',
  part: 'site',
  form: 'page',
  site: addresses.about,
  sections: [
    { id: 'words', rows: [['title'], ['description'], ['tags']] },
    { id: 'figures', rows: [['yearsOfExperience', 'satisfiedClients', 'zulaItems']] },
    { id: 'media', rows: [['image'], ['video']] },
  ],
  hints: { tags: { lines: true } },
})

export const contactScreens = describeScreens(contact, {
  address: '/admin/contact',
  icon: 'phone',
  part: 'site',
  form: 'page',
  site: addresses.contact,
  sections: [
    { id: 'words', rows: [['title'], ['description'], ['image']] },
    { id: 'reach', rows: [['address'], ['mobileNumber', 'whatsappNumber'], ['email']] },
    { id: 'social', rows: [['instagramLink'], ['facebookLink']] },
  ],
  hints: {
    instagramLink: { normalise: normaliseInstagram },
    facebookLink: { normalise: normaliseFacebook },
  },
})

export const storyScreens = describeScreens(story, {
  address: '/admin/story-perpose',
  icon: 'book',
  part: 'site',
  form: 'page',
  site: addresses.about,
  sections: [{ id: 'story', rows: [['title'], ['content'], ['image']] }],
})

export const galleryScreens = describeScreens(gallery, {
  address: '/admin/about-gallery',
  icon: 'images',
  part: 'site',
  form: 'dialog',
  sections: [
    { id: 'words', rows: [['title'], ['description']] },
    { id: 'images', rows: [['images']] },
  ],
})

export const reviewVideoScreens = describeScreens(reviewVideo, {
  address: '/admin/happy-customer',
  icon: 'smile',
  part: 'site',
  form: 'dialog',
  sections: [{ id: 'video', rows: [['video']] }],
})

export const socialCardScreens = describeScreens(socialCard, {
  address: '/admin/media-manager',
  icon: 'film',
  part: 'site',
  form: 'dialog',
  sections: [{ id: 'card', rows: [['title'], ['thumbnail_media_url'], ['thumbnail_media']] }],
})

export const pageTextsScreens = describeScreens(pageTexts, {
  address: '/admin/page-texts',
  icon: 'edit',
  part: 'site',
  group: 'texts',
  form: 'screen',
  sections: [{ id: 'texts', rows: [['texts']] }],
})

export const sloganScreens = describeScreens(slogan, {
  address: '/admin/slogan',
  icon: 'quote',
  part: 'site',
  group: 'texts',
  form: 'screen',
  site: addresses.home,
  sections: [{ id: 'slogan', rows: [['slogan'], ['description']] }],
})

export const chatMessagesScreens = describeScreens(chatMessages, {
  address: '/admin/chat-messages',
  icon: 'mail',
  part: 'site',
  group: 'texts',
  form: 'screen',
  sections: [
    { id: 'product', rows: [['product']] },
    { id: 'card', rows: [['card']] },
    { id: 'sold', rows: [['sold']] },
    { id: 'custom-size', rows: [['customSize']] },
    { id: 'shortlist', rows: [['shortlist']] },
    { id: 'message', rows: [['message']] },
    { id: 'header', rows: [['header']] },
    { id: 'quotation', rows: [['quotation']] },
  ],
  hints: {
    product: { bare: true },
    card: { bare: true },
    sold: { bare: true },
    customSize: { bare: true },
    shortlist: { bare: true },
    message: { bare: true },
    header: { bare: true },
    quotation: { bare: true },
  },
})

export const openingHoursScreens = describeScreens(openingHours, {
  address: '/admin/opening-hours',
  icon: 'clock',
  part: 'site',
  group: 'texts',
  form: 'screen',
  site: addresses.contact,
  sections: [
    {
      id: 'week',
      rows: [
        ['monday'],
        ['tuesday'],
        ['wednesday'],
        ['thursday'],
        ['friday'],
        ['saturday'],
        ['sunday'],
      ],
    },
    { id: 'holidays', rows: [['holidays']] },
  ],
  hints: { holidays: { bare: true } },
})
