import type { filters as english } from '../../en/catalogue/filters.ts'
import type { Translation } from '../../translation.ts'

export const filters: Translation<typeof english> = {
  search: {
    label: 'પ્રોડક્ટ શોધો',
    placeholder: 'નામ, ટેગ, મટીરિયલ શોધો',
  },
  fields: {
    category: 'કેટેગરી',
    allCategories: 'બધી કેટેગરી',
    availability: 'ઉપલબ્ધતા',
    allAvailabilities: 'ઉપલબ્ધતા: બધી',
    unique: 'કંઈક ખાસ',
    uniqueOrNot: 'કંઈક ખાસ: બધી',
    inUnique: '“કંઈક ખાસ”માં',
    notInUnique: '“કંઈક ખાસ”માં નહીં',
    visibility: 'સાઇટ પર',
    allVisibilities: 'સાઇટ પર: બધી',
    sort: 'ક્રમ',
    shopOrder: 'દુકાનનો ક્રમ',
  },
  sorts: {
    newest: 'નવી પહેલાં',
    oldest: 'જૂની પહેલાં',
    name: 'નામ પ્રમાણે',
    lowestPrice: 'કિંમત, ઓછી પહેલાં',
    highestPrice: 'કિંમત, વધુ પહેલાં',
    availability: 'ઉપલબ્ધતા',
  },
  price: {
    from: 'ઓછામાં ઓછી કિંમત',
    to: 'વધુમાં વધુ કિંમત',
  },
  sheet: {
    filter: 'ફિલ્ટર',
    filterWith: 'ફિલ્ટર ({count, number})',
    title: 'ફિલ્ટર અને ક્રમ',
    close: 'બંધ કરો',
    clear: 'બધું દૂર કરો',
    show: '{count, number} પ્રોડક્ટ બતાવો',
  },
}
