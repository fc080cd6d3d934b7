import type { productForm as english } from '../../en/catalogue/product-form.ts'
import type { Translation } from '../../translation.ts'

export const productForm: Translation<typeof english> = {
  form: {
    title: 'પ્રોડક્ટ',
    add: 'પ્રોડક્ટ ઉમેરો',
    edit: 'પ્રોડક્ટ બદલો',
    failed: 'પ્રોડક્ટ સાચવી શકાઈ નહીં. ફરી પ્રયાસ કરો.',
    saved: 'પ્રોડક્ટ સચવાઈ.',
    savedWithGaps: 'પ્રોડક્ટ સચવાઈ. મુલાકાતીઓ માટે આ ખૂટે છે: {details}.',
  },
  missingDetails: {
    lead: 'મુલાકાતીઓ માટે {count, plural, one {# બાબત ખૂટે છે:} other {# બાબતો ખૂટે છે:}}',
  },
  details: {
    photos: 'ફોટા',
    altText: 'ફોટાનું વર્ણન',
    name: 'નામ',
    price: 'કિંમત',
    category: 'કેટેગરી',
    size: 'માપ',
    material: 'મટીરિયલ',
    description: 'વર્ણન',
  },
}
