import type { translations as english } from '../en/translations.ts'
import type { Translation } from '../translation.ts'

export const translations: Translation<typeof english> = {
  translations: {
    title: 'અનુવાદ',
    lead: 'તમારી સાઇટનો કેટલો અનુવાદ થયો છે, અને હવે શું કરવું.',
    languages: 'ભાષાઓ',
    progress: '{total, number}માંથી {translated, number} ટેક્સ્ટ',
    outdated: '{count, plural, one {#નું મૂળ ટેક્સ્ટ બદલાયું છે} other {#નાં મૂળ ટેક્સ્ટ બદલાયાં છે}}',
    done: 'બધાનો અનુવાદ થઈ ગયો છે.',
    published: 'પ્રકાશિત',
    publishedOf: 'પ્રકાશિત: {language}',
    hidden: 'છુપાવેલી',
    next: 'પછીનો બાકી અનુવાદ',
    nextOf: '{language}માં પછીનો બાકી અનુવાદ',
    turnedOn: '{language} પ્રકાશિત છે. મુલાકાતીઓ હવે તેને પસંદ કરી શકે છે.',
    turnedOff: '{language} છુપાવી છે. તેના અનુવાદ રહેશે.',
    addLanguage: 'ભાષા ઉમેરો',
    oneTitle: 'તમારી સાઇટ એક જ ભાષામાં છે',
    oneText:
      'સેટિંગ્સમાં ભાષા ઉમેરો. પછી દરેક ફોર્મમાં અનુવાદ માટે ભાષા પસંદ કરી શકાય છે, અને અહીં દેખાય છે કે શું બાકી છે.',
    oneTextForEditors:
      'માલિક સેટિંગ્સમાં ભાષાઓ ઉમેરે છે. પછી દરેક ફોર્મમાં અનુવાદ માટે ભાષા પસંદ કરી શકાય છે, અને અહીં દેખાય છે કે શું બાકી છે.',
    gaps: 'શું બાકી છે',
    language: 'ભાષા',
    none: 'અનુવાદ માટે કંઈ બાકી નથી.',
    missing: 'અનુવાદ થયો નથી: {fields}',
    changed: 'મૂળ ટેક્સ્ટ બદલાયું છે: {fields}',
    untitled: 'નામ વગર: {type}',
    more: '… અને {count, number} બાકી.',
    spreadsheet: 'સ્પ્રેડશીટમાં',
    spreadsheetHint:
      'તમારી પ્રોડક્ટની CSV ફાઇલમાં દરેક ભાષાની કોલમ હોય છે, જેમ કે name@gu. તે ભરીને ફરી ઇમ્પોર્ટ કરો; સાચવતાં પહેલાં દરેક ફેરફાર દેખાય છે.',
    exportProducts: 'પ્રોડક્ટ એક્સપોર્ટ કરો',
    importProducts: 'પ્રોડક્ટ ઇમ્પોર્ટ કરો',
  },
}
