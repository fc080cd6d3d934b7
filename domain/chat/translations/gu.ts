import { referenceWords } from '../../enquiry/reference-words.ts'
import type { ChatTranslation } from '../chat-words.ts'

const card = 'નમસ્તે, મારે આ ખરીદવું છે:\n{name}\n{link}\nઆભાર!'
const shortlist = 'નમસ્તે, મને આ ગમે છે:\n{products}\nઆભાર!'

export const chatWords: ChatTranslation = {
  templates: {
    product: [
      'નમસ્તે, મારે આનો ઓર્ડર આપવો છે:',
      'નામ: {name}',
      'વર્ણન: {description}',
      'કેટેગરી: {category}',
      'ટેગ: {tags}',
      'માપ: લંબાઈ {length}, પહોળાઈ {width}, ઊંચાઈ {height}',
      'મટીરિયલ: {material}',
      '{choices}',
      'કિંમત: {price}',
      'લિંક: {link}',
    ].join('\n'),
    card,
    sold: 'નમસ્તે, મેં આ પ્રોડક્ટ જોઈ, જે વેચાઈ ગઈ છે:\n{name}\n{link}\nશું તમે આવી જ બીજી બનાવી શકો? આભાર!',
    customSize: 'મારે આ બીજા માપમાં જોઈએ છે: {name}\n{link}',
    shortlist,
    message: '{message}',
    header: '',
  },
  card,
  shortlist,
  wish: 'નમસ્તે, મારે આ જોઈએ છે: {words}',
  question: 'નમસ્તે, મારે આ પ્રોડક્ટ વિશે પૂછવું છે:\n{link}\nઆભાર!',
  product: 'પ્રોડક્ટ',
  more: '… અને બીજી {count}',
  reference: referenceWords.gu,
  length: 'લંબાઈ',
  width: 'પહોળાઈ',
  height: 'ઊંચાઈ',
  missing: {
    description: 'વર્ણન નથી',
    category: 'જણાવ્યું નથી',
    tags: 'કોઈ ટેગ નથી',
    size: 'જણાવ્યું નથી',
    length: '–',
    width: '–',
    height: '–',
    material: 'જણાવ્યું નથી',
  },
}
