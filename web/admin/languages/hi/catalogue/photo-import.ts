import type { photoImport as english } from '../../en/catalogue/photo-import.ts'
import type { Translation } from '../../translation.ts'

export const photoImport: Translation<typeof english> = {
  screen: {
    title: 'फ़ोटो से प्रोडक्ट',
    here: 'फ़ोटो',
    skipped:
      '{count, plural, one {{names} फ़ोटो नहीं है, इसलिए छोड़ दी गई।} other {# फ़ाइलें फ़ोटो नहीं हैं, इसलिए छोड़ दी गईं: {names}।}}',
    notArrived:
      'फ़ोटो नहीं पहुँचीं, क्योंकि इस फ़ोन पर शेयर करना अभी चालू नहीं था। अब चालू है: उन्हें फिर से शेयर करें, या यहाँ चुनें।',
  },
  button: {
    fromPhotos: 'फ़ोटो से',
  },
  picker: {
    label: 'फ़ोटो',
    reading: 'फ़ोटो पढ़ी जा रही हैं…',
    choose: 'फ़ोटो चुनें',
    orDrop: 'या उन्हें खींचकर यहाँ डालें, जितनी चाहें।',
    groups: 'एक ही प्रोडक्ट की फ़ोटो एक साथ रखी जाती हैं। अपलोड करने से पहले आप इन्हें बदल सकते हैं।',
    hidden:
      'हर समूह एक छिपा हुआ प्रोडक्ट बनता है। प्रकाशित करने पर ही विज़िटर को दिखता है, इसलिए आप रुककर बाद में जारी रख सकते हैं।',
    names:
      '<code>walnut-jhoola-front.jpg</code> नाम की फ़ाइल “Walnut jhoola” बनती है। सीधे कैमरे से आई फ़ोटो का नाम आप ख़ुद रखें।',
  },
  groups: {
    label: 'फ़ोटो के समूह बनाएँ',
    count: '{products, number} प्रोडक्ट के लिए {photos, number} फ़ोटो।',
    tap: 'अलग करने के लिए फ़ोटो पर टैप करें।',
    product: 'प्रोडक्ट {number, number}',
    splitOff: '{file} अलग करें',
    cover: 'कवर',
    merge: 'अगले से मिलाएँ',
    next: ', प्रोडक्ट {number, number}',
    onePerPhoto: 'हर फ़ोटो का एक प्रोडक्ट',
    addPhotos: 'फ़ोटो जोड़ें',
    add: '{count, number} प्रोडक्ट जोड़ें',
  },
  categoryOptions: {
    none: 'कोई कैटेगरी नहीं',
  },
  drafts: {
    failed: 'इस ब्राउज़र में कुछ गड़बड़ हो गई। फिर से कोशिश करें।',
    notAdded: 'आपकी फ़ोटो से नहीं जोड़े गए: {names}। {reason}',
    notSaved: '{name} के बदलाव सेव नहीं हुए। {reason}',
  },
  table: {
    label: 'नए प्रोडक्ट',
    published: '{count, plural, one {# प्रोडक्ट प्रकाशित किया गया।} other {# प्रोडक्ट प्रकाशित किए गए।}}',
    categoryForAll: 'सभी की कैटेगरी',
    priceForAll: 'सभी की कीमत',
    retryAll: 'सभी फिर से करें',
    publish: 'प्रकाशित करें',
    publishAll: '{count, number} प्रोडक्ट प्रकाशित करें',
    uploaded: 'अपलोड हुए: {count, number} में से {done, number}।',
    failed: '{count, plural, one {# अपलोड नहीं हो सका।} other {# अपलोड नहीं हो सके।}}',
    allUploaded: 'सभी अपलोड हो गए, अभी छिपे हुए हैं।',
    allPublished: 'सभी प्रकाशित हो गए।',
    somePublished: '{count, number} प्रकाशित।',
    unnamed: '{count, plural, one {# का नाम बाकी है।} other {# के नाम बाकी हैं।}}',
  },
  card: {
    unnamed: 'प्रोडक्ट {number, number}',
    name: 'प्रोडक्ट {number, number} का नाम',
    product: 'प्रोडक्ट {number, number}',
    priceOf: '{name} की कीमत',
    price: 'कीमत',
    categoryOf: '{name} की कैटेगरी',
    waiting: 'इंतज़ार में…',
    uploading: 'अपलोड हो रहा है',
    uploadingOf: 'अपलोड हो रहा है: {name}',
    tryAgain: 'फिर से कोशिश करें',
    tryAgainOf: 'फिर से कोशिश करें: {name}',
    publish: 'प्रकाशित करें',
    publishOf: '{name} प्रकाशित करें',
    published: 'प्रकाशित',
  },
}
