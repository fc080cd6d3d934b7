import { accounts } from './hi/accounts.ts'
import { catalogue } from './hi/catalogue.ts'
import { content } from './hi/content.ts'
import { fields } from './hi/fields.ts'
import { importing } from './hi/import.ts'
import { media } from './hi/media.ts'
import { requests } from './hi/requests.ts'
import { translations } from './hi/translations.ts'

/** Translations of what the API says to administrators, in Hindi, by English pattern. */
export const sentences: Readonly<Record<string, string>> = {
  ...accounts,
  ...catalogue,
  ...content,
  ...fields,
  ...importing,
  ...media,
  ...requests,
  ...translations,
}

const [feminine, plural, femininePlural] = [1, 2, 3]

/** Labels whose words are not masculine and singular, by English text: index of the form. */
export const forms: Readonly<Record<string, number>> = {
  'About Gallery': feminine,
  Category: feminine,
  'Chat messages': plural,
  'Deleted record': feminine,
  Enquiry: feminine,
  'Home Carousel': feminine,
  'Page texts': plural,
  Settings: femininePlural,
}
