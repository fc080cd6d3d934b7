import type { rooms as english } from '../../en/catalogue/rooms.ts'
import type { Translation } from '../../translation.ts'

export const rooms: Translation<typeof english> = {
  form: {
    title: 'રૂમ',
    saved: 'રૂમ “{name}” સચવાયો.',
  },
  list: {
    lead: 'રૂમના ફોટા, જેના પર તમારી પ્રોડક્ટનાં નિશાન છે, આ ક્રમમાં.',
    edit: 'બદલો',
    deletion: 'તે તમારી સાઇટ પરથી તરત જતો રહેશે.',
    none: 'હજી કોઈ રૂમ નથી',
    noneHint:
      'તમારો પહેલો રૂમ ઉમેરો: ફોટો અપલોડ કરો, તેમાં દેખાતી પ્રોડક્ટ પર ક્લિક કરો અને તેને પસંદ કરો. જ્યાં સુધી કોઈ રૂમ નથી, ત્યાં સુધી આ વિભાગ છુપાયેલો રહે છે.',
    marks:
      '{count, plural, =0 {કોઈ પ્રોડક્ટ પર નિશાન નથી} one {# પ્રોડક્ટ પર નિશાન} other {# પ્રોડક્ટ પર નિશાન}}',
    hiddenMarks:
      'છુપાવેલ, {count, plural, =0 {કોઈ પ્રોડક્ટ પર નિશાન નથી} one {# પ્રોડક્ટ પર નિશાન} other {# પ્રોડક્ટ પર નિશાન}}',
  },
}
