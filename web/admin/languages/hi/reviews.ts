import type { reviews as english } from '../en/reviews.ts'
import type { Translation } from '../translation.ts'

export const reviews: Translation<typeof english> = {
  reviews: {
    lead: 'ग्राहक क्या कहते हैं, प्रोडक्ट पेज पर दिखता है।',
    none: 'अभी कोई रिव्यू नहीं',
    noneHint: 'ग्राहक ने जो कहा और जिस प्रोडक्ट के बारे में कहा, वह जोड़ें।',
    deleteTitle: '“{name}” का रिव्यू डिलीट करें?',
    deleteText: 'यह प्रोडक्ट पेज से तुरंत हट जाएगा। {days, number} दिन तक आप इसे ट्रैश से वापस ला सकते हैं।',
    deleted: 'रिव्यू डिलीट किया गया।',
  },
  reviewTable: {
    product: 'प्रोडक्ट',
    customer: 'ग्राहक',
    rating: 'रेटिंग',
    comment: 'टिप्पणी',
    added: 'कब जोड़ा',
    actions: 'काम',
    deletedProduct: 'डिलीट किया गया प्रोडक्ट',
    stars: '5 में से {rating, number}',
    name: '{name} का रिव्यू',
    edit: 'बदलें',
    delete: 'डिलीट करें',
  },
}
