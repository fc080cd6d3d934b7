import type { categories as english } from '../../en/catalogue/categories.ts'
import type { Translation } from '../../translation.ts'

export const categories: Translation<typeof english> = {
  list: {
    title: 'કેટેગરી',
    lead: 'તમારી દુકાનની કેટેગરી, મુલાકાતીઓને દેખાય છે એ જ ક્રમમાં.',
    unnamed: 'નામ વગરની કેટેગરી',
    edit: 'બદલો',
    products: 'પ્રોડક્ટ',
    printSheet: 'પ્રિન્ટ શીટ',
    viewOnSite: 'સાઇટ પર જુઓ',
    deletion: 'તે તમારી સાઇટ પરથી તરત જતી રહેશે.',
    deletionWithTrash:
      'તે તમારી સાઇટ પરથી તરત જતી રહેશે. {days, number} દિવસ સુધી તમે તેને ટ્રેશમાંથી પાછી લાવી શકો છો.',
    notFound: 'હજી કોઈ કેટેગરી નથી',
    addFirst: 'તમારી પહેલી કેટેગરી ઉમેરો: એક નામ અને એક ફોટો, જેમ કે “ઇન્ડોર હીંચકા”.',
  },
  form: {
    title: 'કેટેગરી',
    add: 'કેટેગરી ઉમેરો',
    edit: 'કેટેગરી બદલો',
    saved: 'કેટેગરી સચવાઈ.',
  },
  deleteDialog: {
    title: '“{name}” કાઢી નાખવી છે?',
    delete: 'કાઢી નાખો',
    moveAndDelete: 'ખસેડો અને કાઢી નાખો',
    chooseFirst: 'તેની પ્રોડક્ટ ક્યાં જશે તે પસંદ કરો.',
    deleted: 'કેટેગરી “{name}” કાઢી નાખી.',
    notDeleted: '“{name}” કાઢી નાખી નથી.',
    moveTo: '{count, plural, one {તેની પ્રોડક્ટ અહીં ખસેડો} other {તેની # પ્રોડક્ટ અહીં ખસેડો}}',
    choose: 'કેટેગરી પસંદ કરો',
    none: 'કોઈ કેટેગરી નહીં',
    willMove: '{count, plural, one {# પ્રોડક્ટ {category}માં જશે.} other {# પ્રોડક્ટ {category}માં જશે.}}',
    moved: '{count, plural, one {# પ્રોડક્ટ {category}માં ખસેડી.} other {# પ્રોડક્ટ {category}માં ખસેડી.}}',
    stayLive: '{count, number} પ્રોડક્ટ કેટેગરી વગર પ્રકાશિત રહેશે.',
    stay: '{count, number} પ્રોડક્ટ કેટેગરી વગર રહેશે, તેમાંથી {live, number} પ્રકાશિત.',
    partlyMoved: '{count, number}માંથી {moved, number} પ્રોડક્ટ ખસેડી.',
  },
}
