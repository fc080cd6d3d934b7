import { defaultAccent } from '../branding/accent.ts'
import { originalLanguage } from '../languages/language.ts'
import { defineContent } from './content-type.ts'
import { languages, paragraphs, vocabularyGroups } from './fields/list-field.ts'
import { image } from './fields/media-fields.ts'
import { boolean } from './fields/number-fields.ts'
import { accent, currency, line, longText, timeZone } from './fields/text-field.ts'

export const settings = defineContent({
  table: 'settings',
  path: '/settings',
  keys: { list: 'settingsData', one: 'settingsData' },
  operations: ['read', 'update'],
  single: true,
  changedWithoutId: true,
  writtenBy: 'owner',
  newest: 'last',
  labels: { one: 'Settings', many: 'Settings' },
  title: 'brandName',
  languagesField: 'languages',
  fields: {
    brandName: line({ label: 'Brand name', isSameInAllLanguages: true }),
    logo: image({ label: 'Logo' }),
    accentColor: accent({
      label: 'Accent colour',
      initial: defaultAccent,
      neverEmpty: true,
      invalid: 'fields.invalidAccent',
    }),
    blurb: longText({ label: 'Blurb' }),
    /** Fallback picture for shared links to pages without one. */
    shareImage: image({ label: 'Link preview image' }),
    phoneCountryCode: line({
      label: 'Phone country code',
      initial: '91',
      isSameInAllLanguages: true,
    }),
    defaultCity: line({
      label: 'Default city',
      initial: 'Ahmedabad',
      neverEmpty: true,
      isSameInAllLanguages: true,
    }),
    metaTitle: line({ label: 'Title for search engines' }),
    metaDescription: longText({ label: 'Description for search engines' }),
    /** Languages of the public pages, the default one first. */
    languages: languages({
      label: 'Languages',
      initial: [originalLanguage],
      invalid: 'fields.invalidLanguages',
    }),
    timeZone: timeZone({
      label: 'Time zone',
      initial: 'Asia/Kolkata',
      neverEmpty: true,
      invalid: 'fields.invalidTimeZone',
    }),
    currency: currency({
      label: 'Currency',
      initial: 'INR',
      neverEmpty: true,
      invalid: 'fields.invalidCurrency',
    }),
    /**
     * Search synonyms, each `word = other, other`: a search for the first also matches the others.
     */
    synonyms: paragraphs({ label: 'Synonyms', isSameInAllLanguages: true }),
    /** Built-in groups of words that the shop's search does not use. */
    disabledVocabularyGroups: vocabularyGroups({ label: 'Built-in words turned off' }),
    /** Publishes product feeds for external catalogues; see `domain/shop/feeds.ts`. */
    feeds: boolean({ label: 'Product feeds' }),
  },
})
