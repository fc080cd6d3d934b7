import type { reviews as english } from '../en/reviews.ts'
import type { Translation } from '../translation.ts'

export const reviews: Translation<typeof english> = {
  reviews: {
    lead: 'ગ્રાહકો શું કહે છે, પ્રોડક્ટ પેજ પર દેખાય છે.',
    none: 'હજી કોઈ રિવ્યુ નથી',
    noneHint: 'ગ્રાહકે જે કહ્યું અને જે પ્રોડક્ટ વિશે કહ્યું તે ઉમેરો.',
    deleteTitle: '“{name}”નો રિવ્યુ કાઢી નાખવો છે?',
    deleteText:
      'તે પ્રોડક્ટ પેજ પરથી તરત દૂર થઈ જશે. {days, number} દિવસ સુધી તમે તેને ટ્રેશમાંથી પાછો લાવી શકો છો.',
    deleted: 'રિવ્યુ કાઢી નાખ્યો.',
  },
  reviewTable: {
    product: 'પ્રોડક્ટ',
    customer: 'ગ્રાહક',
    rating: 'રેટિંગ',
    comment: 'ટિપ્પણી',
    added: 'ક્યારે ઉમેર્યો',
    actions: 'કામ',
    deletedProduct: 'કાઢી નાખેલી પ્રોડક્ટ',
    stars: '5માંથી {rating, number}',
    name: '{name}નો રિવ્યુ',
    edit: 'બદલો',
    delete: 'કાઢી નાખો',
  },
}
