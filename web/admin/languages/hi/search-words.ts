import type { searchWords as english } from '../en/search-words.ts'
import type { Translation } from '../translation.ts'

export const searchWords: Translation<typeof english> = {
  searchWords: {
    title: 'खोज में पहले से शामिल शब्द',
    lead: 'समूह का कोई भी शब्द खोजने पर बाकी शब्दों वाले प्रोडक्ट भी मिलते हैं। जो समूह आपकी दुकान के काम का नहीं, उसे बंद कर दें। <link>आपके अपने जोड़े हुए दूसरे नाम</link> पहले आते हैं।',
    find: 'शब्द खोजें',
    onlyOff: 'सिर्फ़ बंद समूह ({count, number})',
    all: '{all, number} समूह',
    found: '{count, plural, =0 {कोई समूह नहीं मिला।} other {{all, number} में से # समूह}}',
  },
  vocabularySection: {
    kinds: {
      furniture: 'फ़र्नीचर',
      room: 'कमरे',
      material: 'मटीरियल',
      colour: 'रंग',
      part: 'हिस्से',
      style: 'स्टाइल',
      seat: 'सीट',
      use: 'उपयोग',
    },
    count: '{count, plural, other {# समूह}}{off, plural, =0 {} other {, # बंद}}',
    includes: 'यह भी मिलता है: {titles}',
    near: 'फिर यह सुझाता है: {titles}',
  },
  useDisabledGroups: {
    off: '“{title}” बंद है।',
    on: '“{title}” चालू है।',
  },
}
