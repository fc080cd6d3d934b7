import type { filters as english } from '../../en/catalogue/filters.ts'
import type { Translation } from '../../translation.ts'

export const filters: Translation<typeof english> = {
  search: {
    label: 'प्रोडक्ट खोजें',
    placeholder: 'नाम, टैग, मटीरियल खोजें',
  },
  fields: {
    category: 'कैटेगरी',
    allCategories: 'सभी कैटेगरी',
    availability: 'उपलब्धता',
    allAvailabilities: 'उपलब्धता: सभी',
    unique: 'कुछ ख़ास',
    uniqueOrNot: 'कुछ ख़ास: सभी',
    inUnique: '“कुछ ख़ास” में',
    notInUnique: '“कुछ ख़ास” में नहीं',
    visibility: 'साइट पर',
    allVisibilities: 'साइट पर: सभी',
    sort: 'क्रम',
    shopOrder: 'दुकान का क्रम',
  },
  sorts: {
    newest: 'नए पहले',
    oldest: 'पुराने पहले',
    name: 'नाम के क्रम में',
    lowestPrice: 'कीमत, कम पहले',
    highestPrice: 'कीमत, ज़्यादा पहले',
    availability: 'उपलब्धता',
  },
  price: {
    from: 'कम से कम कीमत',
    to: 'ज़्यादा से ज़्यादा कीमत',
  },
  sheet: {
    filter: 'फ़िल्टर',
    filterWith: 'फ़िल्टर ({count, number})',
    title: 'फ़िल्टर और क्रम',
    close: 'बंद करें',
    clear: 'सब हटाएँ',
    show: '{count, number} प्रोडक्ट दिखाएँ',
  },
}
