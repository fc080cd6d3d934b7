import type { productForm as english } from '../../en/catalogue/product-form.ts'
import type { Translation } from '../../translation.ts'

export const productForm: Translation<typeof english> = {
  form: {
    title: 'प्रोडक्ट',
    add: 'प्रोडक्ट जोड़ें',
    edit: 'प्रोडक्ट बदलें',
    failed: 'प्रोडक्ट सेव नहीं हो सका। फिर से कोशिश करें।',
    saved: 'प्रोडक्ट सेव किया गया।',
    savedWithGaps: 'प्रोडक्ट सेव किया गया। विज़िटर के लिए यह बाकी है: {details}।',
  },
  missingDetails: {
    lead: 'विज़िटर के लिए {count, plural, one {# चीज़ बाकी है:} other {# चीज़ें बाकी हैं:}}',
  },
  details: {
    photos: 'फ़ोटो',
    altText: 'फ़ोटो का विवरण',
    name: 'नाम',
    price: 'कीमत',
    category: 'कैटेगरी',
    size: 'साइज़',
    material: 'मटीरियल',
    description: 'विवरण',
  },
}
