import { originalLanguage } from '../languages/language.ts'
import { type FieldErrors, message } from '../messages/api-message.ts'
import {
  defaultNumberPattern,
  findNumberPatternError,
  MAX_NUMBER_PATTERN,
} from '../quotation/number-pattern.ts'
import { isUpiId } from '../quotation/upi.ts'
import { defaultAccent } from '../shop/accent.ts'
import { defineContent } from './content-type.ts'
import { languages, paragraphs, vocabularyGroups } from './fields/list-field.ts'
import { image } from './fields/media-fields.ts'
import { boolean, integer } from './fields/number-fields.ts'
import { accent, currency, line, longText, timeZone } from './fields/text-field.ts'

export const settings = defineContent({
  table: 'settings',
  path: '/settings',
  key: 'settingsData',
  operations: ['read', 'update'],
  single: true,
  changedWithoutId: true,
  writtenBy: 'owner',
  labels: { one: 'Settings', many: 'Settings' },
  title: 'brandName',
  languagesField: 'languages',
  fields: {
    brandName: line({ isSameInAllLanguages: true }),
    /** May be of any size. */
    logo: image({ goodWidth: 0 }),
    accentColor: accent({
      initial: defaultAccent,
      neverEmpty: true,
      invalid: 'fields.invalidAccent',
    }),
    blurb: longText({}),
    /** Fallback picture for shared links to pages without one. */
    shareImage: image({ goodWidth: 1200 }),
    phoneCountryCode: line({
      initial: '91',
      isSameInAllLanguages: true,
    }),
    defaultCity: line({
      initial: 'Ahmedabad',
      neverEmpty: true,
      isSameInAllLanguages: true,
    }),
    metaTitle: line({}),
    metaDescription: longText({}),
    /** Languages of the public pages, the default one first. */
    languages: languages({
      initial: [originalLanguage],
      invalid: 'fields.invalidLanguages',
    }),
    timeZone: timeZone({
      initial: 'Asia/Kolkata',
      neverEmpty: true,
      invalid: 'fields.invalidTimeZone',
    }),
    currency: currency({
      initial: 'INR',
      neverEmpty: true,
      invalid: 'fields.invalidCurrency',
    }),
    /**
     * Search synonyms, each `word = other, other`: a search for the first also matches the others.
     */
    synonyms: paragraphs({ isSameInAllLanguages: true }),
    /** Built-in groups of words that the shop's search does not use. */
    disabledVocabularyGroups: vocabularyGroups({}),
    /** Publishes product feeds for external catalogues; see `domain/shop/feeds.ts`. */
    feeds: boolean({}),
    /** Pattern of the numbers of quotations; see `domain/quotation/number-pattern.ts`. */
    quotationNumber: line({
      initial: defaultNumberPattern,
      neverEmpty: true,
      isPrivate: true,
      isSameInAllLanguages: true,
      max: MAX_NUMBER_PATTERN,
    }),
    /** Terms of a new quotation. */
    quotationTerms: longText({ isPrivate: true, isSameInAllLanguages: true }),
    /** Days for which a new quotation is valid. */
    quotationDays: integer({
      min: 1,
      max: 365,
      initial: 14,
      isPrivate: true,
      invalid: 'quotations.invalidDays',
    }),
    /** For advances; customers see it on quotations alone. */
    upiId: line({ isPrivate: true, isSameInAllLanguages: true }),
    /** Another way to pay, shown on quotations alone. */
    bankLine: longText({ isPrivate: true, isSameInAllLanguages: true }),
  },
  findErrors({ quotationNumber, upiId }) {
    const errors: FieldErrors = {}
    const pattern = findNumberPatternError(String(quotationNumber))
    if (pattern !== undefined) errors.quotationNumber = pattern
    if (upiId !== '' && !isUpiId(String(upiId))) errors.upiId = message('quotations.invalidUpiId')
    return errors
  },
})
