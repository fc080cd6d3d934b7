import type { photoImport as english } from '../../en/catalogue/photo-import.ts'
import type { Translation } from '../../translation.ts'

export const photoImport: Translation<typeof english> = {
  screen: {
    title: 'ફોટા પરથી પ્રોડક્ટ',
    here: 'ફોટા',
    skipped:
      '{count, plural, one {{names} ફોટો નથી, તેથી છોડી દીધી.} other {# ફાઇલો ફોટા નથી, તેથી છોડી દીધી: {names}.}}',
    notArrived:
      'ફોટા પહોંચ્યા નહીં, કારણ કે આ ફોન પર શેર કરવાનું હજી ચાલુ ન હતું. હવે ચાલુ છે: તેમને ફરી શેર કરો, અથવા અહીં પસંદ કરો.',
  },
  button: {
    fromPhotos: 'ફોટા પરથી',
  },
  picker: {
    label: 'ફોટા',
    reading: 'ફોટા વંચાઈ રહ્યા છે…',
    choose: 'ફોટા પસંદ કરો',
    orDrop: 'અથવા તેમને અહીં મૂકો, જેટલા જોઈએ તેટલા.',
    groups: 'એક જ પ્રોડક્ટના ફોટા સાથે રાખવામાં આવે છે. અપલોડ કરતાં પહેલાં તમે તેમને બદલી શકો છો.',
    hidden:
      'દરેક જૂથ એક છુપાવેલી પ્રોડક્ટ બને છે. પ્રકાશિત કરો ત્યારે જ મુલાકાતીઓને દેખાય છે, તેથી તમે અટકીને પછી આગળ વધી શકો છો.',
    names:
      '<code>walnut-jhoola-front.jpg</code> નામની ફાઇલ “Walnut jhoola” બને છે. સીધા કેમેરામાંથી આવેલા ફોટાનું નામ તમે જાતે આપો.',
  },
  groups: {
    label: 'ફોટાનાં જૂથ બનાવો',
    count: '{products, number} પ્રોડક્ટ માટે {photos, plural, one {# ફોટો} other {# ફોટા}}.',
    tap: 'જુદો પાડવા માટે ફોટા પર ટેપ કરો.',
    product: 'પ્રોડક્ટ {number, number}',
    splitOff: '{file} જુદો પાડો',
    cover: 'કવર',
    merge: 'પછીની સાથે ભેગી કરો',
    next: ', પ્રોડક્ટ {number, number}',
    onePerPhoto: 'દરેક ફોટાની એક પ્રોડક્ટ',
    addPhotos: 'ફોટા ઉમેરો',
    add: '{count, number} પ્રોડક્ટ ઉમેરો',
  },
  categoryOptions: {
    none: 'કોઈ કેટેગરી નહીં',
  },
  drafts: {
    failed: 'આ બ્રાઉઝરમાં કંઈક ગડબડ થઈ. ફરી પ્રયાસ કરો.',
    notAdded: 'તમારા ફોટામાંથી ન ઉમેરાયું: {names}. {reason}',
    notSaved: '{name}ના ફેરફાર સચવાયા નથી. {reason}',
  },
  table: {
    label: 'નવી પ્રોડક્ટ',
    published: '{count, plural, one {# પ્રોડક્ટ પ્રકાશિત કરી.} other {# પ્રોડક્ટ પ્રકાશિત કરી.}}',
    categoryForAll: 'બધાની કેટેગરી',
    priceForAll: 'બધાની કિંમત',
    retryAll: 'બધા માટે ફરી પ્રયાસ કરો',
    publish: 'પ્રકાશિત કરો',
    publishAll: '{count, number} પ્રોડક્ટ પ્રકાશિત કરો',
    uploaded: '{count, number}માંથી {done, number} અપલોડ થઈ.',
    failed: '{count, plural, one {એક અપલોડ થઈ શકી નહીં.} other {# અપલોડ થઈ શકી નહીં.}}',
    allUploaded: 'બધી અપલોડ થઈ ગઈ, હજી છુપાવેલી છે.',
    allPublished: 'બધી પ્રકાશિત થઈ ગઈ.',
    somePublished: '{count, number} પ્રકાશિત.',
    unnamed: '{count, plural, one {એકનું નામ બાકી છે.} other {#નાં નામ બાકી છે.}}',
  },
  card: {
    unnamed: 'પ્રોડક્ટ {number, number}',
    name: 'પ્રોડક્ટ {number, number}નું નામ',
    product: 'પ્રોડક્ટ {number, number}',
    priceOf: '{name}ની કિંમત',
    price: 'કિંમત',
    categoryOf: '{name}ની કેટેગરી',
    waiting: 'રાહ જુએ છે…',
    uploading: 'અપલોડ થાય છે',
    uploadingOf: '{name} અપલોડ થાય છે',
    tryAgain: 'ફરી પ્રયાસ કરો',
    tryAgainOf: 'ફરી પ્રયાસ કરો: {name}',
    publish: 'પ્રકાશિત કરો',
    publishOf: '{name} પ્રકાશિત કરો',
    published: 'પ્રકાશિત',
  },
}
