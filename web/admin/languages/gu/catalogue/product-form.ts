import type { productForm as english } from '../../en/catalogue/product-form.ts'
import type { Translation } from '../../translation.ts'

export const productForm: Translation<typeof english> = {
  form: {
    title: 'પ્રોડક્ટ',
    add: 'પ્રોડક્ટ ઉમેરો',
    edit: 'પ્રોડક્ટ બદલો',
    failed: 'પ્રોડક્ટ સાચવી શકાયો નહીં. કૃપા કરીને ફરી પ્રયાસ કરો.',
    saved: 'પ્રોડક્ટ સચવાયો.',
    savedWithGaps: 'પ્રોડક્ટ સચવાયો. મુલાકાતીઓને આની ખોટ લાગશે: {details}.',
  },
  missingDetails: {
    lead: 'મુલાકાતીઓને {count, plural, one {# બાબતની ખોટ લાગશે:} other {# બાબતોની ખોટ લાગશે:}}',
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
