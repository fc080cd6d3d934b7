import type { languages as english } from '../../en/forms/languages.ts'
import type { Translation } from '../../translation.ts'

export const languages: Translation<typeof english> = {
  switch: {
    label: 'ભાષા',
    default: 'મૂળ ટેક્સ્ટ',
    complete: 'પૂરું',
    missing: '{missing, plural, other {# બાકી}}',
    outdated: '{outdated, plural, one {# જૂનું} other {# જૂનાં}}',
    missingAndOutdated:
      '{missing, plural, other {# બાકી}}, {outdated, plural, one {# જૂનું} other {# જૂનાં}}',
  },
  field: {
    missing: 'હજી અનુવાદ થયો નથી',
    outdated: 'મૂળ ટેક્સ્ટ ત્યાર પછી બદલાયું છે',
    empty: 'અનુવાદ માટે કંઈ નથી: {language}માં ખાલી છે.',
    removed: 'હવે ખાલી છે',
    stillRight: 'હજી સાચું છે',
    stillRightOf: 'હજી સાચું છે: {label}',
    photo: 'ફોટો {number}',
  },
  texts: {
    find: 'ટેક્સ્ટ શોધો',
    onlyMissing: 'ફક્ત અનુવાદ વગરનાં ટેક્સ્ટ',
    none: 'આવું કોઈ ટેક્સ્ટ નથી.',
  },
  widget: {
    isDefault: 'ડિફોલ્ટ ભાષા',
    makeDefault: 'ડિફોલ્ટ બનાવો',
    makeDefaultOf: '{language}ને ડિફોલ્ટ ભાષા બનાવો',
    up: '{language}ને ઉપર ખસેડો',
    title: '{language}ને ડિફોલ્ટ ભાષા બનાવવી છે?',
    text: 'સાચવશો ત્યારે તમારી સાઇટનાં મુખ્ય વેબ સરનામાં {language}માં હશે, {before}નાં /{tag}થી શરૂ થશે, અને કોઈ ટેક્સ્ટ જશે નહીં: દરેક પોતાની ભાષામાં રહેશે.',
    confirm: 'ડિફોલ્ટ બનાવો',
    cancel: 'રદ કરો',
  },
}
