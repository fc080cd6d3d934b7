import { accounts } from './gu/accounts.ts'
import { catalogue } from './gu/catalogue.ts'
import { content } from './gu/content.ts'
import { fields } from './gu/fields.ts'
import { importing } from './gu/import.ts'
import { media } from './gu/media.ts'
import { requests } from './gu/requests.ts'
import { translations } from './gu/translations.ts'

/** Translations of what the API says to administrators, in Gujarati, by English pattern. */
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

const [feminine, neuter, plural, neuterPlural] = [1, 2, 3, 4]

/** Labels whose words are not masculine and singular, by English text: index of the form. */
export const forms: Readonly<Record<string, number>> = {
  'About Gallery': feminine,
  Backup: neuter,
  Category: feminine,
  'Chat messages': plural,
  'Deleted record': feminine,
  Enquiry: feminine,
  'Home Carousel': feminine,
  Media: neuter,
  Page: neuter,
  'Page texts': neuterPlural,
  Product: feminine,
  Session: neuter,
  Settings: neuterPlural,
  Slogan: neuter,
  'Story and Purpose': neuterPlural,
  Version: neuter,
}
