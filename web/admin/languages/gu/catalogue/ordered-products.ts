import type { orderedProducts as english } from '../../en/catalogue/ordered-products.ts'
import type { Translation } from '../../translation.ts'

export const orderedProducts: Translation<typeof english> = {
  changes: {
    added: '“{list}”માં {name} ઉમેરી.',
    removed: '“{list}”માંથી {name} દૂર કરી.',
    moved: '{name}: જગ્યા બદલાઈ.',
  },
  list: {
    removeFrom: '{name}ને “{list}”માંથી દૂર કરો',
    remove: 'દૂર કરો',
  },
  category: {
    products: 'પ્રોડક્ટ',
    lead: 'મુલાકાતીઓને દેખાય છે એ જ ક્રમમાં. અહીંના ફેરફાર “સાચવો” દબાવ્યા વગર તરત સચવાય છે.',
    none: 'હજી કોઈ પ્રોડક્ટ નથી.',
    showAll: '{count, plural, one {# પ્રોડક્ટ બતાવો} other {બધી # પ્રોડક્ટ બતાવો}}',
    noCategory: 'કોઈ કેટેગરી નહીં',
    inCategory: '{name}માં',
  },
  unique: {
    title: 'કંઈક ખાસ',
    lead: 'હોમ પેજ પર ગોળ ફોટા, આ જ ક્રમમાં. ફેરફાર તરત સચવાય છે.',
    notFound: 'હજી કોઈ પ્રોડક્ટ નથી',
    addFirst: 'તમને જેના પર સૌથી વધુ ગર્વ છે તે પ્રોડક્ટ ઉમેરો.',
  },
}
