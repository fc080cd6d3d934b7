import type { choices as english } from '../../en/catalogue/choices.ts'
import type { Translation } from '../../translation.ts'

export const choices: Translation<typeof english> = {
  form: {
    title: 'विकल्प',
    saved: 'विकल्प “{name}” सेव किया गया।',
  },
  list: {
    lead: 'वह जो विज़िटर पूछने से पहले चुनते हैं, जैसे कपड़ा। हर विकल्प यहाँ रहता है और कई प्रोडक्ट पर दिया जा सकता है।',
    isFilter: 'दुकान में फ़िल्टर',
    edit: 'बदलें',
    offer: 'प्रोडक्ट पर दें',
    deletion: 'यह आपकी साइट से तुरंत हट जाएगा।',
    notFound: 'अभी कोई विकल्प नहीं',
    addFirst:
      'अपना पहला विकल्प जोड़ें, जैसे “कपड़ा” और हर सैंपल की फ़ोटो। फिर प्रोडक्ट चुनें और उसे एक साथ सभी पर दें।',
    measure: '{kind}, {min} से {max} {unit}',
    values: '{kind}, {count, number} वैल्यू',
    valuesWithHidden: '{kind}, {count, number} वैल्यू, {hidden, number} छिपी',
    usedNowhere: 'अभी किसी प्रोडक्ट पर नहीं',
    usedBy: '{count, number} प्रोडक्ट पर',
  },
  offerDialog: {
    title: '{count, number} प्रोडक्ट में विकल्प जोड़ें',
    noneYet: 'अभी कोई विकल्प नहीं है। <link>एक जोड़ें</link>, जैसे कपड़ा और उसके सैंपल।',
    choice: 'विकल्प',
    pick: 'एक चुनें',
    replaces: 'जिन प्रोडक्ट पर {name} पहले से है, उन पर अब ये वैल्यू आ जाएँगी।',
    cancel: 'रद्द करें',
    offer: 'दें',
    values: '{name} की वैल्यू',
    all: 'सभी {count, number}, और बाद में जोड़ी गई भी',
    hidden: 'छिपी हुई',
  },
  offerChanges: {
    restored: 'विकल्प वापस लाए गए।',
    offered: '{count, number} प्रोडक्ट में “{name}” विकल्प जोड़ा गया।',
    hadBefore: 'इनमें से {count, number} पर यह पहले से था।',
  },
  preview: {
    title: 'विज़िटर को क्या दिखता है',
    noName: 'विकल्प का नाम',
    noValues: 'इसकी वैल्यू यहाँ दिखेंगी।',
    unnamedValue: 'बिना नाम',
    notAvailable: 'अभी उपलब्ध नहीं',
    noBounds: 'इकाई चुनें और दोनों सीमाएँ लिखें।',
    measure: 'विज़िटर {min} से {max} तक का नाप लिखते हैं। आपके मैसेज में यह दोनों इकाइयों में आता है।',
  },
}
