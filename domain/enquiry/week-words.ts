import { isShippedLanguage, type Language, type ShippedLanguage } from '../languages/language.ts'

/** Words of the weekly summary. */
export interface WeekWords {
  /** Stands for the shop's name. */
  shop: string
  span: string
  enquiries: string
  views: string
  pending: string
  asked: string
  chosen: string
  neverAsked: string
  missed: string
  nameless: string
}

const englishWeekWords: WeekWords = {
  shop: 'The shop',
  span: '{first} to {last}',
  enquiries: 'Enquiries: {count} (previous week: {before})',
  views: 'Product views: {count}',
  pending: 'Waiting for a reply: {count}',
  asked: 'Most enquiries',
  chosen: 'Most asked for',
  neverAsked: 'Viewed, no enquiries',
  missed: 'Searched for, not found',
  nameless: 'Product without a name',
}

/** Words of the weekly summary in the language of an administrator; English where it is not shipped. */
export function weekWordsOf(language: Language): WeekWords {
  return isShippedLanguage(language) ? weekWords[language] : englishWeekWords
}

const weekWords: Readonly<Record<ShippedLanguage, WeekWords>> = {
  en: englishWeekWords,
  hi: {
    shop: 'दुकान',
    span: '{first} से {last}',
    enquiries: 'पूछताछ: {count} (पिछले हफ़्ते: {before})',
    views: 'प्रोडक्ट देखे गए: {count}',
    pending: 'जवाब का इंतज़ार: {count}',
    asked: 'सबसे ज़्यादा पूछताछ',
    chosen: 'सबसे ज़्यादा माँग',
    neverAsked: 'देखे गए, पूछताछ नहीं',
    missed: 'खोजा गया, नहीं मिला',
    nameless: 'बिना नाम का प्रोडक्ट',
  },
  gu: {
    shop: 'દુકાન',
    span: '{first}થી {last}',
    enquiries: 'પૂછપરછ: {count} (ગયા અઠવાડિયે: {before})',
    views: 'પ્રોડક્ટ જોવાઈ: {count}',
    pending: 'જવાબની રાહ: {count}',
    asked: 'સૌથી વધુ પૂછપરછ',
    chosen: 'સૌથી વધુ માગ',
    neverAsked: 'જોવાઈ, પણ પૂછપરછ નથી',
    missed: 'શોધ્યું, મળ્યું નહીં',
    nameless: 'નામ વગરની પ્રોડક્ટ',
  },
}
