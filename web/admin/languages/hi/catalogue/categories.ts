import type { categories as english } from '../../en/catalogue/categories.ts'
import type { Translation } from '../../translation.ts'

export const categories: Translation<typeof english> = {
  list: {
    title: 'कैटेगरी',
    lead: 'आपकी दुकान की कैटेगरी, उसी क्रम में जिसमें विज़िटर को दिखती हैं।',
    unnamed: 'बिना नाम की कैटेगरी',
    edit: 'बदलें',
    products: 'प्रोडक्ट',
    printSheet: 'प्रिंट शीट',
    viewOnSite: 'साइट पर देखें',
    deletion: 'यह आपकी साइट से तुरंत हट जाएगी।',
    deletionWithTrash:
      'यह आपकी साइट से तुरंत हट जाएगी। {days, number} दिन तक आप इसे ट्रैश से वापस ला सकते हैं।',
    notFound: 'अभी कोई कैटेगरी नहीं',
    addFirst: 'अपनी पहली कैटेगरी जोड़ें: एक नाम और एक फ़ोटो, जैसे “इनडोर झूले”।',
  },
  form: {
    title: 'कैटेगरी',
    add: 'कैटेगरी जोड़ें',
    edit: 'कैटेगरी बदलें',
    saved: 'कैटेगरी सेव की गई।',
  },
  deleteDialog: {
    title: '“{name}” डिलीट करें?',
    delete: 'डिलीट करें',
    moveAndDelete: 'ले जाकर डिलीट करें',
    chooseFirst: 'चुनें कि इसके प्रोडक्ट कहाँ जाएँगे।',
    deleted: 'कैटेगरी “{name}” डिलीट की गई।',
    notDeleted: 'कैटेगरी “{name}” डिलीट नहीं हुई।',
    moveTo: '{count, plural, one {इसका प्रोडक्ट यहाँ ले जाएँ} other {इसके # प्रोडक्ट यहाँ ले जाएँ}}',
    choose: 'कैटेगरी चुनें',
    none: 'कोई कैटेगरी नहीं',
    willMove:
      '{count, plural, one {# प्रोडक्ट {category} में जाएगा।} other {# प्रोडक्ट {category} में जाएँगे।}}',
    moved:
      '{count, plural, one {# प्रोडक्ट {category} में ले जाया गया।} other {# प्रोडक्ट {category} में ले जाए गए।}}',
    stayLive:
      '{count, plural, one {# प्रोडक्ट बिना कैटेगरी के प्रकाशित रहेगा।} other {# प्रोडक्ट बिना कैटेगरी के प्रकाशित रहेंगे।}}',
    stay: '{count, plural, one {# प्रोडक्ट बिना कैटेगरी के रहेगा (प्रकाशित: {live, number})।} other {# प्रोडक्ट बिना कैटेगरी के रहेंगे (प्रकाशित: {live, number})।}}',
    partlyMoved: 'ले जाए गए प्रोडक्ट: {count, number} में से {moved, number}।',
  },
}
