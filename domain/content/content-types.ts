import { about } from './about.ts'
import { carousel } from './carousel.ts'
import { category } from './category.ts'
import { chatMessages } from './chat-messages.ts'
import { choice } from './choice.ts'
import { contact } from './contact.ts'
import type { ContentType } from './content-type.ts'
import { gallery } from './gallery.ts'
import { itemReview } from './item-review.ts'
import { openingHours } from './opening-hours.ts'
import { pageTexts } from './page-texts.ts'
import { picture } from './picture.ts'
import { product } from './product.ts'
import { quotation } from './quotation.ts'
import { redirect } from './redirect.ts'
import { reviewVideo } from './review-video.ts'
import { room } from './room.ts'
import { settings } from './settings.ts'
import { slogan } from './slogan.ts'
import { socialCard } from './social-card.ts'
import { story } from './story.ts'

const declared = [
  picture,
  category,
  choice,
  product,
  carousel,
  slogan,
  reviewVideo,
  socialCard,
  about,
  story,
  gallery,
  contact,
  itemReview,
  room,
  redirect,
  quotation,
  settings,
  pageTexts,
  chatMessages,
  openingHours,
] as const

/** Every content type, in the order in which their tables are created. */
export const contentTypes: readonly ContentType[] = declared
/** Key type for records with one entry per content type. */
export type TableName = (typeof declared)[number]['table']
