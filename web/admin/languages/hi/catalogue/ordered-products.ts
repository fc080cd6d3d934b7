import type { orderedProducts as english } from '../../en/catalogue/ordered-products.ts'
import type { Translation } from '../../translation.ts'

export const orderedProducts: Translation<typeof english> = {
  changes: {
    added: '{name} को “{list}” में जोड़ा गया।',
    removed: '{name} को “{list}” से हटाया गया।',
    moved: '{name} की जगह बदली गई।',
  },
  list: {
    removeFrom: '{name} को “{list}” से हटाएँ',
    remove: 'हटाएँ',
  },
  category: {
    products: 'प्रोडक्ट',
    lead: 'उसी क्रम में जिसमें विज़िटर को दिखते हैं। यहाँ के बदलाव “सेव करें” दबाए बिना तुरंत सेव हो जाते हैं।',
    none: 'अभी कोई प्रोडक्ट नहीं।',
    showAll: '{count, plural, one {# प्रोडक्ट दिखाएँ} other {सभी # प्रोडक्ट दिखाएँ}}',
    noCategory: 'कोई कैटेगरी नहीं',
    inCategory: '{name} में',
  },
  unique: {
    title: 'कुछ ख़ास',
    lead: 'होम पेज पर गोल फ़ोटो, इसी क्रम में। बदलाव तुरंत सेव हो जाते हैं।',
    notFound: 'अभी कोई प्रोडक्ट नहीं',
    addFirst: 'वे प्रोडक्ट जोड़ें जिन पर आपको सबसे ज़्यादा गर्व है।',
  },
}
