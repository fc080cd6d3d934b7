import {
  isShippedLanguage,
  originalLanguage,
  type ShippedLanguage,
} from '../../../domain/languages/language.ts'

interface ContactDefaults {
  title: string
  description: string
}

/** Texts of the contact page to begin with, in the default language of the site. */
export function contactDefaults(brandName: string, language = ''): ContactDefaults {
  return texts[isShippedLanguage(language) ? language : originalLanguage](brandName)
}

/** Visitors read these, so they follow the site and not the language of the back office. */
const texts: Record<ShippedLanguage, (brandName: string) => ContactDefaults> = {
  en: (brandName) => ({
    title: brandName === '' ? 'Talk to us' : `Talk to ${brandName}`,
    description: `A question about a product, a size or a delivery? ${brandName === '' ? 'We are' : `${brandName} is`} glad to hear from you.`,
  }),
  hi: (brandName) => ({
    title: brandName === '' ? 'हमसे बात करें' : `${brandName} से बात करें`,
    description: 'प्रोडक्ट, साइज़ या डिलीवरी के बारे में कुछ पूछना है? हमें आपसे बात करके ख़ुशी होगी।',
  }),
  gu: (brandName) => ({
    title: brandName === '' ? 'અમારી સાથે વાત કરો' : `${brandName} સાથે વાત કરો`,
    description: 'પ્રોડક્ટ, માપ કે ડિલિવરી વિશે કંઈ પૂછવું છે? તમારી સાથે વાત કરવામાં અમને આનંદ થશે.',
  }),
}
