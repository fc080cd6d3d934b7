import type { drafts as english } from '../../en/forms/drafts.ts'
import type { Translation } from '../../translation.ts'

export const drafts: Translation<typeof english> = {
  storedDraft: {
    kept: 'इस डिवाइस पर ड्राफ़्ट के रूप में रखा है।',
    keptWithoutFiles: 'इस डिवाइस पर ड्राफ़्ट के रूप में रखा है, चुनी हुई फ़ाइलों के बिना।',
    saved: 'सेव किया गया: {fields}।',
    restKept: 'सेव किया गया: {fields}। बाकी इस डिवाइस पर ड्राफ़्ट के रूप में रखा है।',
    restKeptWithoutFiles:
      'सेव किया गया: {fields}। बाकी इस डिवाइस पर ड्राफ़्ट के रूप में रखा है, चुनी हुई फ़ाइलों के बिना।',
    missing: 'अभी भरना बाकी है: <fields></fields>।',
  },
  conflict: {
    title: 'आप बदलाव कर रहे थे, तभी {people} ने इसे बदल दिया ({type})',
    saved: 'सेव करने का समय: <when></when>।',
    differentFields: 'आप दोनों ने अलग-अलग फ़ील्ड बदले हैं।',
    disputed:
      '{disputed, plural, one {# फ़ील्ड में फ़र्क है, क्योंकि आप दोनों ने उसे बदला} other {# फ़ील्ड में फ़र्क है, क्योंकि आप दोनों ने उन्हें बदला}}{others, plural, =0 {} other {; # और सिर्फ़ उन्होंने बदले}}।',
    choose: 'चुनें कि क्या रखना है। जो फ़ील्ड सिर्फ़ आपने बदले, उनमें आपका टेक्स्ट रहेगा।',
    field: 'फ़ील्ड',
    yours: 'आपका',
    theirs: 'उनका',
    theirsOf: '{name} का',
    side: '{owner}: ',
    both: 'आपने और {name} ने',
    bothAt: 'आपने और {name} ने, <when></when>',
    onlyThem: 'सिर्फ़ {name} ने',
    onlyThemAt: 'सिर्फ़ {name} ने, <when></when>',
    somebody: 'किसी और',
    somebodyFirst: 'किसी और',
    keepEditing: 'बदलाव जारी रखें',
    useTheirs: 'सब कुछ उनका रखें',
    useAllOf: 'सब कुछ {name} का रखें',
    saveChoice: 'मेरी पसंद सेव करें',
  },
  deleted: {
    title: 'आप बदलाव कर रहे थे, तभी इसे डिलीट कर दिया गया ({type})',
    gone: 'यह अब आपकी साइट पर नहीं है।',
    deletedNamed: '{who} ने <b>{name}</b> को डिलीट किया (<when></when>)।',
    deletedUnnamed: '{who} ने इसे डिलीट किया: {type} (<when></when>)।',
    somebody: 'किसी',
    restoreOrSave: 'आपके बदलाव बचे हुए हैं: इसे उनके साथ वापस लाएँ या उन्हें नया बनाकर सेव करें।',
    restoreOnly: 'आपके बदलाव बचे हुए हैं: इसे उनके साथ वापस लाएँ।',
    keepEditing: 'बदलाव जारी रखें',
    saveAsNew: 'नया बनाकर सेव करें',
    restore: 'मेरे बदलावों के साथ वापस लाएँ',
  },
  saveConflict: {
    fileFailed: 'इसकी कोई फ़ोटो या वीडियो नहीं खुल पाया। फिर से कोशिश करें।',
    notInTrash: 'यह अब ट्रैश में नहीं है। इसे नया बनाकर सेव करें।',
  },
  shownValue: {
    empty: 'ख़ाली',
    yes: 'हाँ',
    no: 'नहीं',
    none: 'कोई नहीं',
    defaultTexts: 'डिफ़ॉल्ट टेक्स्ट',
    video: 'एक वीडियो',
  },
}
