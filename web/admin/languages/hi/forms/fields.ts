import type { fields as english } from '../../en/forms/fields.ts'
import type { Translation } from '../../translation.ts'

export const fields: Translation<typeof english> = {
  valueWords: {
    leftOut: '{label}: छोड़ दिया',
    changed: '{label}: “{text}”',
    notAccepted: 'स्वीकार नहीं हुई',
  },
  lastSaved: {
    notYet: 'अभी नहीं',
    savedBy: '<when></when>, {name}',
  },
  leaveGuard: {
    title: 'कुछ बदलाव सहेजे नहीं गए हैं',
    lost: 'अभी बाहर जाएँगे तो <b>{name}</b> में किए बदलाव मिट जाएँगे।',
    leave: 'बिना सहेजे जाएँ',
    keepEditing: 'बदलाव जारी रखें',
    save: 'सहेजें',
  },
  productNames: {
    unnamed: 'बिना नाम का प्रोडक्ट',
  },
  restoredNote: {
    restored: 'आपके बिना सहेजे बदलाव (<when></when>) वापस आ गए हैं। फ़ाइलें फिर से चुनें।',
    discard: 'इन्हें छोड़ें',
  },
  saveBar: {
    label: 'सहेजें',
    discard: 'बदलाव छोड़ें',
    saveAndAddAnother: 'सहेजें और एक और जोड़ें',
    toCorrect: '{count, number} फ़ील्ड ठीक करें',
    stop: 'अपलोड रोकें',
    saving: 'सहेज रहे हैं …',
    uploading: 'अपलोड हो रहा है, {percent} %',
    unsaved: 'बिना सहेजे बदलाव',
  },
  sectionIndex: {
    label: 'इस पेज पर',
    lastSaved: 'पिछली बार सहेजा',
  },
  recordForm: {
    stopped: 'अपलोड रोक दिया गया। कुछ भी सहेजा नहीं गया।',
    savedInPart: 'सहेजा गया। इसके बाद किए गए बदलाव अभी नहीं सहेजे गए हैं।',
  },
}
